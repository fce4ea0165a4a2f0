import { readFile, stat } from 'node:fs/promises'
import { parseShape, record, type Shape, text } from '../core/shape.ts'

/** In the data folder. */
export const ACCESS_FILE = 'command-line.json'

/** The address of a running service on this machine and, unless revoked, a key for it. */
export type LocalAccess = { url?: string; key?: string }

const localAccess: Shape<LocalAccess> = record({}, { url: text, key: text })

/** Reads the file; undefined without one. A file that others can read or write is rejected. */
export async function readAccess(path: string): Promise<LocalAccess | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  if (found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new Error(`${path} must belong to you and be readable to nobody else (chmod 600)`)
  return parseShape(localAccess, await readFile(path, 'utf8'), path)
}
