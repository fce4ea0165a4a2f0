import { MAX_PIXELS } from '../formats/check-media.ts'
import { readImage } from '../formats/read-image.ts'
import { sniff } from '../formats/sniff.ts'
import { MODEL_LIMITS, requireAtMost } from './model.ts'

/**
 * Counts the pixels of a model's pictures from their headers, before decoding: a few kilobytes may decode to millions.
 */
export function createPictureRoom(): (bytes: Uint8Array) => void {
  let pixels = 0
  return bytes => {
    // A file that is not a picture is not decoded.
    if (sniff(bytes) === undefined) return
    const head = readImage(bytes)
    pixels += head.ok ? head.width * head.height : MAX_PIXELS
    requireAtMost(pixels, 'pixels in its pictures', MODEL_LIMITS.picturePixels)
  }
}
