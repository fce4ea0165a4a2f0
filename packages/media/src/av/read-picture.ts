import type { Sharp } from 'sharp'
import { type Format, sniff } from '../formats/sniff.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { RgbaPicture } from '../frames/size.ts'
import { openPicture, openPixels } from './guarded-sharp.ts'
import { readBeginning } from './read-beginning.ts'
import { readBmp } from './read-bmp.ts'

const READABLE: readonly (Format | undefined)[] = ['png', 'jpeg', 'webp']

/**
 * Reads a png, jpeg, webp or bmp file as straight-alpha sRGB pixels, upright; of an animation, the first frame. With
 * `maxSide` it is reduced until no side is longer. Other, broken or larger files (8192 x 8192) throw a ChildFailure
 * that is not retryable.
 */
export async function readPicture(path: string, options: { maxSide?: number } = {}): Promise<RgbaPicture> {
  const format = sniff(await readBeginning(path))
  if (format === 'bmp') {
    const bitmap = await readBmp(path)
    const { width, height } = bitmap
    const isSmall = Math.max(width, height) <= (options.maxSide ?? Infinity)
    return isSmall ? bitmap : toPixels(openPixels(bitmap.rgba, { width, height, channels: 4 }), options.maxSide)
  }
  if (!READABLE.includes(format)) throw new ChildFailure(`a ${format ?? 'file of no known kind'} is no picture`, false)
  return toPixels(openPicture(path).autoOrient(), options.maxSide)
}

async function toPixels(picture: Sharp, maxSide: number | undefined): Promise<RgbaPicture> {
  if (maxSide !== undefined) {
    picture.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  }
  try {
    const { data, info } = await picture
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 4) throw new Error(`a picture with ${info.channels} channels`)
    return { width: info.width, height: info.height, rgba: data }
  } catch (error) {
    throw new ChildFailure(
      `the picture cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      false,
    )
  }
}
