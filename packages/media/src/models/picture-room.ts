import { MAX_PIXELS } from '../formats/check-media.ts'
import { readImage } from '../formats/read-image.ts'
import { sniff } from '../formats/sniff.ts'
import { MODEL_LIMITS, requireAtMost } from './model.ts'

/** Counts the pixels of a model's pictures by their heads, before any is decoded: a few kilobytes may unpack to millions. */
export function createPictureRoom(): (bytes: Uint8Array) => void {
  let pixels = 0
  return bytes => {
    // A file that is no picture is not decoded.
    if (sniff(bytes) === undefined) return
    const head = readImage(bytes)
    pixels += head.ok ? head.width * head.height : MAX_PIXELS
    requireAtMost(pixels, 'pixels in its pictures', MODEL_LIMITS.picturePixels)
  }
}
