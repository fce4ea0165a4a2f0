import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import { createBlobKey, readBlobKey } from '../../files/blob-key.ts'
import type { BlobStore, OpenBlob } from '../../files/blob-store.ts'
import { replaceAt } from '../create/references.ts'

/** Temporary files of one request, besides the stored ones. */
export type HeldFiles = {
  /** Adds a file under the key by which it would be stored. */
  add(bytes: Buffer | { path: string }, extension: string): Promise<string>
  blobs: Pick<BlobStore, 'open'>
}

export function holdFiles(folder: string, stored: Pick<BlobStore, 'open'>): HeldFiles {
  const paths = new Map<string, string>()
  let added = 0
  return {
    async add(bytes, extension) {
      const path = join(folder, `held-${added++}`)
      await ('path' in bytes ? copyFile(bytes.path, path) : writeFile(path, bytes))
      const key = createBlobKey('path' in bytes ? await hashFile(path) : hash(bytes), extension)
      paths.set(key, path)
      return key
    },
    blobs: {
      async open(key) {
        const path = paths.get(key)
        return path === undefined ? stored.open(key) : openFile(key, path)
      },
    },
  }
}

/** Writes embedded media to the folder and replaces them by references, as if stored. */
export async function holdEmbedded({ values, findings }: UnderstoodRequest, held: HeldFiles): Promise<void> {
  for (const [pointer, { bytes, format }] of findings.embedded)
    replaceAt(values, pointer.slice(1).split('/'), { blob: await held.add(bytes, format === 'jpeg' ? 'jpg' : format) })
  findings.embedded.clear()
}

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function hashFile(path: string): Promise<string> {
  const hashed = createHash('sha256')
  for await (const chunk of createReadStream(path)) hashed.update(chunk as Buffer)
  return hashed.digest('hex')
}

async function openFile(key: string, path: string): Promise<OpenBlob> {
  const { size, mtimeMs } = await stat(path)
  return { ...readBlobKey(key), bytes: size, modifiedAt: mtimeMs, stream: range => createReadStream(path, range) }
}
