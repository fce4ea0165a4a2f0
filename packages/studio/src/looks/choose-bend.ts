import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { createBend } from './bend-frame.ts'
import type { FramePlanes } from './frame-planes.ts'

/** The roll of a tilted camera, radians: enough to look intended. */
const LEAN = 0.19
const BULGE = 0.55

/** The distortion of a tilted camera or a fisheye lens, if requested. */
export function chooseBend(
  { camera: { angle, lens = [] } }: ShotSetting,
  frame: Size,
): ((planes: FramePlanes) => void) | undefined {
  const roll = angle === 'tilted' ? LEAN : 0
  const bulge = lens.includes('fisheye') ? BULGE : 0
  return roll === 0 && bulge === 0 ? undefined : createBend(frame, { roll, bulge })
}
