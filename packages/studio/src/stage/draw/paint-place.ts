import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { ROOM_PARTS, type ShotSetting } from '../../setting/setting.ts'
import type { Board, Clearing, PlateOptions } from '../../scenery/plate.ts'
import { isSurface } from '../../scenery/places/surface-look.ts'
import type { Point } from '../../bodies/body.ts'
import type { Extent } from '../../bodies/extent.ts'
import { apply } from '../../bodies/vectors.ts'
import { clampEye } from '../film/place-depth.ts'
import { seenFrom, tiltOf, type View } from '../film/view.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { photoScenery } from './photo-plate/photo-scenery.ts'
import type { PlaceAt } from './place-picture.ts'
import { unpainted } from '../../backdrops/paint-parts.ts'
import { drawScenery } from '../../backdrops/scenery.ts'
import { stockPlace } from '../../backdrops/stock-place.ts'

export type PaintPlaceOptions = {
  place: StagePlace & { at: number }
  /** The caller's picture of the place, if any. */
  picture: RgbaPicture | undefined
  frame: Size
  seed: number
  goods: SeededRandom
  notes: SceneNotes
  /** The camera, and the scale at which the place is drawn. */
  view: View
  scale: number
  /** The ground under the targets. */
  foot: Point
  /** The boxes of the targets, which the place leaves clear but for the parts that the document uses. */
  seen: { boxes: readonly Extent[]; keeps: readonly string[] }
}

/** Radians: a steeper view mostly shows the ground below. */
export const GROUND_ALONE = 0.87

/** The place of a shot from its camera, at a time, in weather and a season. */
export async function paintPlace(at: ShotSetting, options: PaintPlaceOptions): Promise<PlaceAt> {
  const { place, picture, frame, seed, view } = options
  if (picture) {
    const { scenery, shot } = await photoScenery(picture, at, frame, seed)
    return { scenery, setting: shot }
  }
  // From steeply above, an outdoor place looks the same from every position.
  const isMoved = place.room.isFree || (view.pitch >= GROUND_ALONE && !place.room.isBackdrop)
  const [x, , z] = isMoved ? options.foot : apply(seenFrom(view, options.scale), [options.foot[0], 0, options.foot[2]])
  const scenery = drawScenery(at, frame, seed, {
    eye: clampEye(options.scale * view.eye[1], view),
    subject: { x, z },
    ...(!isMoved && clearingOf(options)),
    horizon: view.horizon,
    zoom: view.zoom,
    ...(view.centre !== undefined && { centre: view.centre }),
    ...tiltOf(view),
    hand: place.hand,
    ...surfaceOf(options),
    ...(isMoved && {
      camera: { x: view.eye[0], z: view.eye[2], yaw: view.yaw },
    }),
  })
  if (place.room.isFree && scenery.plate.boards) scenery.plate.boards = boardsFrom(scenery.plate.boards, view)
  tellUnpainted(at, scenery.plate.mask, options)
  await stockPlace(scenery, at, options.goods)
  return { scenery, setting: at }
}

/** Reports given colours of parts that the place does not have, or does not show. */
function tellUnpainted({ painted }: ShotSetting, mask: Uint8Array, { place, notes }: PaintPlaceOptions): void {
  if (!painted) return
  const isRoom = place.room.isFree
  const missing = [...unpainted(mask, painted), ...ROOM_PARTS.filter(part => painted[part] !== undefined && !isRoom)]
  for (const part of missing)
    notes.add('not-drawn', `/places/${place.at}/colours/${part}`, `${place.said.asset} shows no ${part}`)
}

/** The space of the targets as the eye sees it. */
function clearingOf({ seen, view, scale }: PaintPlaceOptions): { clear?: Clearing } {
  const matrix = seenFrom(view, scale)
  const boxes = seen.boxes
    .map(({ low, high }) =>
      [low[0], high[0]]
        .flatMap(x => [low[2], high[2]].flatMap(z => [low[1], high[1]].map(y => apply(matrix, [x, y, z]))))
        .filter(([, , z]) => z > NEAREST_CLEAR),
    )
    .filter(corners => corners.length > 0)
  const ahead = boxes.flat()
  if (ahead.length === 0) return {}
  const ends = (of: (corner: Point) => number): [number, number] => [
    Math.min(...ahead.map(of)),
    Math.max(...ahead.map(of)),
  ]
  const [[left, right], [low, high], [near, far]] = [
    ends(([x, , z]) => x / z),
    ends(([, y]) => y),
    ends(([, , z]) => z),
  ]
  const toes = Math.min(
    ...boxes.map(box => {
      const heights = box.map(([, y]) => y)
      return (1 - TOES) * Math.min(...heights) + TOES * Math.max(...heights)
    }),
  )
  return { clear: { left, right, near, far, low, high, toes, keeps: seen.keeps } }
}
/** The share of the height of a target that grass may cover. */
const TOES = 0.18
const NEAREST_CLEAR = 0.1

/** Shelves and tables of a place, relative to an eye in it. */
function boardsFrom(boards: readonly Board[], view: View): Board[] {
  const matrix = seenFrom(view, 1)
  return boards.flatMap(board => {
    const [x, , z] = apply(matrix, [board.at[0], 0, board.at[2]])
    return z < NEAREST_BOARD
      ? []
      : [{ ...board, at: [x, board.at[1], z], turn: board.turn - (view.yaw * 180) / Math.PI }]
  })
}
const NEAREST_BOARD = 0.6

/** The surface under things, if the document gives one and the place has one. */
function surfaceOf({ place, notes }: PaintPlaceOptions): Pick<PlateOptions, 'surface'> {
  const { surface } = place.said
  if (!surface) return {}
  const said = `/places/${place.at}/surface`
  if (!SURFACED.has(place.place)) notes.add('not-drawn', said, 'only a product-sweep and a tabletop have a surface')
  else if (!isSurface(surface.material))
    notes.add('stands-in', `${said}/material`, `a surface of ${surface.material} is drawn as concrete`)
  return { surface: { of: surface.material, ...(surface.colour && { colour: surface.colour }) } }
}
const SURFACED: ReadonlySet<string> = new Set(['sweep', 'table'])
