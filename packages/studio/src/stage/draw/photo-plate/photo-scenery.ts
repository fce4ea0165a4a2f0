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
import type { Scenery } from '../setting/scenery.ts'
import { cropPlace } from './crop-place.ts'
import { findHorizon, findSky } from './find-horizon.ts'
import { estimateLight } from './estimate-light.ts'
import { photoPlate } from './photo-plate.ts'
import { weatherPicture } from './weather-picture.ts'

/** A shot's scenery, and the shot as it is played in it. */
type PhotoScenery = { scenery: Scenery; shot: ShotSetting }

/** Sky and light are looked for in a copy of this side. */
const SMALL = 480

/**
 * A picture of a place as scenery: it stands in for a drawn plate, with a ground, depths and a light that are guessed
 * from it, in the weather and at the hour of the shot.
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
  // Who speaks of a weather means one that is felt.
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
      // As if nearness went with distance, right where most stand.
      nearestMetres: Math.max(0.05, nearnessOf(STANDING) * STANDING),
      nearnessOf,
      exposed: amount => Math.min(1, Math.max(0, amount)),
    },
    shot: { ...shot, place: placeSeen(shot.place, isOutdoors) },
  }
}

/** How far away people in photos stand, metres. */
const STANDING = 5

const placeSeen = (place: ShotSetting['place'], isOutdoors: boolean): ShotSetting['place'] =>
  PLACE_TRAITS[place].isNowhere ? (isOutdoors ? 'meadow' : 'room') : place

/** As near as the picture's ground is seen to be where something at that distance stands: else feet would slide on it. */
function groundNearnessOf({ width, height, values }: Plane, { ground, height: rows }: Scenery['plate']) {
  const byRow = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    const row = values.slice(y * width, (y + 1) * width).sort()
    // What is nearer is never further up.
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
