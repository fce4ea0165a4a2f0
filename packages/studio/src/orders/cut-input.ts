import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readPicture } from '@kinora/media/av/read-picture'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Cutout, cutOut } from '../pictures/cutout/cut-out.ts'
import { cacheLatest } from '../pictures/photo/cache-latest.ts'
import { shareResult } from '../pictures/photo/shared-results.ts'
import { type OpenModel, openModel } from '../models/open-model.ts'

// Twice the sides of 1080p: enough for camera moves, small enough to hold several.
export const MAX_SIDE = 3_840

// Each picture is used twice: to detect a subject, and to cut it out. An order has at most seven pictures.
const keep = cacheLatest<Cutout>(8)

/** The picture of a file, at the size in which it is used. */
export const readInput = (path: string): Promise<RgbaPicture> => readPicture(path, { maxSide: MAX_SIDE })

/**
 * The cut-out of a picture file; `picture` is the file's picture, if the caller has read it. Installed models compute
 * it once for all processes.
 */
export async function cutInput(path: string, open: OpenModel = openModel, picture?: RgbaPicture): Promise<Cutout> {
  const cut = async (): Promise<Cutout> => cutOut(picture ?? (await readInput(path)), open)
  if (open !== openModel) return cut()
  // By content, because each order has its own copy of a picture.
  const key = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  return keep(key, () => shareResult(`input ${key}`, cut))
}
