import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { createBend } from './bend-frame.ts'
import type { FramePlanes } from './frame-planes.ts'

/** How far a tilted camera leans, radians: enough to be meant. */
const LEAN = 0.19
const BULGE = 0.55

/** A camera that leans and a lens that bulges, where the words have one. */
export function chooseBend(
  { camera: { angle, lens = [] } }: ShotSetting,
  frame: Size,
): ((planes: FramePlanes) => void) | undefined {
  const roll = angle === 'tilted' ? LEAN : 0
  const bulge = lens.includes('fisheye') ? BULGE : 0
  return roll === 0 && bulge === 0 ? undefined : createBend(frame, { roll, bulge })
}
