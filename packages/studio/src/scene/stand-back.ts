import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot } from '../direct/shot-list.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { isFromAbove } from './from-above.ts'
import { footRowAt } from './ground.ts'
import { hiddenAt, isOpenAt } from './open-ground.ts'

/** Times its size in life: what looks smaller than this stands too near, and at this it is as far away as it looks. */
const [TOO_NEAR, FAR_ENOUGH] = [0.72, 0.9]
/** Shares of the way back that are tried, the whole of it first. */
const SHARES = [1, 0.8, 0.6, 0.4] as const
/**
 * What had to be made smaller to be seen whole stands as far away as it looks, where there is ground so far: trees, sheds,
 * trams and filling stations are no toys beside those who have nothing to do with them. Changes spots.
 */
export function standBack(spots: readonly Spot[], shot: Shot, plate: Plate): void {
  const { isIndoors, isBuilt, isShownClose } = PLACE_TRAITS[shot.place]
  if (isShownClose || shot.place === 'space' || isFromAbove(shot.camera)) return
  const timesOf = ({ height, depth, member }: Spot): number => (height * depth) / plate.ground.focal / member.metres
  const [measure] = spots
    .filter(({ stance, member }) => stance === 'ground' && member.metres < TALL)
    .toSorted((a, b) => a.member.index - b.member.index)
  // In the open it is only beside others that something is small.
  const usual = isIndoors || isBuilt ? 1 : measure && timesOf(measure)
  if (usual === undefined) return
  for (const spot of spots) {
    const { stance, member } = spot
    if (stance !== 'ground' || member.subject.side || member.art.isOwn || hasToDoWith(spot, shot)) continue
    const times = timesOf(spot) / usual
    if (times >= TOO_NEAR) continue
    const back = Math.min(FAR_ENOUGH / times, isAbove(spot, shot) ? STILL_ABOVE : Infinity)
    const most = hiddenAt(spot, plate, spot.y, spot.depth) + HIDDEN
    const isSeen = (far: number): boolean => hiddenAt(spot, plate, footRowAt(plate, spot.x, far), far) < most
    const depth = SHARES.map(share => spot.depth * back ** share).find(
      far => isOpenAt(plate, { ...spot, depth: far }, UNEVEN) && isSeen(far),
    )
    if (depth !== undefined) Object.assign(spot, { depth, y: footRowAt(plate, spot.x, depth) })
  }
}
/** Metres: what is taller gives no measure for the others. */
const TALL = 2.5

/** Of it: more than that, and it is behind a tree. */
const HIDDEN = 0.1
/** Of the distance: dunes and slopes that something large may stand on. */
const UNEVEN = 0.25
/** Times the distance of who is under it: so far behind, a lamp or a tree is still the one that they are under. */
const STILL_ABOVE = 1.6
const isAbove = ({ member: { index } }: Spot, { subjects }: Shot): boolean =>
  subjects.some(({ relation }) => relation?.to === index && relation.kind === 'under')

/** What somebody only goes past or looks at is not touched. */
const FROM_AFAR: ReadonlySet<string> = new Set([
  'overtake',
  'pass-by',
  'look',
  'watch',
  'see',
  'admire',
  'photograph',
  'point',
])

/** Whoever is on it, at it or does something to it stays where it is. */
function hasToDoWith({ member: { index, bound, subject } }: Spot, { subjects }: Shot): boolean {
  const isAt = (one: Shot['subjects'][number]): boolean =>
    (one.relation?.to === index && one.relation.kind !== 'beside' && one.relation.kind !== 'under') ||
    one.deeds?.some(({ verb, to }) => to === index && !FROM_AFAR.has(verb)) === true
  return (
    bound.length > 0 ||
    (subject.relation !== undefined && subject.relation.kind !== 'beside') ||
    subject.deeds?.some(({ to }) => to !== undefined) === true ||
    subjects.some(isAt)
  )
}
