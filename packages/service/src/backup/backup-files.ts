import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isBlobKey } from '../files/blob-key.ts'
import { copyFile } from './copy-file.ts'
import { inParallel } from './in-parallel.ts'
import type { Entry } from './manifest.ts'

type CopiedFiles = { entries: Entry[]; bytes: number; damaged: string[] }

/**
 * Copies stored files. After the database: what it refers to was there when it was copied, and files never change. One that
 * is removed meanwhile was used by nothing any more.
 */
export async function backupFiles(source: string, target: string): Promise<CopiedFiles> {
  const copied: CopiedFiles = { entries: [], bytes: 0, damaged: [] }
  const folders = await readdir(source).catch(() => [])
  for (const folder of folders) {
    const names = await readdir(join(source, folder)).catch(() => [])
    const keys = names.map(name => `${folder}/${name}`).filter(isBlobKey)
    await inParallel(keys, async key => {
      const one = await copyFile(join(source, key), join(target, key))
      if (!one) return
      copied.entries.push({ path: `files/${key}`, sha256: one.sha256 })
      copied.bytes += one.bytes
      // A file is named by the sum of its bytes.
      if (!key.includes(one.sha256)) copied.damaged.push(key)
    })
  }
  return copied
}
