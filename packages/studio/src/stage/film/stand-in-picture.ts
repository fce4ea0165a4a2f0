import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../../scenery/plate.ts'
import type { View } from './view.ts'

/** The limits of the scale of people in a picture, which cannot be seen from elsewhere. */
const [SMALLEST, LARGEST] = [0.4, 2.6]

/**
 * The view into a picture of a place, with its lens and horizon. People have the size and height in the frame that the
 * view gives. `scale` is the scale at which all are drawn.
 */
export function standInPicture(view: View, plate: Plate, frame: Size): { view: View; scale: number } {
  const { focal, horizonY, eye } = plate.ground
  const { zoom, distance, yaw } = view
  const further = distance * (1 / zoom - 1)
  const top = (plate.height - frame.height) / 2
  const feet = top + view.horizon * frame.height + (view.eye[1] * focal * zoom) / distance
  const scale = (eye * focal * zoom) / distance / Math.max(1, feet - horizonY)
  return {
    view: {
      ...view,
      zoom: 1,
      distance: distance / zoom,
      eye: [view.eye[0] - further * Math.sin(yaw), view.eye[1], view.eye[2] - further * Math.cos(yaw)],
    },
    scale: Math.min(LARGEST, Math.max(SMALLEST, scale)),
  }
}
