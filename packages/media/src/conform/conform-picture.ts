import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPicture, openPixels } from '../av/guarded-sharp.ts'
import { readPicture } from '../av/read-picture.ts'
import type { Order } from '../engine/contract.ts'
import { barePng } from '../formats/bare-png.ts'
import { MAX_PIXELS } from '../formats/check-media.ts'
import { readImage } from '../formats/read-image.ts'
import type { RgbaPicture, Size } from '../frames/size.ts'
import { writePicture } from '../write/write-picture.ts'
import type { Conformed } from './conform-job.ts'
import { CONFORMED, SCRATCH } from './conformed-names.ts'
import { fitNotes, fitSize } from './fit-size.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { unusable } from './unusable.ts'

/** Converts a picture to a PNG of the ordered size. A picture that already fits only loses its metadata. */
export async function conformPicture(
  made: RecognisedFile,
  { width, height }: Extract<Order, { kind: 'image' }>,
  folder: string,
): Promise<Conformed> {
  const wanted = { width, height }
  const target = join(folder, CONFORMED.picture)
  const bytes = await readFile(made.path)
  const told = readImage(bytes)
  if (!told.ok) throw unusable(`the ${made.format} picture cannot be read: ${told.why}`, { retryable: true })
  if (told.width * told.height > MAX_PIXELS)
    throw unusable(`it is ${told.width} x ${told.height} pixels; at most 8192 x 8192 are read`, { retryable: false })
  const files: Conformed['files'] = [{ role: 'result', format: 'png', path: target }]
  // Text chunks may be compressed and are decompressed by every reader; they also contain workflows with local paths.
  const bare = made.format === 'png' ? barePng(bytes) : undefined
  const path = bare ? join(folder, SCRATCH.bare) : made.path
  if (bare) await writeFile(path, bare)
  if (made.format === 'png' && (await isPlain(path, wanted))) {
    await writeFile(target, bare ?? bytes)
    return { files, notes: [] }
  }
  const picture = await readPicture(path)
  const fit = fitSize(picture, wanted)
  await writePicture(target, await resize(picture, wanted, fit.way), { format: 'png' })
  return { files, notes: fitNotes({ width: picture.width, height: picture.height }, wanted, fit) }
}

/** True if it has the ordered size and eight bits per channel, without colour metadata. */
async function isPlain(path: string, { width, height }: Size): Promise<boolean> {
  const facts = await openPicture(path)
    .metadata()
    .catch(() => undefined)
  return (
    facts?.width === width &&
    facts.height === height &&
    facts.depth === 'uchar' &&
    facts.space === 'srgb' &&
    facts.exif === undefined &&
    facts.icc === undefined
  )
}

const BLACK = { r: 0, g: 0, b: 0, alpha: 1 }

async function resize({ rgba, width, height }: RgbaPicture, wanted: Size, way: 'cut' | 'bars'): Promise<RgbaPicture> {
  if (width === wanted.width && height === wanted.height) return { rgba, width, height }
  const data = await openPixels(rgba, { width, height, channels: 4 })
    .resize({ ...wanted, fit: way === 'cut' ? 'cover' : 'contain', background: BLACK })
    .raw()
    .toBuffer()
  return { ...wanted, rgba: data }
}
