import { rm } from 'node:fs/promises'

/** A file that could not be written whole is taken away again. */
export async function removeUnlessDone(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
