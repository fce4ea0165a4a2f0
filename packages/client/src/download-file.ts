import { type CallOptions, type Connection, openResponse, reading } from './connection.ts'
import { createPatience } from './retry.ts'

/** The bytes of a file by its signed URL. After a lost connection the download resumes. */
export async function* downloadFile(
  connection: Connection,
  url: string,
  { signal }: CallOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const patience = createPatience(connection.patienceMs, signal)
  let received = 0
  let etag = ''
  for (;;) {
    const headers: Record<string, string> =
      received === 0 ? {} : { range: `bytes=${received}-`, ...(etag && { 'if-range': etag }) }
    const call = { method: 'GET', path: url, headers, signal }
    try {
      const response = await openResponse(connection, call)
      // A server without Range support begins at the first byte.
      let skip = response.status === 206 ? 0 : received
      etag = response.headers.get('etag') ?? ''
      const reader = response.body?.getReader()
      for (;;) {
        const next = await reading(call, async () => reader?.read())
        if (!next || next.done) return
        patience.refresh()
        const chunk = next.value.subarray(skip)
        skip -= next.value.length - chunk.length
        received += chunk.length
        if (chunk.length > 0) yield chunk
      }
    } catch (error) {
      await patience.pause(error)
    }
  }
}
