import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../../scenery/plate.ts'
import type { View } from './view.ts'

/** A picture is not seen from elsewhere: its people may be drawn so much smaller and larger than it suggests. */
const [SMALLEST, LARGEST] = [0.4, 2.6]

/**
 * The view into a picture that is a place: its lens and its horizon are those of the picture. Who stands in it is as large
 * in the frame, and stands as high in it, as the view says. `scale` is how many times as large all are drawn.
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
