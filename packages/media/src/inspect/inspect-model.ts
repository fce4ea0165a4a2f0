import { decodePicture } from '../av/decode-picture.ts'
import { openPixels } from '../av/guarded-sharp.ts'
import { MODEL_PICTURE_SIDE } from '../formats/read-glb.ts'
import { drawModel } from '../models/draw-model.ts'
import { MODEL_LIMITS, ModelRefused } from '../models/model.ts'
import { readModel } from '../models/read-model.ts'
import type { PictureFacts } from './inspected.ts'

/** Reads a whole model, and draws a picture of it. A text is the reason for a rejection. */
export async function inspectModel(path: string, bytes: Uint8Array): Promise<PictureFacts | string> {
  try {
    const model = await readModel(bytes, 'glb', {
      decodePicture: picture => decodePicture(picture, MODEL_LIMITS.pictureSide),
    })
    const { rgba, width, height } = drawModel(model, MODEL_PICTURE_SIDE)
    const picture = `${path}.png`
    await openPixels(rgba, { width, height, channels: 4 }).removeAlpha().png().toFile(picture)
    return { format: 'glb', width, height, picture }
  } catch (error) {
    if (error instanceof ModelRefused) return error.message
    throw error
  }
}
