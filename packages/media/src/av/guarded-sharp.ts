import { createRequire } from 'node:module'
import type sharpLibrary from 'sharp'
import type { Sharp, SharpOptions } from 'sharp'
import { MAX_PIXELS } from '../formats/check-media.ts'

let loaded: typeof sharpLibrary | undefined

/**
 * Loaded with the first picture: it is a quarter of the load of a clip process, and many processes need no pictures.
 */
function sharp(): typeof sharpLibrary {
  if (loaded) return loaded
  const library = createRequire(import.meta.url)('sharp') as typeof sharpLibrary
  // One picture at a time on one core, as the pool expects, and no cache.
  library.concurrency(1)
  library.cache(false)
  // Only the formats that callers may send: no SVG, no PDF, no camera formats.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
  return (loaded = library)
}

/**
 * Opens a picture by its path or bytes; of an animation, the first frame. A truncated file fails; a minor defect does
 * not.
 */
export const openPicture = (picture: string | Uint8Array): Sharp =>
  sharp()(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })

/** A picture from pixels in memory, a byte or a word for each channel. */
export const openPixels = (rgba: Uint8Array | Uint16Array, size: NonNullable<SharpOptions['raw']>): Sharp =>
  sharp()(rgba, { raw: size, limitInputPixels: MAX_PIXELS })
