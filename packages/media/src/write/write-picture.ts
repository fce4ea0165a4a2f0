import { writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { openPixels } from '../av/guarded-sharp.ts'
import { formatLabelXmp } from '../av/label.ts'
import { frameToRgba } from '../av/frame-to-rgba.ts'
import type { RgbaPicture } from '../frames/size.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'
import { removeUnlessDone } from './remove-unless-done.ts'

type PictureFormat = 'png' | 'jpg' | 'webp'

type PictureSettings = {
  format: PictureFormat
  /** A JSON text, kept as XMP under the key `AIGC`. */
  label?: string
  /** 1 to 100, for jpg and webp; 92 unless told. */
  quality?: number
}

// From here on few see a difference.
const QUALITY = 92
// Small pictures show the blur of colours at half size; in large ones it only costs bytes.
const MAX_FULL_COLOUR_PIXELS = 1_280 * 720

/** Writes a picture; transparency is kept where the format has it, else it lies on white. */
export async function writePicture(
  path: string,
  picture: RgbaPicture | YuvFrame,
  settings: PictureSettings,
): Promise<void> {
  const { rgba, width, height } = 'rgba' in picture ? picture : await frameToRgba(picture)
  if (rgba.length !== width * height * 4) throw new RangeError(`${rgba.length} bytes for ${width} x ${height} pixels`)
  const image = openPixels(rgba, { width, height, channels: 4 })
  if ('pixels' in picture || isOpaque(rgba)) image.removeAlpha()
  if (settings.label !== undefined) image.withXmp(formatLabelXmp(settings.label))
  const bytes = await encode(image, settings, width * height)
  await removeUnlessDone(path, () => writeFile(path, bytes))
}

function encode(image: Sharp, { format, quality = QUALITY }: PictureSettings, pixels: number): Promise<Buffer> {
  switch (format) {
    case 'png':
      return image.png().toBuffer()
    case 'jpg': {
      const chromaSubsampling = pixels <= MAX_FULL_COLOUR_PIXELS ? '4:4:4' : '4:2:0'
      return image.flatten({ background: 'white' }).jpeg({ quality, chromaSubsampling }).toBuffer()
    }
    case 'webp':
      return image.webp({ quality, smartSubsample: true }).toBuffer()
  }
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}
