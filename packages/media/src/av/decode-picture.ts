import { sniff } from '../formats/sniff.ts'
import type { RgbaPicture } from '../frames/size.ts'
import { openPicture } from './guarded-sharp.ts'

const READABLE = ['png', 'jpeg', 'webp']

/** Decodes a png, jpeg or webp in memory to straight-alpha sRGB pixels, with no side longer than `maxSide`. */
export async function decodePicture(bytes: Uint8Array, maxSide: number): Promise<RgbaPicture> {
  const format = sniff(bytes)
  if (!format || !READABLE.includes(format))
    throw new Error(`a picture is ${format ?? 'of no known kind'}; png, jpeg and webp are read`)
  const { data, info } = await openPicture(bytes)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}
