import { readFile, stat } from 'node:fs/promises'

/** In the data folder. */
export const ACCESS_FILE = 'command-line.json'

/** The address of a running service on this machine and, unless revoked, a key for it. */
export type LocalAccess = { url?: string; key?: string }

/** Reads the file; undefined without one. A file that others can read or write is rejected. */
export async function readAccess(path: string): Promise<LocalAccess | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  if (found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new Error(`${path} must belong to you and be readable to nobody else (chmod 600)`)
  return JSON.parse(await readFile(path, 'utf8')) as LocalAccess
}
