import { open } from 'node:fs/promises'

// Enough for every signature, also after a text prologue.
const BYTES = 4_200

/** The first bytes of a file, which identify its format. */
export async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BYTES), 0, BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
