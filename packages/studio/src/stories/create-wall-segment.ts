import { coverCamera } from '@kinora/media/compositor/camera'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { smoothStep } from '../planes/plane.ts'
import { composeCollage } from '../pictures/edit/compose-collage.ts'
import type { TakeOptions } from '../camera/take.ts'
import type { DrawSegment } from './create-photo-segment.ts'

// The initial zoom on the middle of the wall; at the end all of it is visible.
const CLOSE = 1.55
// The wall is drawn larger than the frame, so that the close view is sharp.
const SPARE = 1.35

/** Many pictures on one wall: the camera pulls back until all are in the frame. */
export async function createWallSegment(
  { compositor, frames, seed }: TakeOptions,
  pictures: readonly RgbaPicture[],
): Promise<DrawSegment> {
  const size = { width: Math.round(compositor.width * SPARE), height: Math.round(compositor.height * SPARE) }
  const wall = compositor.addPicture(await composeCollage(pictures, size, seed))
  const whole = coverCamera(wall, compositor)
  return frame => {
    // Ends well before the cut, so that there is time to look.
    const way = smoothStep(0, 0.7, frame / Math.max(1, frames - 1))
    const zoom = whole.zoom * (CLOSE + (1 - CLOSE) * way)
    const aside = (1 - way) * 0.14 * (seed % 2 === 0 ? 1 : -1)
    compositor.drawPicture(wall, { x: whole.x + aside * wall.width, y: whole.y - 0.05 * (1 - way) * wall.height, zoom })
  }
}
