import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFairSemaphore } from '../../core/fair-semaphore.ts'
import { Refusal } from '../../core/errors.ts'
import { createMemoryBudget } from '../../core/memory-budget.ts'
import { whyTooComplex } from './check-json-shape.ts'
import { createBodyReader, tooLarge } from './read-bytes.ts'
import { isFormType, readForm } from './read-form.ts'
import type { HttpSettings } from '../services.ts'

// A 19 MB body takes about 60 ms and 300 MB while it is parsed and checked, so larger bodies than this are handled one
// at a time.
const LARGE_BYTES = 512 * 1024
// Smaller bodies cannot have enough keys to parse slowly.
const SIMPLE_BYTES = 16 * 1024
// One account gets a quarter of the memory for bodies, and always enough for one body.
const SHARES = 4
// The longest wait for memory: longer than earlier bodies take, shorter than a client's timeout.
const PATIENCE_MS = 60_000
// If reading the body takes longer, the key is checked again.
const RECHECK_KEY_AFTER_MS = 1_000

/** A parsed body. Its bytes are gone when the handler runs, so its hash is computed here. */
export type ReadBody = {
  value: unknown
  sha256: Buffer | undefined
  /** Sent as a form: all values are text. */
  isForm: boolean
  /** It arrived so slowly that its key must be checked again. */
  wasSlow: boolean
  /** Lets the next large body be parsed: for handlers that have done their work and wait. May be called repeatedly. */
  passOn: () => void
  /** Counts the JSON that is added to the value like the bytes that were sent, before it is read. */
  grow: (bytes: number) => Promise<void>
  /** Also releases its memory. */
  leave: () => void
}

/** `mostBytes` is set for bodies with a smaller limit. */
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
  grow: async () => {},
  leave: () => {},
}

type Limits = Pick<HttpSettings, 'maxBodyBytes' | 'bodyBudgetBytes' | 'bodySeconds' | 'minBodyBytesPerSecond'>

/** Reads JSON bodies, and forms where allowed. */
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
  const memory = createMemoryBudget({
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
    const reservation = memory.open(accountId)
    const beganAt = performance.now()
    let passOn = (): void => {}
    const leave = (): void => {
      reservation.release()
      passOn()
    }
    try {
      const chunks = await readBytes(request.raw, reservation, mostBytes)
      const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
      if (bytes > LARGE_BYTES) passOn = await parsing.enter(accountId)
      // Joined only now, when no other large body is being handled.
      const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
      const read = isForm
        ? await readForm(body, request.headers['content-type'] ?? '')
        : { value: parse(body), said: body }
      const sha256 = request.headers['idempotency-key'] === undefined ? undefined : hashRequest(request, read.said)
      const wasSlow = performance.now() - beganAt > RECHECK_KEY_AFTER_MS
      const grow = async (added: number): Promise<void> => {
        if (bytes + added > mostBytes) throw grownTooLarge(bytes + added, mostBytes)
        await reservation.take(added)
        if (bytes <= LARGE_BYTES && bytes + added > LARGE_BYTES) passOn = await parsing.enter(accountId)
      }
      return { value: read.value, sha256, isForm, wasSlow, passOn: () => passOn(), grow, leave }
    } catch (error) {
      leave()
      throw error
    }
  }
}

const grownTooLarge = (bytes: number, most: number): Refusal =>
  new Refusal(
    'RequestTooLarge',
    `the body and the kept assets that its scene documents name have ${bytes} bytes together; at most ${most} are allowed`,
  )

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

/** Identifies a request for its Idempotency-Key: the operation and the bytes. */
export const hashRequest = (request: FastifyRequest, body: Uint8Array): Buffer =>
  createHash('sha256').update(`${request.method} ${request.url}\n`).update(body).digest()
