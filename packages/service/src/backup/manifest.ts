import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anything, exactly, number, parseShape, record, type Shape, text } from '../core/shape.ts'

/** The description of a backup. It is written last: a folder without one is not a complete backup. */
export type Manifest = {
  format: 1
  kinora: string
  /** It contains everything that was acknowledged before this time, and may contain later changes. */
  began_at: string
  ended_at: string
  postgres_major: string
  start_lsn: string
  stop_lsn: string
  /** Files in S3 are not part of the backup. */
  files_in: 'disk' | 's3'
  entries: number
  bytes: number
  /** The checksum of the list of checksums. */
  sums_sha256: string
}

const manifestShape: Shape<Manifest> = record({
  format: exactly(1),
  kinora: text,
  began_at: text,
  ended_at: text,
  postgres_major: text,
  start_lsn: text,
  stop_lsn: text,
  files_in: exactly('disk', 's3'),
  entries: number,
  bytes: number,
  sums_sha256: text,
})

export const [MANIFEST, SUMS] = ['manifest.json', 'sums.txt']

/** One file of a backup, by its path in it. */
export type Entry = { path: string; sha256: string }

/** The format of `sha256sum --check`. No path here has a character that it would escape. */
export const formatSums = (entries: readonly Entry[]): string =>
  entries.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')

// Paths outside the backup are rejected.
const LINE = /^([0-9a-f]{64}) {2}((?!\/)(?!(?:.*\/)?\.\.(?:\/|$)).+)$/

/** The content of a backup, after its list was verified. */
export async function readBackup(folder: string): Promise<{ manifest: Manifest; entries: Entry[] }> {
  const written = await read(join(folder, MANIFEST), folder)
  const { format } = parseShape(record({ format: anything }), written, join(folder, MANIFEST))
  if (format !== 1)
    throw new Error(`${folder} is a backup of format ${String(format)}, and this version of Kinora reads format 1`)
  const manifest = parseShape(manifestShape, written, join(folder, MANIFEST))
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
    throw new Error(`${folder} is not a complete backup: ${path} is missing`, { cause: error })
  }
}
