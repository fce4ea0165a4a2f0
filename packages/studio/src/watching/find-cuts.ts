import type { WatchedShot } from '@kinora/media/engine/contract'
import { differenceAfter, findMotion, type Motion } from './find-motion.ts'
import { brightnessOf, differenceBetween, shrinkFrame, type SmallFrame } from './small-frame.ts'

/** A change of shot: the first frame of the new shot, the transition, and its frames. */
export type Cut = { frame: number; kind: WatchedShot['transition']; frames: number }

// A cut has a larger difference than this, and than this multiple of its neighbours'.
const [CUT, TIMES] = [0.045, 2.6]
// The number of neighbouring frames.
const AROUND = 4
// Darker frames are black.
const BLACK = 0.045
// Frames of a dissolve: shorter is a cut, longer a change of light.
const [SHORTEST_MIX, LONGEST_MIX] = [5, 26]
const MIXED = 0.06
// The largest distance of the middle from the mean of both ends, as a share of their difference.
const UNMIXED = 0.3
// The speed of a whip pan, as a share of the frame's width between two frames.
const WHIP = 0.055
/** Shorter shots are flashes. */
export const SHORTEST_SHOT = 6

/** The cuts of a clip, in order. */
export function findCuts(frames: readonly SmallFrame[]): Cut[] {
  const moved = frames.map((frame, at) => (at === 0 ? STANDS : findMotion(frames[at - 1]!, frame)))
  const fades = findFades(frames)
  const found = [...fades, ...findHardCuts(frames, stepsOf(frames, moved))]
  const all = [...found, ...findDissolves(frames, found)].toSorted((a, b) => a.frame - b.frame)
  // Of two cuts with a flash between them, the first.
  return all.filter(
    ({ frame }, at) =>
      frame >= SHORTEST_SHOT &&
      frame <= frames.length - SHORTEST_SHOT &&
      (at === 0 || frame - all[at - 1]!.frame >= SHORTEST_SHOT),
  )
}

const STANDS: Motion = { right: 0, down: 0, grown: 0 }

/** The new content of each frame relative to the previous one; pure motion counts little. */
const stepsOf = (frames: readonly SmallFrame[], moved: readonly Motion[]): number[] =>
  frames.map((frame, at) => {
    const before = frames[at - 1]
    if (!before) return 0
    const step = differenceBetween(before, frame)
    return step < CUT ? step : Math.min(step, differenceAfter(moved[at]!, before, frame))
  })

function findHardCuts(frames: readonly SmallFrame[], steps: readonly number[]): Cut[] {
  const cuts: Cut[] = []
  for (let at = 1; at < frames.length; at++) {
    const around = [...steps.slice(Math.max(1, at - AROUND), at), ...steps.slice(at + 1, at + 1 + AROUND)].toSorted(
      (a, b) => a - b,
    )
    const usual = around[Math.floor(around.length / 2)] ?? 0
    const isPeak = steps[at]! >= Math.max(...around, 0)
    if (!isPeak || steps[at]! < CUT || steps[at]! < TIMES * usual) continue
    // With black on one side, it is part of a fade.
    if (brightnessOf(frames[at]!) < BLACK || brightnessOf(frames[at - 1]!) < BLACK) continue
    const way = whipAt(frames, at)
    cuts.push(way ? { frame: at, kind: 'whip', frames: 8 } : { frame: at, kind: 'cut', frames: 0 })
  }
  return cuts
}

/** True if there is a whip pan just before or after the cut. */
function whipAt(frames: readonly SmallFrame[], at: number): boolean {
  const pairs = [
    [at - 3, at - 2],
    [at - 2, at - 1],
    [at, at + 1],
    [at + 1, at + 2],
  ] as const
  return pairs.some(([one, other]) => {
    const [from, to] = [frames[one], frames[other]]
    return from !== undefined && to !== undefined && Math.abs(findMotion(from, to).right) > WHIP
  })
}

/** Black between two shots, with the frames of the fades. */
function findFades(frames: readonly SmallFrame[]): Cut[] {
  const light = frames.map(brightnessOf)
  const cuts: Cut[] = []
  for (let at = 1; at < frames.length; at++) {
    if (light[at]! >= BLACK || light[at - 1]! < BLACK) continue
    let end = at
    while (end < frames.length && light[end]! < BLACK) end++
    if (end === frames.length) break
    let [from, to] = [at, end]
    while (from > 1 && light[from - 1]! > light[from]! + 0.004 && at - from < LONGEST_MIX) from--
    while (to < frames.length - 1 && light[to + 1]! > light[to]! + 0.004 && to - end < LONGEST_MIX) to++
    cuts.push({ frame: Math.round((at + end) / 2), kind: 'fade', frames: Math.max(4, to - from) })
    at = to
  }
  return cuts
}

/** A dissolve: both ends differ, and every frame between is a mixture of both. */
function findDissolves(large: readonly SmallFrame[], known: readonly Cut[]): Cut[] {
  const frames = large.map(shrinkFrame)
  const cuts: Cut[] = []
  for (let from = 0; from + SHORTEST_MIX < frames.length; from++) {
    let best: { length: number; score: number } | undefined
    for (let length = SHORTEST_MIX; length <= LONGEST_MIX && from + length < frames.length; length += 1) {
      if (known.some(({ frame, frames: own }) => frame + own / 2 > from && frame - own / 2 <= from + length)) break
      const apart = differenceBetween(frames[from]!, frames[from + length]!)
      if (apart < MIXED || !isMixed(frames, from, length, apart)) continue
      const score = apart / length ** 0.3
      if (!best || score > best.score) best = { length, score }
    }
    if (!best || isMove(large, from, best.length)) continue
    const { from: first, frames: long } = trimmed(frames, from, best.length)
    cuts.push({ frame: first + Math.round(long / 2), kind: 'dissolve', frames: long })
    from += best.length
  }
  return cuts
}

// The largest remainder after compensating a camera move, as a share of the difference of both ends.
const LEFT = 0.6
// The number of frames in which a slow camera moves by a pixel.
const STRIDE = 4

/** True if both ends are one moved picture: a slow pan over soft hills resembles a dissolve. */
function isMove(frames: readonly SmallFrame[], from: number, length: number): boolean {
  let way = STANDS
  let last = from
  for (let at = from + STRIDE; at <= from + length; at += STRIDE) {
    const one = findMotion(frames[at - STRIDE]!, frames[at]!)
    way = {
      right: way.right + one.right,
      down: way.down + one.down,
      grown: (1 + way.grown) * (1 + one.grown) - 1,
    }
    last = at
  }
  const [one, other] = [frames[from]!, frames[last]!]
  // The measured zoom is too coarse to compensate, so the best fit is searched.
  const growths = Array.from({ length: 25 }, (_, at) => 0.72 * 1.028 ** at - 1)
  const left = [way.grown, ...growths].map(grown => differenceAfter({ ...way, grown }, one, other))
  return Math.min(...left) < LEFT * differenceBetween(one, other)
}

function isMixed(frames: readonly SmallFrame[], from: number, length: number, apart: number): boolean {
  const [first, last] = [frames[from]!, frames[from + length]!]
  for (const share of [0.25, 0.5, 0.75]) {
    const between = frames[from + Math.round(share * length)]!
    const exact = Math.round(share * length) / length
    let sum = 0
    for (let at = 0; at < between.luma.length; at += 3) {
      const mixed = first.luma[at]! + (last.luma[at]! - first.luma[at]!) * exact
      sum += Math.abs(between.luma[at]! - mixed)
    }
    const off = sum / Math.ceil(between.luma.length / 3) / 255
    if (off > UNMIXED * apart) return false
    // Motion is not a mixture: the middle is as far from both ends as they are from each other.
    const [before, after] = [differenceBetween(first, between), differenceBetween(between, last)]
    if (before + after > 1.25 * apart) return false
  }
  return true
}

/** Removes the frames at both ends without change. */
function trimmed(frames: readonly SmallFrame[], from: number, length: number): { from: number; frames: number } {
  const least = (0.35 * differenceBetween(frames[from]!, frames[from + length]!)) / length
  let [first, last] = [from, from + length]
  while (last - first > SHORTEST_MIX && differenceBetween(frames[first]!, frames[first + 1]!) < least) first++
  while (last - first > SHORTEST_MIX && differenceBetween(frames[last - 1]!, frames[last]!) < least) last--
  return { from: first, frames: last - first }
}
