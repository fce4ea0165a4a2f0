import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readPicture } from '@kinora/media/av/read-picture'
import { type Cutout, cutOut } from '../pictures/cutout/cut-out.ts'
import { cacheLatest } from '../pictures/photo/cache-latest.ts'
import { shareResult } from '../pictures/photo/shared-results.ts'
import { type OpenModel, openModel } from '../models/open-model.ts'

// Twice the sides of 1080p: enough to move in, small enough to hold several.
export const MAX_SIDE = 3_840

// It is asked whether a picture shows a subject, and then for the subject. An order has seven pictures at most.
const keep = cacheLatest<Cutout>(8)

/** What is cut out of the picture in a file; by the models that are installed only once, whatever process asks. */
export async function cutInput(path: string, open: OpenModel = openModel): Promise<Cutout> {
  const cut = async (): Promise<Cutout> => cutOut(await readPicture(path, { maxSide: MAX_SIDE }), open)
  if (open !== openModel) return cut()
  // By what is in it: each order has its own copy of a picture.
  const key = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  return keep(key, () => shareResult(`input ${key}`, cut))
}
