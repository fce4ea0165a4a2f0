import type { SoundAnalysis } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { energyAt, findPhrases } from './song.ts'

/** Shot lengths in the quietest and the loudest part, and the overall limits. */
export type Pace = { quietSeconds: number; loudSeconds: number; leastSeconds: number; mostSeconds: number }

/** The cost of a cut on a beat inside a bar, or off the beat, in squared fractions of the desired shot length. */
const INSIDE_BAR = 0.12
const OFF_BEAT = 0.6
/** The gain of a cut at a new section, or at the start of singing. */
const AT_SECTION = 0.5
const AT_PHRASE = 0.3
const NEAR_SECONDS = 0.3
/** Without beats, cuts may be on this grid. */
const GRID_SECONDS = 0.25

/** The cuts in frames, from 0 to the song's end, on beats if there are any. */
export function chooseCuts(song: SoundAnalysis, pace: Pace): number[] {
  const frames = Math.round(song.seconds * FRAMES_PER_SECOND)
  const seconds = song.beats.length > 3 ? beatCuts(song, pace) : evenCuts(song, pace)
  const inside = seconds.map(time => Math.round(time * FRAMES_PER_SECOND)).filter(cut => cut > 0 && cut < frames)
  return [0, ...new Set(inside), frames]
}

const wishedAt = (song: SoundAnalysis, seconds: number, { quietSeconds, loudSeconds }: Pace): number =>
  quietSeconds + (loudSeconds - quietSeconds) * energyAt(song, seconds)

/** Without a rhythm: divides every section equally. */
function evenCuts(song: SoundAnalysis, pace: Pace): number[] {
  const sections = song.sections.length > 0 ? song.sections : [{ fromSeconds: 0, toSeconds: song.seconds, energy: 0.5 }]
  const cuts: number[] = []
  for (const { fromSeconds, toSeconds } of sections) {
    const length = Math.min(toSeconds, song.seconds) - fromSeconds
    if (length <= 0) continue
    const wished = wishedAt(song, fromSeconds, pace)
    const count = Math.max(1, Math.min(Math.round(length / wished), Math.floor(length / pace.leastSeconds)))
    for (let at = 0; at < count; at++) cuts.push(fromSeconds + (length * at) / count)
  }
  // A section that is too short for a shot is joined with the previous one.
  return cuts.filter(
    (cut, at) =>
      cut > 0 && cut - Math.max(0, cuts[at - 1] ?? 0) >= pace.leastSeconds && song.seconds - cut >= pace.leastSeconds,
  )
}

type Place = { seconds: number; cost: number }

/** Finds the lowest-cost sequence of cuts over beats and other good positions. */
function beatCuts(song: SoundAnalysis, pace: Pace): number[] {
  const places = placesOf(song, pace)
  const best: { cost: number; from: number }[] = [{ cost: 0, from: -1 }]
  for (let to = 1; to < places.length; to++) {
    const end = places[to]!
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: to - 1 }
    for (let from = to - 1; from >= 0; from--) {
      const length = end.seconds - places[from]!.seconds
      if (length > pace.mostSeconds && cheapest.cost < Number.POSITIVE_INFINITY) break
      const wished = wishedAt(song, places[from]!.seconds + length / 2, pace)
      const missed = (length - wished) / wished
      // Lengths outside the limits are used only without an alternative, such as at the end of a very short song.
      const isOut = length < pace.leastSeconds - 0.02 || length > pace.mostSeconds + 0.02
      const cost = best[from]!.cost + missed * missed + end.cost + (isOut ? 100 : 0)
      if (cost < cheapest.cost) cheapest = { cost, from }
      if (length > pace.mostSeconds * 2) break
    }
    best.push(cheapest)
  }
  const cuts: number[] = []
  for (let at = best[places.length - 1]!.from; at > 0; at = best[at]!.from) cuts.unshift(places[at]!.seconds)
  return cuts
}

function placesOf(song: SoundAnalysis, pace: Pace): Place[] {
  const bars = new Set(song.downbeats)
  const borders = song.sections.slice(1).map(({ fromSeconds }) => fromSeconds)
  const breaths = findPhrases(song).map(({ fromSeconds }) => fromSeconds)
  const isNear = (list: readonly number[], seconds: number): boolean =>
    list.some(time => Math.abs(time - seconds) < NEAR_SECONDS)
  const beats = song.beats
    .filter(beat => beat > 0.05 && beat < song.seconds - 0.05)
    .map(seconds => ({
      seconds,
      cost:
        (bars.size === 0 || bars.has(seconds) ? 0 : INSIDE_BAR) -
        (isNear(borders, seconds) ? AT_SECTION : 0) -
        (isNear(breaths, seconds) ? AT_PHRASE : 0),
    }))
  const ends = [0, ...beats.map(({ seconds }) => seconds), song.seconds]
  const fillers = ends.slice(1).flatMap((to, at) => {
    const from = ends[at]!
    if (to - from <= Math.max(1.2, pace.leastSeconds)) return []
    return Array.from({ length: Math.floor((to - from) / GRID_SECONDS) }, (_, step) => ({
      seconds: from + (step + 1) * GRID_SECONDS,
      cost: OFF_BEAT,
    })).filter(({ seconds }) => to - seconds > GRID_SECONDS)
  })
  return [
    { seconds: 0, cost: 0 },
    ...[...beats, ...fillers].sort((a, b) => a.seconds - b.seconds),
    { seconds: song.seconds, cost: 0 },
  ]
}
