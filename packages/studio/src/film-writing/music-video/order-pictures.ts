import type { SeededRandom } from '@kinora/media/core/seeded-random'

/**
 * Chooses the pictures of each shot: a singer's own while singing, the others in turn, all of them, and none twice in a
 * row if there is a choice. With fewer shots than pictures, the rest share the last shot.
 */
export function orderPictures(
  singers: readonly (number | undefined)[],
  cast: readonly number[],
  seeded: SeededRandom,
): number[][] {
  const shown: number[][] = []
  let round = [...cast]
  for (const [at, singer] of singers.entries()) {
    if (singer !== undefined) {
      shown.push([singer])
      continue
    }
    const [before, after] = [shown.at(-1)?.[0], singers[at + 1]]
    // The next in turn; otherwise another, who then has a second turn; otherwise one that was not just seen.
    const next =
      round.find(picture => picture !== before && picture !== after) ??
      cast.find(picture => picture !== before && picture !== after) ??
      round.find(picture => picture !== before) ??
      cast.find(picture => picture !== before) ??
      cast[0] ??
      0
    round = round.filter(picture => picture !== next)
    shown.push([next])
    if (round.length === 0) round = turned(cast, seeded)
  }
  const left = cast.filter(picture => !shown.flat().includes(picture))
  const free = singers.flatMap((singer, at) => (singer === undefined ? [at] : []))
  const last = free.at(-1) ?? shown.length - 1
  if (left.length > 0 && shown[last]) shown[last] = [...shown[last], ...left]
  return shown
}

/** The same order from another start, so that rounds differ and neighbours stay apart. */
function turned(cast: readonly number[], seeded: SeededRandom): number[] {
  const from = cast.length > 2 ? seeded.below(cast.length - 1) : 0
  return [...cast.slice(from), ...cast.slice(0, from)]
}
