import type { RgbaPicture } from '@kinora/media/frames/size'
import { type OpenGraphModel, openGraphModel } from '../../../models/tfjs/open-graph-model.ts'
import type { Face, Point } from './face.ts'
import { lookAround } from './find-faces.ts'

/** Looks for a face where it was in the picture before; undefined where it is not there any more. */
export async function followFace(
  picture: RgbaPicture,
  before: readonly Point[],
  open: OpenGraphModel = openGraphModel,
): Promise<Face | undefined> {
  const mesh = await open('facemesh')
  return mesh && lookAround(picture, before, mesh)
}
