import type { RgbaPicture } from '@kinora/media/frames/size'
import type { OpenGraphModel } from '../../models/tfjs/open-graph-model.ts'
import { type Face, POINT } from '../look-at/faces/face.ts'
import { findFaces } from '../look-at/faces/find-faces.ts'

/** The face whose lips move, or the reason for the lack of one. `isUnknown`: the models are not installed. */
type Singer = { face: Face } | { note: string; isUnknown?: true }

// Pixels between the corners: a smaller mouth is too blurred to move visibly.
export const LEAST_MOUTH = 12

/** The largest face that looks at the camera. `where` names the picture in the note. */
export async function findSinger(picture: RgbaPicture, where: string, open?: OpenGraphModel): Promise<Singer> {
  const faces = await findFaces(picture, open)
  if (!faces) return { note: 'lips: no model is installed that finds faces', isUnknown: true }
  const frontal = faces.filter(face => face.isFrontal)
  if (frontal.length === 0) return { note: `lips: no frontal face in ${where}` }
  const face = frontal.find(one => mouthWidthOf(one) >= LEAST_MOUTH)
  return face ? { face } : { note: `lips: no frontal face in ${where} is large enough` }
}

function mouthWidthOf({ points }: Face): number {
  const [left, right] = [points[POINT.leftMouth], points[POINT.rightMouth]]
  return left && right ? Math.hypot(right.x - left.x, right.y - left.y) : 0
}
