import type { Anchor } from '@kinora/media/scene/catalogue'
import type {
  PlaceDressing as Dressing,
  PlaceInterior as Interior,
  PlaceOpen as OpenPlace,
  PlaceSpot,
} from '@kinora/media/scene/place-schema'
import { findAnchor, findAnchorRow } from '../../library/anchors.ts'
import { readAsset } from '../../bodies/assets/asset-library.ts'
import { buildSolids } from '../../scenery/parts/build-solids.ts'
import { putPart, type Spot } from '../../scenery/parts/put-part.ts'
import type { PaintedPlace } from '../../scenery/places/painted-place.ts'
import type { Solid } from '../../scenery/solid-list.ts'
import { spotsFor } from '../../scenery/parts/collect-solids.ts'
import type { DressedPlace, Opening } from '../../scenery/dressed/dressed-place.ts'
import { type SpotMeasure, measureSpot } from '../../scenery/dressed/measure-spot.ts'

/**
 * The position of an anchor in the coordinates of its row: metres from the eye's foot, x to the right of the picture, y
 * up, z away from the camera; degrees about the vertical, 0 with its front towards the camera. `at` is the centre of
 * its foot.
 */
export type AnchorSpot = SpotMeasure & {
  /** Heights are relative to the land below, which the row does not know. */
  isOnLand?: true
  /** The asset that stands there, its origin and its scale. */
  part?: { asset: string; at: SpotMeasure['at']; scale: number }
}

export type PlaceAnchor = Anchor & { spots: AnchorSpot[] }

/** Spots by anchor id. Several of a kind have the group's id, and the nearest has the single id. */
type Found = { one: string; many?: string | undefined; spots: AnchorSpot[] }

/** A place that is painted by a kit, and the spots of its anchors. */
export type KitPlace = PaintedPlace & { spots: readonly PlaceSpot[] }

/** The anchors of a place and their positions. The seed may mirror a place: `hand` is its orientation. */
export function placeAnchors(painted: DressedPlace | KitPlace, hand: 1 | -1): PlaceAnchor[] {
  const row = 'row' in painted ? painted.row : undefined
  const found = row
    ? 'walls' in row
      ? [...shellAnchors(row, hand), ...dressingAnchors(row.dressing, hand)]
      : [...openAnchors(row, painted), ...dressingAnchors(row.dressing, hand, openGround(row))]
    : 'spots' in painted
      ? painted.spots.map(spot => kitAnchor(spot, hand))
      : []
  const byId = new Map<string, Found>()
  for (const { one, many, spots } of found) {
    const other = byId.get(one)
    if (other) other.spots.push(...spots)
    else byId.set(one, { one, many, spots: [...spots] })
  }
  const [near, far] = painted.subjectDepths
  return [...byId.values()].flatMap(({ one, many, spots }) =>
    many !== undefined && many !== one && spots.length > 1
      ? [named(many, spots), named(one, [nearestSpot(spots, (near + far) / 2)])]
      : [named(one, spots)],
  )
}

function named(id: string, spots: AnchorSpot[]): PlaceAnchor {
  const anchor = findAnchor(id)
  if (!anchor) throw new Error(`no such anchor: ${id}`)
  return { ...anchor, spots }
}

/** The spot nearest to the subjects. */
const nearestSpot = (spots: readonly AnchorSpot[], depth: number): AnchorSpot => {
  const far = ({ at: [x, y, z] }: AnchorSpot): number => Math.hypot(x, y, z - depth)
  return spots.reduce((best, one) => (far(one) < far(best) ? one : best))
}

type Ground = { y: number; isOnLand?: true }

/** On pavements, parts stand at the row's height, elsewhere on the land. */
const openGround = ({ floor, land }: OpenPlace): Ground =>
  floor === undefined && land ? { y: 0, isOnLand: true } : { y: floor ?? 0 }

function dressingAnchors(dressing: readonly Dressing[], hand: 1 | -1, ground: Ground = { y: 0 }): Found[] {
  const { y, ...land } = ground
  return dressing.flatMap(dressed => {
    const anchor = findAnchorRow(readAsset(dressed.asset).anchor)
    if (!anchor) return []
    const spots = spotsFor(dressed).map(spot => {
      const at: Spot = { ...spot, x: hand * spot.x, y: y + (spot.y ?? 0), turn: hand * (spot.turn ?? 0) }
      const part = { asset: dressed.asset, at: [at.x, at.y ?? 0, at.z] as const, scale: at.scale ?? 1 }
      return { ...measureSpot(solidsOf(dressed.asset), at, anchor.affords), ...land, part }
    })
    return [{ one: anchor.id, many: anchor.many, spots }]
  })
}

function kitAnchor({ anchor, many, sided, turn = 0, at, seats, face, ...spot }: PlaceSpot, hand: 1 | -1): Found {
  const side = sided ? hand : 1
  const put = ([x, y, z]: AnchorSpot['at']): AnchorSpot['at'] => [side * x, y, z]
  return {
    one: anchor,
    many,
    spots: [
      {
        ...spot,
        at: put(at),
        turn: side * turn,
        ...(seats && { seats: seats.map(seat => ({ at: put(seat.at), turn: side * seat.turn })) }),
        ...(face && { face: { ...face, at: put(face.at) } }),
      },
    ],
  }
}

const measured = new Map<string, Solid[]>()

/** A part before it is positioned. The seed changes little of it. */
function solidsOf(name: string): Solid[] {
  let solids = measured.get(name)
  if (!solids) {
    const built = buildSolids(readAsset(name), {})
    measured.set(name, (solids = putPart(built, { x: 0, z: 0 })))
  }
  return solids
}

/** The thickness of walls, and the length of the room behind the camera, metres. */
const [THICK, BEHIND] = [0.2, 3.5]
/** Metres from the eye's foot: nearer floor is below the frame. */
const SEEN = 1

function shellAnchors({ size, windows, lights, stands = [3, 4.6] }: Interior, hand: 1 | -1): Found[] {
  const [wide, high, deep] = size
  const long = deep + BEHIND
  // A long hall is cut where people would be too small.
  const floorEnd = Math.min(deep, stands[1] + FURTHER)
  const middle = (deep - BEHIND) / 2
  const spot = (
    at: AnchorSpot['at'],
    turn: number,
    box: AnchorSpot['size'],
    more: Partial<AnchorSpot> = {},
  ): Found['spots'] => [{ at, turn, size: box, ...more }]
  const face = (at: AnchorSpot['at'], w: number): Partial<AnchorSpot> => ({
    face: { at: [at[0], high / 2, at[2]], size: [w, high] },
  })
  const [left, right, back]: AnchorSpot['at'][] = [
    [-wide / 2, 0, middle],
    [wide / 2, 0, middle],
    [0, 0, deep],
  ]
  return [
    { one: 'floor', spots: spot([0, 0, (floorEnd + SEEN) / 2], 0, [wide, 0, floorEnd - SEEN], { top: 0 }) },
    { one: 'middle', spots: spot([0, 0, (stands[0] + stands[1]) / 2], 0, [1, 0, 1], { top: 0 }) },
    { one: 'left-wall', spots: spot(left!, -90, [long, high, THICK], face(left!, long)) },
    { one: 'right-wall', spots: spot(right!, 90, [long, high, THICK], face(right!, long)) },
    { one: 'back-wall', spots: spot(back!, 0, [wide, high, THICK], face(back!, wide)) },
    { one: 'ceiling', spots: spot([0, high, middle], 0, [wide, 0, long]) },
    // The entrance for people outside the frame: beside the camera, on the side without windows.
    { one: 'entrance', spots: spot([entranceSide(windows, hand) * (wide / 2), 0, stands[0] - 1], 0, [1, 2.1, THICK]) },
    ...windowAnchors(windows, size, hand),
    ...(lights
      ? [
          {
            one: 'lamp',
            many: 'lamps',
            spots: lights.at.map(([x, z]): AnchorSpot => ({ at: [hand * x, high, z], turn: 0, size: [0.4, 0.4, 0.4] })),
          },
        ]
      : []),
  ]
}

const entranceSide = (windows: Interior['windows'], hand: 1 | -1): number => (windows?.right?.length ? -hand : hand)

function windowAnchors(windows: Interior['windows'], [wide, , deep]: Interior['size'], hand: 1 | -1): Found[] {
  const walls = { back: windows?.back ?? [], left: windows?.left ?? [], right: windows?.right ?? [] }
  const spots = (['back', 'left', 'right'] as const).flatMap(wall =>
    walls[wall].map(([from, to, sill, head]: Opening): AnchorSpot => {
      const along = (from + to) / 2
      const side = (wall === 'left' ? -1 : 1) * hand
      const [at, turn]: [AnchorSpot['at'], number] =
        wall === 'back' ? [[hand * along, sill, deep], 0] : [[(side * wide) / 2, sill, along], side * 90]
      return {
        at,
        turn,
        size: [to - from, head - sill, THICK],
        face: { at: [at[0], (sill + head) / 2, at[2]], size: [to - from, head - sill] },
      }
    }),
  )
  return spots.length > 0 ? [{ one: 'window', many: 'windows', spots }] : []
}

/** Metres: the limits for positions aside, and nearer and farther than usual. */
const [WIDE, NEARER, FURTHER] = [30, 1, 6]

function openAnchors(row: OpenPlace, { subjectDepths }: PaintedPlace): Found[] {
  const ground = openGround(row)
  const land = ground.isOnLand ? { isOnLand: true as const } : {}
  const flat = (at: AnchorSpot['at'], size: AnchorSpot['size'], more: Partial<AnchorSpot> = {}): AnchorSpot => ({
    at,
    turn: 0,
    size,
    ...more,
  })
  // The part of the road near the subjects; the road itself may reach the horizon.
  const [near, far] = [subjectDepths[0] - NEARER, subjectDepths[1] + FURTHER]
  const paved = (row.paved ?? []).flatMap(({ x, z, top = 0, material, isTurf }): Found[] => {
    const [left, right] = [Math.max(x[0], -WIDE / 2), Math.min(x[1], WIDE / 2)]
    const [from, to] = [Math.max(z[0], Math.min(near, z[1] - 1)), Math.min(z[1], Math.max(far, z[0] + 1))]
    const [wide, deep] = [Math.max(right - left, 0), Math.max(to - from, 0)]
    const spot = flat([(left + right) / 2, top, (from + to) / 2], [wide, 0, deep], { top })
    const id = material === 'pool' ? 'water' : material === 'road' ? 'road' : isTurf ? 'lawn' : 'pavement'
    return [{ one: id, spots: [spot] }]
  })
  const depth = subjectDepths[1] - subjectDepths[0]
  const middle = (subjectDepths[0] + subjectDepths[1]) / 2
  const hasShore = row.water !== undefined && row.land !== undefined
  return [
    { one: 'ground', spots: [flat([0, ground.y, middle], [WIDE, 0, depth], { top: ground.y, ...land })] },
    { one: 'middle', spots: [flat([0, ground.y, middle], [1, 0, 1], { top: ground.y, ...land })] },
    { one: 'sky', spots: [flat([0, 12, 40], [60, 20, 1])] },
    { one: 'horizon', spots: [flat([0, row.eye ?? 1.7, 400], [600, 1, 1])] },
    ...paved,
    ...(row.water
      ? [{ one: 'water', spots: [flat([0, 0, subjectDepths[1] + 12], [2 * WIDE, 0, 20], { top: 0 })] }]
      : []),
    ...(hasShore
      ? [{ one: 'shore', spots: [flat([0, 0, subjectDepths[1]], [WIDE, 0, 2], { top: 0, isOnLand: true })] }]
      : []),
  ]
}
