import { readFile, stat } from 'node:fs/promises'
import type { Input } from '@kinora/media/engine/contract'
import { fieldsOf, isText } from '../../core/shape.ts'
import { toDataUrl } from '../remote/encoded-files.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'

const MB = 1024 * 1024
// A body may have 20 MB, and Base64 adds a third; this leaves room for the rest.
const [MAX_INLINE_BYTES, MAX_INLINE_BYTES_OF_ALL] = [4 * MB, 12 * MB]
const UPLOAD_MS = 10 * 60_000

type AttachOptions = { client: ServerClient; mapPath: (path: string) => string; signal: AbortSignal }

/** Replaces inputs in a body by files: small ones as Base64, others as uploads to the other service. */
export async function attachInputs(body: unknown, means: AttachOptions): Promise<unknown> {
  let inlineBytes = 0
  async function attach(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return inOrder(value, attach)
    if (typeof value !== 'object' || value === null) return value
    if (isInput(value)) return attachFile(value)
    const entries = await inOrder(Object.entries(value), async ([name, one]) => [name, await attach(one)] as const)
    return Object.fromEntries(entries)
  }

  async function attachFile({ path }: Input): Promise<string> {
    const { size } = await stat(path)
    const isSmall = size <= MAX_INLINE_BYTES && inlineBytes + size <= MAX_INLINE_BYTES_OF_ALL
    const bytes = await readFile(path)
    if (!isSmall) return upload(bytes, means)
    inlineBytes += size
    return toDataUrl(bytes)
  }

  return attach(body)
}

/** One after another, so that the same files are always embedded and the same order gives the same body. */
async function inOrder<T, U>(values: readonly T[], change: (value: T) => Promise<U>): Promise<U[]> {
  const changed: U[] = []
  for (const value of values) changed.push(await change(value))
  return changed
}

const isInput = (value: object): value is Input => 'role' in value && 'path' in value && 'kind' in value

async function upload(bytes: Uint8Array, { client, mapPath, signal }: AttachOptions): Promise<string> {
  const uploads = mapPath('/tools/v2/files/uploads')
  const asked = await client.request(uploads, { method: 'POST', json: {}, signal })
  const { id, put_url: putUrl } = fieldsOf(asked.json())
  if (asked.status !== 200 || !isText(id) || !isText(putUrl)) throw new RequestRefused(asked)
  const put = await client.request(putUrl, { method: 'PUT', bytes, signal, timeoutMs: UPLOAD_MS })
  const etag = put.headers.etag
  if (put.status !== 200 || !etag) throw new RequestRefused(put)
  const finished = await client.request(`${uploads}/${encodeURIComponent(id)}/finish`, {
    method: 'PUT',
    json: { etag },
    signal,
  })
  const { uri } = fieldsOf(finished.json())
  if (finished.status !== 200 || !isText(uri)) throw new RequestRefused(finished)
  return uri
}

/** A request before the create failed: nothing was ordered. */
export class RequestRefused extends Error {
  readonly answer: ServerAnswer

  constructor(answer: ServerAnswer) {
    super(`it answered ${answer.status}`)
    this.name = 'RequestRefused'
    this.answer = answer
  }
}
