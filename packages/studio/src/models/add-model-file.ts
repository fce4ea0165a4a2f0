import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { WEIGHTS, type Weights } from './weights.ts'

export type AddedFile = { name: string; path: string }

/**
 * Copies a model file from elsewhere to the studio's folder. Its sha256 identifies it; its name does not matter. A file
 * that is not in the table is rejected.
 */
export async function addModelFile(file: string, folder: string): Promise<AddedFile> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const sum = hash.digest('hex')
  const found = Object.entries<Weights>(WEIGHTS).find(([, { sha256 }]) => sha256 === sum)
  if (!found) {
    const known = Object.entries<Weights>(WEIGHTS).map(([name, { sha256 }]) => `${name} ${sha256.slice(0, 12)}…`)
    throw new Error(`${file} has sha256 ${sum}, which is none of this release's model files: ${known.join(', ')}`)
  }
  const [name, weights] = found
  const path = join(folder, 'node_modules', weights.package, weights.file)
  const partial = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await copyFile(file, partial)
    await rename(partial, path)
  } finally {
    await rm(partial, { force: true })
  }
  return { name, path }
}
