import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** A new name in a folder survives a power cut only once the folder itself is synced. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Creates a folder and its parents, accessible only to their owner, and syncs each name into its parent. An existing
 * folder costs one call.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (!first) return
  const top = dirname(resolve(first))
  let parent = dirname(resolve(path))
  await syncFolder(parent)
  while (parent.length > top.length) {
    parent = dirname(parent)
    await syncFolder(parent)
  }
}
