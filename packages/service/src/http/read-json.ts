import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFairSemaphore } from '../core/fair-semaphore.ts'
import { Refusal } from '../core/errors.ts'
import { createRoom } from '../core/room.ts'
import { whyTooComplex } from './check-json-shape.ts'
import { createBodyReader, tooLarge } from './read-bytes.ts'
import { isFormType, readForm } from './read-form.ts'
import type { HttpSettings } from './services.ts'

// A 19 MB body costs about 60 ms and 300 MB while it is parsed and checked. Bodies above this size are therefore parsed
// and handled one at a time.
const LARGE_BYTES = 512 * 1024
// What is smaller cannot have so many keys that parsing it takes long.
const SIMPLE_BYTES = 16 * 1024
// Of the memory for bodies, one account has a quarter, and always enough for one body.
const SHARES = 4
// Longer than the bodies before it take to be handled, shorter than a client's patience.
const PATIENCE_MS = 60_000
// Within so short a time a key is taken to be still valid.
const FRESH_MS = 1_000

/** A parsed body; its bytes are gone by the time a handler runs, so what identifies it is taken here. */
export type ReadBody = {
  value: unknown
  sha256: Buffer | undefined
  /** It came as a form: everything in it is text. */
  isForm: boolean
  /** It took so long that what was known of its sender may no longer be so. */
  wasSlow: boolean
  /** The next large one may be parsed: for a handler that has done its work and waits. Any number of times. */
  passOn: () => void
  /** The same, and what it holds is let go. */
  leave: () => void
}

/** `mostBytes` where less is taken than of others. */
type ReadOptions = { mayBeForm?: boolean | undefined; mostBytes?: number | undefined }

export type ReadRequestBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  options?: ReadOptions,
) => Promise<ReadBody>

const NOTHING: ReadBody = {
  value: undefined,
  sha256: undefined,
  isForm: false,
  wasSlow: false,
  passOn: () => {},
  leave: () => {},
}

type Limits = Pick<HttpSettings, 'maxBodyBytes' | 'bodyBudgetBytes' | 'bodySeconds' | 'minBodyBytesPerSecond'>

/** Reads bodies: JSON, and forms where they are taken. */
export function createBodyParser({
  maxBodyBytes,
  bodyBudgetBytes,
  bodySeconds,
  minBodyBytesPerSecond,
}: Limits): ReadRequestBody {
  const readBytes = createBodyReader({
    maxBytes: maxBodyBytes,
    deadlineMs: bodySeconds * 1000,
    minBytesPerSecond: minBodyBytesPerSecond,
  })
  const memory = createRoom({
    capacity: bodyBudgetBytes,
    share: Math.max(bodyBudgetBytes / SHARES, maxBodyBytes),
    patienceMs: PATIENCE_MS,
    refuse: () =>
      new Refusal('SystemThrottling', 'too many large bodies are under way; try again', { retryAfterSeconds: 5 }),
  })
  const parsing = createFairSemaphore()

  return async (request, reply, accountId, { mayBeForm = false, mostBytes = maxBodyBytes } = {}) => {
    if (!hasBody(request)) return NOTHING
    const isForm = mayBeForm && isFormType(request.headers['content-type'])
    if (!isForm) mustBeJson(request, mayBeForm)
    if (Number(request.headers['content-length']) > mostBytes) throw tooLarge(mostBytes)
    if (request.headers.expect !== undefined) reply.raw.writeContinue()
    const stay = memory.enter(accountId)
    const beganAt = performance.now()
    let passOn = (): void => {}
    const leave = (): void => {
      stay.leave()
      passOn()
    }
    try {
      const chunks = await readBytes(request.raw, stay, mostBytes)
      const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
      if (bytes > LARGE_BYTES) passOn = await parsing.enter(accountId)
      // Put together only now, when no other large one is.
      const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      const read = isForm
        ? await readForm(body, request.headers['content-type'] ?? '')
        : { value: parse(body), said: body }
      const sha256 = request.headers['idempotency-key'] === undefined ? undefined : hashRequest(request, read.said)
      const wasSlow = performance.now() - beganAt > FRESH_MS
      return { value: read.value, sha256, isForm, wasSlow, passOn, leave }
    } catch (error) {
      leave()
      throw error
    }
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function mustBeJson({ headers }: FastifyRequest, mayBeForm: boolean): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return
  const types = `application/json${mayBeForm ? ' or multipart/form-data' : ''}`
  throw new Refusal('BadRequest', `the body must be declared as Content-Type: ${types}`, { status: 415 })
}

function parse(body: Buffer): unknown {
  if (body.length === 0) return undefined
  const why = body.length > SIMPLE_BYTES ? whyTooComplex(body) : undefined
  if (why !== undefined) throw new Refusal('BadRequest', why)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new Refusal('BadRequest', `the body is not JSON: ${(error as Error).message.slice(0, 120)}`)
  }
}

/** What an Idempotency-Key stands for: the same operation with the same bytes. */
export const hashRequest = (request: FastifyRequest, body: Uint8Array): Buffer =>
  createHash('sha256').update(`${request.method} ${request.url}\n`).update(body).digest()
