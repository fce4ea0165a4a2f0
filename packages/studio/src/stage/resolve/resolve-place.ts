import type { PlaceSpot } from '@kinora/media/scene/place-schema'
import type { ScenePlace } from '@kinora/media/scene/scene-schema'
import type { Place, ShotSetting } from '../../setting/setting.ts'
import { readPlace } from '../../data-files/read-place.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { chooseFill } from '../../backdrops/choose-fill.ts'
import type { Fill } from '../../scenery/plate.ts'
import { findFilled } from '../../scenery/dressed/find-dressed.ts'
import { findPainted } from '../../scenery/find-painted.ts'
import type { Point } from '../../bodies/body.ts'
import type { Anchor, AnchorSpot, PlaceRoom } from './place-room.ts'
import { assetBody } from './asset-body.ts'
import { hexOf } from './entity-attire.ts'
import { anchorsOf } from './place-anchors.ts'

/** A place of a document, resolved for the stage. */
export type StagePlace = {
  said: ScenePlace
  place: Place
  where?: string
  /** Its goods, and the layout for them. */
  goods?: NonNullable<ShotSetting['filledWith']>
  fill?: Fill
  room: PlaceRoom & {
    ceiling?: number
    /** It can be seen from anywhere; otherwise only from its own viewpoint. */
    isFree: boolean
    /** A backdrop without its own size: it is scaled to its subject. */
    isBackdrop: boolean
    near: number
    /** Its contents. */
    furniture: readonly AnchorSpot[]
  }
  hand: 1 | -1
}

/** Metres of ground before the camera of a picture. */
const PICTURE_GROUND = { middle: [0, 0, 5], low: [-30, 0, 0.5], high: [30, 30, 60] } as const

export function resolvePlace(said: ScenePlace, hand: 1 | -1): StagePlace {
  // The content of a picture is unknown: it has ground, and no other anchors.
  if (said.asset.startsWith('input:'))
    return {
      said,
      place: 'abstract',
      hand,
      room: { ...PICTURE_GROUND, anchor: () => undefined, isFree: false, isBackdrop: false, near: 3, furniture: [] },
    }
  const { place, where, goods: usual, spots } = placeOf(said.asset)
  const isShelved = findFilled(where ?? place, 'small') !== undefined
  const goods = goodsOf(said.goods ?? usual, isShelved)
  const fill = chooseFill(goods)
  const own = { ...findPainted(place, where), spots }
  const painted = (fill && findFilled(where ?? place, fill)) ?? own
  const [near, far] = painted.subjectDepths
  const { bounds } = painted
  const middle: Point = [0, 0, near + 0.45 * (far - near)]
  const anchors = new Map<string, Anchor>(
    [...anchorsOf(own, hand), ...anchorsOf(painted, hand)].map(one => [one.id, one]),
  )
  const water = [...anchors.values()].find(({ isWater }) => isWater)
  return {
    said,
    place,
    ...(where && { where }),
    ...(goods.length > 0 && { goods }),
    ...(fill && { fill }),
    hand,
    room: {
      middle,
      low: bounds?.low ?? [-60, 0, -60],
      high: bounds?.high ?? [60, 60, 300],
      anchor: id => anchors.get(id),
      ...(painted.ceiling !== undefined && { ceiling: painted.ceiling }),
      ...(water && { water: water.id }),
      isFree: bounds !== undefined,
      isBackdrop: place === 'sweep',
      near,
      furniture: anchorsOf(painted, hand).flatMap(({ isFlat, isWater, spots }) => (isFlat || isWater ? [] : spots)),
    },
  }
}

/** The kit whose traits a catalogue place has, and the id of its layout if no kit draws it. */
function placeOf(asset: string): {
  place: Place
  where?: string
  goods: { asset: string }[]
  spots: readonly PlaceSpot[]
} {
  const entry = loadCatalogue().place(asset)
  const said = entry && readPlace(entry.id)
  const drawn = said?.like === undefined ? said : readPlace(said.like)
  const { kit, filled, id, spots = [] } = drawn ?? {}
  const where = kit === undefined || (filled && kit !== id) ? id : undefined
  return {
    place: drawn?.traits ?? 'room',
    ...(where && { where }),
    goods: (said?.goods ?? []).map(one => ({ asset: one })),
    spots,
  }
}

/** Goods of the document or of the place. Plants grow on open ground. */
function goodsOf(said: NonNullable<ScenePlace['goods']>, isShelved: boolean): NonNullable<ShotSetting['filledWith']> {
  return said.flatMap(({ asset, colour }) => {
    const found = assetBody(asset)
    if (!found) return []
    const grows = !isShelved && found.entry.isA.some(kind => GROWING.has(kind))
    return [
      {
        words: asset,
        sprite: found.code,
        ...(colour && { colour: hexOf(colour) ?? colour }),
        ...(grows && { grows: true as const }),
      },
    ]
  })
}
const GROWING: ReadonlySet<string> = new Set(['plant', 'flower', 'tree'])
