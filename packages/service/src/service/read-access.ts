import { readFile, stat } from 'node:fs/promises'

/** In the data folder. */
export const ACCESS_FILE = 'command-line.json'

/** Where a service of this machine listens while it runs, and a key for it unless that was revoked. */
export type LocalAccess = { url?: string; key?: string }

/** What the file says; undefined where there is none. One that others can read, or wrote, is not believed. */
export async function readAccess(path: string): Promise<LocalAccess | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  if (found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new Error(`${path} must belong to you and be readable to nobody else (chmod 600)`)
  return JSON.parse(await readFile(path, 'utf8')) as LocalAccess
}
