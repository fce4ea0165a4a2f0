import type { Point } from '../../bodies/body.ts'
import type { AnchorSpot, PlaceRoom } from '../resolve/place-room.ts'
import type { Extra } from '../resolve/extras.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { type Box, boxAt, boxOf } from './boxes.ts'
import { boardsOf, counterAt } from './body-shape.ts'
import { type Host, type Stand, standing } from './stand.ts'
import { hostAt } from './supports.ts'

/** A room, or open ground. */
type Ground = PlaceRoom & { isFree: boolean; furniture: readonly AnchorSpot[] }

/** Thinner things hang on a wall, if there is one, with their centre at this height: metres. */
const [THIN, EYES] = [0.09, 1.55]
/** Lower furniture is walked over. */
const LOW = 0.12
/** The grid for free ground, from the middle outwards. */
const STEPS = 7

/**
 * Puts the dressing of a place around the cast in free space: behind them on both sides, and if a room has no floor
 * left there, along its walls. It keeps its first position.
 */
export function dressPlace(
  stands: ReadonlyMap<string, Stand>,
  company: Company,
  place: string,
  room: Ground,
  before: ReadonlyMap<string, { stand: Stand }> | undefined,
  notes: SceneNotes,
): Map<string, Stand> {
  const dressed = new Map(stands)
  const own = company.extras.filter(one => one.place?.id === place)
  if (own.length === 0) return dressed
  const cast = [...stands].flatMap(([id, stand]) => {
    const one = company.byId(id)
    return one && !stand.host ? [boxOf(one, stand)] : []
  })
  const taken = [
    ...cast,
    ...room.furniture.filter(spot => spot.size[1] > LOW && !isWall(spot, room)).map(spot => boxAt(spot, spot.size)),
  ]
  for (const { who, nth, count, place: said } of own) {
    // A room gets little dressing.
    if (room.isFree && nth >= Math.ceil(count / 2)) continue
    const kept = before?.get(who.id)?.stand
    const side = said?.side === 'left' ? -1 : said?.side === 'right' ? 1 : nth % 2 === 0 ? -1 : 1
    const stand = kept ?? freeStand(who, side, cast, taken, room)
    if (!stand) {
      if (nth === 0) notes.add('no-room', who.at, `there is no free place for ${who.asset}`)
      continue
    }
    dressed.set(who.id, stand)
    taken.push(boxOf(who, stand))
  }
  return dressed
}

/** Anchors as long as the room: things hang in front of them. */
const isWall = ({ size }: AnchorSpot, { low, high }: Ground): boolean =>
  size[2] <= WALL && size[0] >= 0.8 * Math.min(high[0] - low[0], high[2] - low[2])
const WALL = 0.25

function freeStand(
  who: Performer,
  side: number,
  cast: readonly Box[],
  taken: readonly Box[],
  { middle, low, high, isFree }: Ground,
): Stand | undefined {
  const { width, height, depth } = sizeOf(who)
  if (isFree && depth < THIN && height > 2 * THIN) return onWall(who, side, taken, { middle, low, high })
  const left = Math.min(middle[0], ...cast.map(({ at, half }) => at[0] - half[0]))
  const right = Math.max(middle[0], ...cast.map(({ at, half }) => at[0] + half[0]))
  const far = Math.max(middle[2], ...cast.map(({ at, half }) => at[2] + half[1]))
  const gap = 0.12 + 0.35 * width
  const yaw = Math.PI - side * 0.3
  const spots = Array.from({ length: STEPS * STEPS }, (_, nth): Point => {
    const [aside, behind] = [nth % STEPS, Math.floor(nth / STEPS)]
    const x = (side < 0 ? left : right) + side * (gap + width / 2 + 0.7 * aside * Math.max(0.4, width))
    return [x, 0, far + 0.25 * height + depth / 2 + 0.8 * behind * Math.max(0.5, depth)]
  }).toSorted((a, b) => Math.abs(a[0]) + 0.8 * a[2] - (Math.abs(b[0]) + 0.8 * b[2]))
  return spots
    .map(at => standing(at, yaw, undefined, { isExact: true }))
    .find(stand => {
      const box = boxOf(who, stand)
      const isWithin =
        !isFree ||
        [0, 1].every(nth => {
          const axis = nth === 0 ? 0 : 2
          return stand.at[axis] - box.half[nth]! > low[axis] && stand.at[axis] + box.half[nth]! < high[axis]
        })
      return isWithin && taken.every(other => isApart(box, other))
    })
}

const isApart = (a: Box, b: Box): boolean =>
  Math.abs(a.at[0] - b.at[0]) >= a.half[0] + b.half[0] ||
  Math.abs(a.at[2] - b.at[2]) >= a.half[1] + b.half[1] ||
  a.floor >= b.top ||
  b.floor >= a.top

/** On the back wall, with the centre at eye height. */
function onWall(
  who: Performer,
  side: number,
  taken: readonly Box[],
  { middle, low, high }: Pick<Ground, 'middle' | 'low' | 'high'>,
): Stand | undefined {
  const { width, height, depth } = sizeOf(who)
  const up = Math.max(low[1], EYES - height / 2)
  const half = (high[0] - low[0]) / 2
  const spots = [0.3, 0.45, 0.6, 0.75, 0.2, 0.88]
    .map((share): Point => [middle[0] + side * share * half, up, high[2] - WALL / 2 - depth / 2])
    .filter(([x]) => Math.abs(x - middle[0]) + width / 2 < half)
  return spots
    .map(at => standing(at, Math.PI, undefined, { isExact: true }))
    .find(stand => taken.every(other => isApart(boxOf(who, stand), other)))
}

/** On the boards of a shelf, one kind in a row on each; below a roof on the counter; undefined for other things. */
export function onBoards({ who, nth, count }: Extra, holder: Performer): Host | undefined {
  const size = sizeOf(who)
  const boards = boardsOf(holder, (1.05 * size.height) / holder.scale)
  const { low, high } = holder.extent
  const wide = 0.8 * (high[0] - low[0])
  if (boards.length < 2) {
    const x = (low[0] + high[0]) / 2 + wide * ((nth + 0.5) / count - 0.5)
    const z = (low[2] + high[2]) / 2
    const level = counterAt(holder, x, z, (1.05 * size.height) / holder.scale)
    return level === undefined ? undefined : hostAt(holder, 'top', [x, level, z])
  }
  const inRow = Math.ceil(count / boards.length)
  const [board, column] = [nth % boards.length, Math.floor(nth / boards.length)]
  const x = (low[0] + high[0]) / 2 + wide * ((column + 0.5) / inRow - 0.5)
  // In front of things that are already there.
  return hostAt(holder, 'top', [x, boards[board]!, low[2] + 0.8 * (high[2] - low[2])])
}
