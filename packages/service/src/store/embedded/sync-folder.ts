import { open } from 'node:fs/promises'

/** A new name in a folder survives a power cut once the folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
