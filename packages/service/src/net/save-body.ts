import { open, rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailed, FetchRefused, FileTooLarge } from './fetch-failure.ts'

// We do not ask for compression, but some stores keep files compressed and always send them that way.
const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

type SaveOptions = { toFile: string; maxBytes: number; encoding: string; signal: AbortSignal }

/** Streams a body into a new file. `maxBytes` limits both the received and the decompressed size. Returns the size. */
export async function saveBody(body: Readable, { toFile, maxBytes, encoding, signal }: SaveOptions): Promise<number> {
  const decode = encoding === '' || encoding === 'identity' ? undefined : DECODERS[encoding]
  if (!decode && encoding !== '' && encoding !== 'identity') {
    throw new FetchRefused(`the answer is encoded as ${encoding.slice(0, 40)}, which is not supported`)
  }
  // Opened before the body is read: if the name exists, that is an internal fault, and no existing file is removed.
  const file = await open(toFile, 'wx')
  try {
    const stored = createMeter(maxBytes)
    const steps = decode ? [createMeter(maxBytes).meter, decode(), stored.meter] : [stored.meter]
    await pipeline([body, ...steps, file.createWriteStream()], { signal })
    if (stored.bytes() === 0) throw new FetchFailed('the answer is empty', { retryable: false })
    return stored.bytes()
  } catch (error) {
    await file.close().catch(() => {})
    await rm(toFile, { force: true })
    throw error
  }
}

/** Passes bytes through, counts them, and fails beyond a limit. */
function createMeter(maxBytes: number): { meter: Transform; bytes(): number } {
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new FileTooLarge(maxBytes))
      else done(null, chunk)
    },
  })
  return { meter, bytes: () => bytes }
}
