import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Photo, photoOf } from './photo.ts'

const SIZE = { width: 1_920, height: 1_080 }
const SEEDS = [1, 2]

/** Made once and read by every process: they take seconds. */
export async function writePhotos(folder: string): Promise<void> {
  for (const seed of SEEDS) {
    const { rgba, depth } = photoOf(SIZE.width, SIZE.height, seed)
    await writeFile(join(folder, `${seed}.photo`), Buffer.concat([rgba, depth.nearness]))
  }
}

export function readPhotos(folder: string): Promise<Photo[]> {
  return Promise.all(
    SEEDS.map(async seed => {
      const bytes = await readFile(join(folder, `${seed}.photo`))
      const rgbaBytes = SIZE.width * SIZE.height * 4
      return { ...SIZE, rgba: bytes.subarray(0, rgbaBytes), depth: { ...SIZE, nearness: bytes.subarray(rgbaBytes) } }
    }),
  )
}
