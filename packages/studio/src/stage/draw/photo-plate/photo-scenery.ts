import { PLACE_TRAITS } from '../../../setting/place-traits.ts'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../../../setting/setting.ts'
import { type OpenModel, openModel } from '../../../models/open-model.ts'
import type { Plane } from '../../../planes/plane.ts'
import { fitWithin } from '../../../planes/resize-picture.ts'
import { readPictureLook } from '../../../pictures/look-at/read-picture-look.ts'
import { paintLook } from '../../../looks/paint-look.ts'
import { estimateNearness } from '../../../pictures/photo/estimate-nearness.ts'
import { oversized } from '../../../scenery/draw-plate.ts'
import type { Scenery } from '../../../backdrops/scenery.ts'
import { cropPlace } from './crop-place.ts'
import { findHorizon, findSky } from './find-horizon.ts'
import { estimateLight } from './estimate-light.ts'
import { photoPlate } from './photo-plate.ts'
import { weatherPicture } from './weather-picture.ts'

/** The scenery of a shot, and the shot adapted to it. */
type PhotoScenery = { scenery: Scenery; shot: ShotSetting }

/** Sky and light are estimated in a copy of this size. */
const SMALL = 480

/**
 * A picture of a place as scenery. Ground, depth and light are estimated from it; time and weather of the shot are
 * applied.
 */
export async function photoScenery(
  given: RgbaPicture,
  shot: ShotSetting,
  frame: Size,
  seed: number,
  open: OpenModel = openModel,
): Promise<PhotoScenery> {
  const plain = await cropPlace(given, { width: oversized(frame.width), height: oversized(frame.height) })
  const nearness = await estimateNearness(plain, open)
  const sky = await findSky(await fitWithin(plain, SMALL))
  const { brightness, isOutdoorGuess } = readPictureLook(plain)
  const horizon = findHorizon(sky)
  // Requested weather must be clearly visible.
  const isOutdoors =
    !PLACE_TRAITS[shot.place].isIndoors &&
    (horizon !== undefined || isOutdoorGuess !== false || shot.weather !== 'clear')
  const picture = await weatherPicture(plain, shot, { sky, nearness, brightness, isOutdoors }, seed)
  const light = estimateLight(await fitWithin(picture, SMALL), sky)
  const plate = photoPlate(picture, { sky, horizon, light, frame })
  const shown = { ...picture, rgba: Uint8Array.from(picture.rgba) }
  paintLook(shown, shot.look)
  const depth = {
    width: nearness.width,
    height: nearness.height,
    nearness: Uint8Array.from(nearness.values, value => Math.round(value * 255)),
  }
  const nearnessOf = groundNearnessOf(nearness, plate)
  return {
    scenery: {
      plate,
      picture: shown,
      depth,
      // Approximates nearness by distance, exact where most subjects stand.
      nearestMetres: Math.max(0.05, nearnessOf(STANDING) * STANDING),
      nearnessOf,
      exposed: amount => Math.min(1, Math.max(0, amount)),
    },
    shot: { ...shot, place: placeSeen(shot.place, isOutdoors) },
  }
}

/** The usual distance of people in photos, metres. */
const STANDING = 5

const placeSeen = (place: ShotSetting['place'], isOutdoors: boolean): ShotSetting['place'] =>
  PLACE_TRAITS[place].isNowhere ? (isOutdoors ? 'meadow' : 'room') : place

/** The nearness of the picture's ground at that distance, so that feet do not slide. */
function groundNearnessOf({ width, height, values }: Plane, { ground, height: rows }: Scenery['plate']) {
  const byRow = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    const row = values.slice(y * width, (y + 1) * width).sort()
    // Nearer ground is never higher in the picture.
    byRow[y] = Math.max(row[width >> 1]!, byRow[y - 1] ?? 0)
  }
  return (metres: number): number => {
    const row = ground.horizonY + (ground.eye * ground.focal) / metres
    const at = Math.min(height - 1, Math.max(0, (row / rows) * height - 0.5))
    const above = Math.floor(at)
    const below = Math.min(height - 1, above + 1)
    return byRow[above]! + (byRow[below]! - byRow[above]!) * (at - above)
  }
}
