import { stat } from 'node:fs/promises'
import { readPicture } from '@kinora/media/av/read-picture'
import { type Cutout, cutOut } from '../pictures/cutout/cut-out.ts'
import { cacheLatest } from '../pictures/photo/cache-latest.ts'
import { type OpenModel, openModel } from '../models/open-model.ts'

// Twice the sides of 1080p: enough to move in, small enough to hold several.
export const MAX_SIDE = 3_840

// It is asked whether a picture shows a subject, and then for the subject. An order has seven pictures at most.
const keep = cacheLatest<Cutout>(8)

/** What is cut out of the picture in a file; by the models that are installed only once. */
export async function cutInput(path: string, open: OpenModel = openModel): Promise<Cutout> {
  const cut = async (): Promise<Cutout> => cutOut(await readPicture(path, { maxSide: MAX_SIDE }), open)
  if (open !== openModel) return cut()
  const { size, mtimeMs, ino } = await stat(path)
  return keep([path, size, mtimeMs, ino].join(' '), cut)
}
