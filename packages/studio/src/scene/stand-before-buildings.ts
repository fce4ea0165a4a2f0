import { measureKind } from '../bodies/dress-body.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Camera } from '../direct/shot-list.ts'
import type { ArrangeOptions, Spot } from './arrangement.ts'
import type { Cluster, Member } from './cast.ts'
import { isAliveMember } from './deed-holds.ts'
import { isFromAbove } from './from-above.ts'
import { depthAtRow, footRowAt, isWaterAt } from './ground.ts'
import { type Hold, SIZES } from './member.ts'
import { hiddenAt, isOpenAt } from './open-ground.ts'
import { LARGER } from './place-standing.ts'

/** Times the height of who stands there: what is lower is a kennel or a castle of sand, and no house. */
const HIGHER = 0.8
/** More than these are a crowd, which has rows of its own. */
const CROWD = 5
/** Of the frame's height: how high the tallest of them is, and the least that is well seen. */
const HEIGHTS: Record<Camera['framing'], number> = { wide: 0.3, medium: 0.4, close: 0.62 }
/** Times that of what is lower than a child, and of who stands before what is tall. */
const [OF_SMALL, BEFORE_TALL] = [0.72, 0.7]
/** Metres: what is lower is small, what is higher is tall; and how far from the wall somebody stands. */
const [SMALL, TALL, CLEARANCE] = [0.9, 9, 0.9]
/** Metres: of a skyscraper as high the foot and the door are seen, or it would be a toy; a landmark is known by its shape. */
const [HUGE, SKYSCRAPER] = [30, 'drawn-skyscraper']
/** Times its size in life, the best first: what is tall may be so much lower, and where ground is short, anything. */
const SIZES_OF_TALL = [1, 0.85, 0.7]
const SIZES_WHERE_SHORT = [0.7, 0.5, 0.35]
/** Of the frame: feet are no lower, sides no nearer to its edge, and roofs that find room no higher. */
const [LOWEST, MARGIN, ROOF] = [0.92, 0.08, 0.05]
/** Of the frame's width: what fits is no wider; and how far from the middle a house is, and who stands before it. */
const [WIDEST, HOUSE_ASIDE, ASIDE] = [0.8, 0.07, 0.17]
/** Of a house: so much of it may be behind the trees of the place. */
const HIDDEN = 0.25

/** How high a house is in life: as its body, whose doors are as high as people ask for. */
export function lifeHeight({ art, subject, metres }: Member): number {
  const measured = subject.build === 'building' && art.code !== undefined ? measureKind(art.code) : undefined
  if (measured?.kind.rig !== 'thing') return metres
  return (measured.extent.high[1] - measured.extent.low[1]) * SIZES[subject.size]
}

/** Whether somebody stands before or beside something as tall as a tower, which one looks up at. */
export const isBeforeTall = (clusters: readonly Cluster[]): boolean =>
  clusters.some(
    ({ link }) =>
      link !== undefined &&
      (link.kind === 'before' || link.kind === 'beside') &&
      link.to.subject.build === 'building' &&
      lifeHeight(link.to) > TALL,
  )

/**
 * `A postman before the church`: he stands before its front, in the frame and well seen, and the church is as much larger
 * than he is as in life. It stands so far behind him that it is seen whole where there is as much ground; where there is
 * not, its foot is seen, and its top leaves the frame. Changes spots.
 */
export function standBeforeBuildings(spots: readonly Spot[], options: ArrangeOptions): ReadonlySet<Spot> {
  const { shot, clusters, plate, frame } = options
  const placed = new Set<Spot>()
  const linkOf = ({ member }: Spot) => clusters.find(({ root }) => root === member)?.link
  const isGuest = (spot: Spot, house: Spot): boolean => {
    const link = linkOf(spot)
    if (spot === house || spot.stance !== 'ground') return false
    if (link) return link.to === house.member && (link.kind === 'before' || link.kind === 'beside')
    return isAliveMember(spot.member) && isLoose(spot)
  }
  const [house, ...more] = spots.filter(isHouse)
  const guests = house ? spots.filter(spot => isGuest(spot, house)) : []
  if (!house || more.length > 0 || isFromAbove(shot.camera) || PLACE_TRAITS[shot.place].isIndoors) return placed
  // Where others have to do with somebody, or stand between, all stay as they are composed.
  const isApart = (spot: Spot): boolean => spot !== house && spot.stance === 'ground' && !guests.includes(spot)
  if (guests.some(spot => !linkOf(spot)) && spots.some(isApart)) return placed
  const life = lifeHeight(house.member)
  const tallest = guests.toSorted((a, b) => rank(b) - rank(a))[0]
  if (!tallest || guests.length > CROWD || guests.some(({ member }) => life < HIGHER * member.metres)) return placed
  const { focal, near } = plate.ground
  const edge = (plate.width - frame.width) / 2
  const lowest = plate.height / 2 + (LOWEST - 0.5) * frame.height
  const isSmall = tallest.member.metres < SMALL
  const share = HEIGHTS[shot.camera.framing] * (isSmall ? OF_SMALL : life > TALL ? BEFORE_TALL : 1)
  const wanted = (focal * LARGER * tallest.member.metres) / (share * frame.height)
  const middle = plate.width / 2
  const hand = sideOf(tallest, house)
  // With something on both of its sides a house stands in the middle.
  const isBetween = new Set(guests.map(({ member }) => member.subject.side).filter(side => side)).size > 1
  const isBefore = linkOf(tallest)?.kind !== 'beside'
  const from = middle + hand * ASIDE * frame.width
  const nearest = Math.max(near, depthAtRow(plate, from, lowest))
  // Nobody stands in the sea for it.
  const depth =
    NEARER.map(times => Math.max(times * wanted, nearest)).find(
      away => !isWaterAt(plate, from, footRowAt(plate, from, away)),
    ) ?? nearest
  // The house, as far away as it takes to see it whole, where nothing hides it.
  const [wide, deep] = plan(house.member)
  const x = middle - (isBetween ? 0 : hand * (isBefore ? HOUSE_ASIDE : ASIDE) * frame.width)
  const at = (times: number, size: number): Spot => {
    const away = times * (depth + LARGER * size * (deep / 2 + CLEARANCE))
    const height = (focal * LARGER * size * life) / away
    const half = wide / life / 2
    return {
      ...house,
      x,
      y: footRowAt(plate, x, away),
      depth: away,
      height,
      extents: { ...house.extents, left: half, right: half },
    }
  }
  const top = plate.height / 2 + (ROOF - 0.5) * frame.height
  const isWhole = (spot: Spot): boolean =>
    spot.y - spot.height >= top && spot.height * 2 * spot.extents.left <= WIDEST * frame.width
  const isFree = (spot: Spot): boolean =>
    isOpenAt(plate, spot, UNEVEN) && hiddenAt(spot, plate, spot.y, spot.depth) < HIDDEN
  const sizes = life > TALL ? SIZES_OF_TALL : SIZES_OF_TALL.slice(0, 1)
  const free = sizes.flatMap(size => AWAY.map(times => at(times, size))).filter(isFree)
  const best =
    (life > HUGE && house.member.art.code === SKYSCRAPER ? free[0] : free.find(isWhole)) ??
    free.toSorted((a, b) => a.height - b.height)[0] ??
    SIZES_WHERE_SHORT.map(size => at(1, size)).find(isFree) ??
    at(1, 1)
  Object.assign(house, best, { isBackdrop: true })
  placed.add(house)
  for (const [nth, guest] of guests.entries()) {
    const own = sideOf(guest, house, hand)
    const height = (focal * LARGER * guest.member.metres) / depth
    const half = (height * (guest.extents.left + guest.extents.right)) / 2
    const houseHalf = house.height * house.extents.left
    const [left, right] = [edge + MARGIN * frame.width + half, edge + (1 - MARGIN) * frame.width - half]
    const wantedX =
      linkOf(guest)?.kind !== 'beside' ? middle + own * ASIDE * frame.width : house.x + own * (houseHalf + half)
    const spread = guests.length > 1 && !isBetween ? (nth - (guests.length - 1) / 2) * BREADTH * 2 * half : 0
    const guestX = Math.min(Math.max(left, right), Math.max(left, wantedX + spread))
    const y = footRowAt(plate, guestX, depth)
    Object.assign(guest, { x: guestX, y, depth, height })
    placed.add(guest)
  }
  return placed
}

/** Nobody goes into a house, around it or up to it by standing before it. */
const isLoose = ({ member: { subject } }: Spot): boolean =>
  subject.goes === undefined && !(subject.deeds ?? []).some(({ verb }) => INTO.has(verb))
const INTO: ReadonlySet<string> = new Set(
  'enter leave exit return come-out go-in climb knock open build paint repair clean wash destroy push pull lift carry'.split(
    ' ',
  ),
)
/** Times the distance at which they are as high as they shall be. */
const NEARER = [1, 0.8, 0.64, 0.5]
/** Times the nearest that it can be: how far away it is tried. */
const AWAY = [1, 1.15, 1.3, 1.5, 1.75, 2, 2.3, 2.7, 3.2, 3.8, 4.5, 5.4]
/** Times their breadth: so far apart several stand. */
const BREADTH = 1.25
/** Of the distance: how uneven the ground of a house may be. */
const UNEVEN = 0.3

const rank = ({ member }: Spot): number => (isAliveMember(member) ? 100 : 0) + member.metres

const isHouse = ({ member, stance }: Spot): boolean =>
  member.subject.build === 'building' &&
  member.subject.count === 1 &&
  stance === 'ground' &&
  !member.art.isOwn &&
  member.art.pictogram.spansLand !== true &&
  !member.bound.some(({ hold, member: guest }) => isAliveMember(guest) && ON_IT.has(hold))
const ON_IT: ReadonlySet<Hold> = new Set(['top', 'seat', 'side', 'hanging', 'against'])

const sideOf = ({ member, x }: Spot, house: Spot, otherwise?: number): number =>
  member.subject.side === 'left' ? -1 : member.subject.side === 'right' ? 1 : (otherwise ?? (x < house.x ? -1 : 1))

/** How wide it is seen and how deep it is, metres. */
function plan({ art, subject, metres }: Member): [wide: number, deep: number] {
  const measured = art.code === undefined ? undefined : measureKind(art.code)
  if (measured?.kind.rig !== 'thing') return [metres, 0.6 * metres]
  const [wide, long] = [0, 2].map(axis => measured.extent.high[axis]! - measured.extent.low[axis]!) as [number, number]
  const size = SIZES[subject.size]
  return [(0.92 * wide + 0.4 * long) * size, (0.92 * long + 0.4 * wide) * size]
}
