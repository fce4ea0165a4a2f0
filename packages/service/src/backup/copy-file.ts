import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../disk/durable-folders.ts'

const CHUNK_BYTES = 1024 * 1024

/**
 * Copies a file at its current length and returns its checksum; undefined if it is gone. Database files may change
 * meanwhile: the log repairs them.
 */
export async function copyFile(from: string, to: string): Promise<{ sha256: string; bytes: number } | undefined> {
  const source = await open(from, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!source) return undefined
  try {
    await makeFolder(dirname(to))
    const target = await open(to, 'wx', 0o600)
    try {
      const copied = await pump(source, target)
      await target.sync()
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** The checksum of a file. */
export async function sumFile(path: string): Promise<string> {
  const source = await open(path, 'r')
  try {
    return (await pump(source)).sha256
  } finally {
    await source.close()
  }
}

async function pump(source: FileHandle, target?: FileHandle): Promise<{ sha256: string; bytes: number }> {
  const sum = createHash('sha256')
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  let bytes = 0
  for (;;) {
    const { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES, bytes)
    if (bytesRead === 0) return { sha256: sum.digest('hex'), bytes }
    const part = chunk.subarray(0, bytesRead)
    sum.update(part)
    await target?.write(part, 0, bytesRead, bytes)
    bytes += bytesRead
  }
}
