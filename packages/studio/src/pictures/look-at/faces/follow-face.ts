import type { RgbaPicture } from '@kinora/media/frames/size'
import { type OpenGraphModel, openGraphModel } from '../../../models/tfjs/open-graph-model.ts'
import type { Face, Point } from './face.ts'
import { lookAround } from './find-faces.ts'

/** Searches for a face at its previous position; undefined if it is gone. */
export async function followFace(
  picture: RgbaPicture,
  before: readonly Point[],
  open: OpenGraphModel = openGraphModel,
): Promise<Face | undefined> {
  const mesh = await open('facemesh')
  return mesh && lookAround(picture, before, mesh)
}
