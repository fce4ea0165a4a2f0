import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The description of a backup. Written last: a folder without one is no backup. */
export type Manifest = {
  format: 1
  kinora: string
  /** All that was acknowledged before it began is in it; how much of what came after is not said. */
  began_at: string
  ended_at: string
  postgres_major: string
  start_lsn: string
  stop_lsn: string
  /** In an S3, files are not part of it. */
  files_in: 'disk' | 's3'
  entries: number
  bytes: number
  /** The checksum of the file of checksums. */
  sums_sha256: string
}

export const [MANIFEST, SUMS] = ['manifest.json', 'sums.txt']

/** One file of a backup, by its path in it. */
export type Entry = { path: string; sha256: string }

/** As `sha256sum --check` reads them. Paths of ours hold no character that it would escape. */
export const formatSums = (entries: readonly Entry[]): string =>
  entries.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')

// A path leads to somewhere in the backup, and nowhere else.
const LINE = /^([0-9a-f]{64}) {2}((?!\/)(?!(?:.*\/)?\.\.(?:\/|$)).+)$/

/** The content of a backup, after its list was verified. */
export async function readBackup(folder: string): Promise<{ manifest: Manifest; entries: Entry[] }> {
  const manifest = JSON.parse(await read(join(folder, MANIFEST), folder)) as Manifest
  if (manifest.format !== 1)
    throw new Error(
      `${folder} is a backup of format ${String(manifest.format)}, and this version of Kinora reads format 1`,
    )
  const sums = await read(join(folder, SUMS), folder)
  if (hash('sha256', sums, 'hex') !== manifest.sums_sha256) throw new Error(`${join(folder, SUMS)} is damaged`)
  const entries = sums
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [, sha256, path] = LINE.exec(line) ?? []
      if (sha256 === undefined || path === undefined) throw new Error(`${join(folder, SUMS)} has a bad line: ${line}`)
      return { sha256, path }
    })
  return { manifest, entries }
}

async function read(path: string, folder: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${folder} is no backup that was finished: ${path} is missing`, { cause: error })
  }
}
