import type { RgbaPicture } from '@kinora/media/frames/size'
import type { OpenGraphModel } from '../../models/tfjs/open-graph-model.ts'
import { type Face, POINT } from '../look-at/faces/face.ts'
import { findFaces } from '../look-at/faces/find-faces.ts'

/** The face whose lips move; or why none does. `isUnknown`: nobody here can tell whether there is one. */
type Singer = { face: Face } | { note: string; isUnknown?: true }

// Pixels from corner to corner: below this a mouth is a smudge, and moving it shows nothing.
export const LEAST_MOUTH = 12

/** Of several faces the largest that looks at the camera sings. `where` the picture stood is said in the note. */
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
