import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { cutOnBeats } from '@kinora/media/shots/shot-lengths'

/** One part of the film: its pictures, and whether its subject is put into an imagined scene. */
export type Beat = {
  kind: 'opening' | 'detail' | 'turn' | 'scene' | 'range' | 'closing'
  pictures: readonly number[]
  seconds: number
}

const [SHORTEST_SECONDS, LONGEST_SECONDS] = [2, 5]
/** One of three parts between opening and closing is an imagined scene. */
const CREATIVE_SHARE = 1 / 3

/**
 * Divides a film into parts of whole seconds. The first picture opens and closes it, every picture appears, and
 * adjacent parts show different pictures if there are enough. If time is short, several pictures share one scene.
 */
export function planBeats(
  seconds: number,
  pictures: number,
  { isCreative, usualSeconds }: { isCreative: boolean; usualSeconds: number },
): Beat[] {
  const most = Math.floor(seconds / SHORTEST_SECONDS)
  const least = Math.max(isCreative ? 4 : 3, Math.ceil(seconds / LONGEST_SECONDS), Math.min(pictures + 1, most))
  const usual = Math.min(most, Math.max(least, Math.round(seconds / usualSeconds)))
  // Two alternating pictures return to the first after an odd number of shots.
  const count = pictures === 2 && usual % 2 === 0 ? (usual < most ? usual + 1 : usual - 1) : usual
  const lengths = cutOnBeats(
    seconds,
    Array.from({ length: count }, () => [{ needs: 0, weight: 1 }]),
    { beat: 1, least: SHORTEST_SECONDS },
  ).map(frames => frames / FRAMES_PER_SECOND)
  const groups = middleOf(count - 2, pictures)
  const scenes = isCreative ? sceneBeats(groups) : new Set<number>()
  return lengths.map((length, at): Beat => {
    if (at === 0) return { kind: 'opening', pictures: [0], seconds: length }
    if (at === count - 1) return { kind: 'closing', pictures: [0], seconds: length }
    const shown = groups[at - 1] ?? [0]
    const kind = shown.length > 1 ? 'range' : scenes.has(at - 1) ? 'scene' : at % 2 === 1 ? 'detail' : 'turn'
    return { kind, pictures: shown, seconds: length }
  })
}

/** The pictures of each part between the first and the last. */
function middleOf(count: number, pictures: number): number[][] {
  const others = Array.from({ length: pictures - 1 }, (_, at) => at + 1)
  if (others.length === 0) return Array.from({ length: count }, () => [0])
  if (others.length > count) {
    const share = others.length / count
    return Array.from({ length: count }, (_, at) => others.slice(Math.round(at * share), Math.round((at + 1) * share)))
  }
  // Every other picture once, then again from the start, including the first if its neighbours differ.
  const rounds = Array.from({ length: count }, (_, at) => {
    const place = at % pictures
    return place < others.length ? (others[place] ?? 1) : 0
  })
  if (rounds.at(-1) === 0) rounds[count - 1] = others.find(other => other !== rounds.at(-2)) ?? others[0] ?? 1
  return rounds.map(picture => [picture])
}

function sceneBeats(groups: readonly (readonly number[])[]): Set<number> {
  const single = groups.flatMap((group, at) => (group.length === 1 ? [at] : []))
  const wanted = Math.max(1, Math.round(single.length * CREATIVE_SHARE))
  // Late in each third, so that the product is seen before it is imagined elsewhere.
  return new Set(
    Array.from(
      { length: wanted },
      (_, at) => single[Math.min(single.length - 1, Math.floor(((at + 0.7) * single.length) / wanted))] ?? -1,
    ),
  )
}
