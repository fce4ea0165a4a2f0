import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { MAX_PIXELS } from '../formats/check-media.ts'

// One picture at a time on one core, as the pool intends, and nothing kept for later.
sharp.concurrency(1)
sharp.cache(false)
// Of all that the library could load, only what strangers may send: no SVG, no PDF, no camera's own format.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })

/** Opens a picture by its path or its bytes, its first frame if it moves. A file that is cut off fails; a mere oddity does not. */
export const openPicture = (picture: string | Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })

/** A picture from pixels in memory, four channels each. */
export const openPixels = (rgba: Uint8Array, size: NonNullable<SharpOptions['raw']>): Sharp =>
  sharp(rgba, { raw: size, limitInputPixels: MAX_PIXELS })
