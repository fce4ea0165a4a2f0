import type { SeededRandom } from '@kinora/media/core/seeded-random'

/**
 * Which pictures each shot shows: a singer's own where somebody sings, the others in turn, all of them, and none twice in
 * a row where there is a choice. Where there are fewer shots than pictures, those left stand together in the last one.
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
    // Whose turn it is; else somebody else, who then has another turn; else whoever is not seen right before.
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

/** The same order begun elsewhere, so that rounds differ and neighbours stay apart. */
function turned(cast: readonly number[], seeded: SeededRandom): number[] {
  const from = cast.length > 2 ? seeded.below(cast.length - 1) : 0
  return [...cast.slice(from), ...cast.slice(0, from)]
}
