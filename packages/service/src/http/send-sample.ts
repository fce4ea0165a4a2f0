import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Answer, Call } from './endpoint.ts'
import { sendFile } from './send-file.ts'

/** Sends a small picture of the package; undefined if there is no such file. */
export async function sendSample(call: Call, path: string): Promise<Answer | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  const etag = `"${createHash('sha256')
    .update(await readFile(path))
    .digest('hex')}"`
  return sendFile(
    call,
    {
      bytes: found.size,
      contentType: 'image/webp',
      etag,
      modifiedAt: found.mtimeMs,
      stream: range => createReadStream(path, range),
    },
    { cacheControl: 'public, max-age=86400' },
  )
}
