import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../../setting/setting.ts'
import { HIGHEST_EYE, HIGHEST_TILTED_EYE, LOWEST_EYE } from '../../scenery/check-plate-options.ts'
import { drawPlate } from '../../scenery/draw-plate.ts'
import { OVERSIZE, type PlateOptions } from '../../scenery/plate.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { PlaceDepth } from './measure-shown.ts'
import { tiltOf, type View } from './view.ts'

/** The height limits of a plate's camera, metres. */
export const clampEye = (height: number, { pitch }: Pick<View, 'pitch'>): number =>
  Math.min(0.99 * (pitch > 0 ? HIGHEST_TILTED_EYE : HIGHEST_EYE), Math.max(1.1 * LOWEST_EYE, height))

/** The size in pixels of a plate that is only measured. */
const DRAFT = 80

/** The depth of the place in a view, from a small plate. */
export function placeDepth(
  place: StagePlace,
  seed: number,
  { place: painted, where, time, weather, season }: ShotSetting,
  frame: Size,
): (view: View) => PlaceDepth {
  const small = Math.sqrt((DRAFT * DRAFT) / (frame.width * frame.height))
  const draft: PlateOptions = {
    place: painted,
    ...(where && { where }),
    time,
    weather,
    season,
    look: 'plain',
    seed,
    hand: place.hand,
    ...(place.fill && { fill: place.fill }),
    width: Math.max(64, Math.round(frame.width * small)),
    height: Math.max(64, Math.round(frame.height * small)),
  }
  return view => {
    const plate = drawPlate({
      ...draft,
      eye: clampEye(view.eye[1], view),
      horizon: view.horizon,
      zoom: view.zoom,
      ...tiltOf(view),
      camera: { x: view.eye[0], z: view.eye[2], yaw: view.yaw },
    })
    // The frame is the middle of its plate.
    const pixel = (share: number, pixels: number): number =>
      Math.min(pixels - 1, Math.max(0, Math.floor((0.5 + (share - 0.5) / OVERSIZE) * pixels)))
    return (x, y) => plate.depth[pixel(y, plate.height) * plate.width + pixel(x, plate.width)]!
  }
}
