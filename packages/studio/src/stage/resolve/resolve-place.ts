import type { ScenePlace } from '@kinora/media/scene/scene-schema'
import { PLACES, type Place } from '../../direct/shot-list.ts'
import { DRESSED, playedPlace } from '../../scenery/dressed/index.ts'
import { PLACES_PAINTED } from '../../scenery/places/index.ts'
import type { Point } from '../../bodies/body.ts'
import type { Anchor, PlaceRoom } from '../place/stand.ts'
import { anchorsOf } from './place-anchors.ts'

/** A place of a document as the stage has it. */
export type StagePlace = {
  said: ScenePlace
  place: Place
  where?: string
  room: PlaceRoom & {
    ceiling?: number
    /** It can be seen from anywhere in it; else only from where it is painted. */
    isFree: boolean
    near: number
  }
  hand: 1 | -1
}

export function resolvePlace(said: ScenePlace, hand: 1 | -1): StagePlace {
  const { place, where } = placeOf(said.asset)
  const painted = DRESSED[where ?? ''] ?? PLACES_PAINTED[place]
  const [near, far] = painted.stands
  const { bounds } = painted
  const middle: Point = [0, 0, near + 0.45 * (far - near)]
  const anchors = new Map<string, Anchor>(anchorsOf(place, where, painted, hand).map(one => [one.id, one]))
  return {
    said,
    place,
    ...(where && { where }),
    hand,
    room: {
      middle,
      low: bounds?.low ?? [-60, 0, -60],
      high: bounds?.high ?? [60, 60, 300],
      anchor: id => anchors.get(id),
      ...(painted.ceiling !== undefined && { ceiling: painted.ceiling }),
      isFree: bounds !== undefined,
      near,
    },
  }
}

const SAME: Readonly<Record<string, Place>> = { 'product-sweep': 'sweep' }
const PLAIN: ReadonlySet<string> = new Set(PLACES)

/** Today's place and its row, for a place of the catalogue. */
function placeOf(asset: string): { place: Place; where?: string } {
  const same = SAME[asset]
  if (same) return { place: same }
  if (DRESSED[asset]) return { place: playedPlace('room', asset), where: asset }
  return { place: PLAIN.has(asset) ? (asset as Place) : 'room' }
}
