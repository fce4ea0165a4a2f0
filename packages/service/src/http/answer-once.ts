import type { FastifyRequest } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { parseShape, record, text } from '../core/shape.ts'
import { findFirstAnswers, forgetOldAnswers, insertFirstAnswer, type KeyedRequest } from '../store/idempotency.ts'
import type { Tx } from '../store/pool.ts'
import { keyConflict, REMEMBERED_MS } from '../tasks/create/create-tasks.ts'
import { hashRequest, type ReadBody } from './body/read-json.ts'
import type { StoreServices } from './services.ts'

/** Reads the Idempotency-Key: 1 to 255 printable characters. */
export function readIdempotencyKey(
  request: FastifyRequest,
  body: ReadBody | undefined,
  accountId: string,
): KeyedRequest | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('BadRequest', 'Idempotency-Key must be 1 to 255 printable characters')
  }
  const sha256 = body?.sha256 ?? hashRequest(request, new Uint8Array())
  return { accountId, key, sha256 }
}

const underWay = (): Refusal =>
  new Refusal('OperationInProcess', 'the first request with this Idempotency-Key is still under way', {
    retryAfterSeconds: 1,
  })

/** Keys whose first request is running in this process. */
export type InFlight = Map<string, string>

/** Runs the work for a key; a second request with it is refused while the first runs. */
export async function runAlone<T>(
  inFlight: InFlight,
  keyed: KeyedRequest | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!keyed) return work()
  const name = `${keyed.accountId} ${keyed.key}`
  const hash = keyed.sha256.toString('hex')
  const first = inFlight.get(name)
  if (first === hash) throw underWay()
  if (first !== undefined) throw keyConflict()
  inFlight.set(name, hash)
  try {
    return await work()
  } finally {
    inFlight.delete(name)
  }
}

/** The stored answer to an earlier request with the same key and body. */
export async function findFirstAnswer(
  tx: Tx,
  keyed: KeyedRequest,
  services: StoreServices,
  openMs = 0,
): Promise<string | undefined> {
  const [first] = await findFirstAnswers(tx, [keyed], new Date(services.clock() - REMEMBERED_MS))
  if (first && first.request_sha256 !== keyed.sha256.toString('hex')) throw keyConflict()
  if (first) mustBeComplete(first.answer, openMs, services)
  return first?.answer
}

const taskAnswer = record({}, { state: text, created_at: text })

/** Refuses while the first request, in any process, may still complete its answer. */
export function mustBeComplete(answer: string, openMs: number, { clock }: Pick<StoreServices, 'clock'>): void {
  if (openMs === 0) return
  const { state, created_at } = parseShape(taskAnswer, answer, 'a stored answer')
  if (state === 'created' && Date.parse(created_at ?? '') + openMs > clock()) throw underWay()
}

/** Stores the answer in the transaction of the change. */
export async function keepAnswer(tx: Tx, keyed: KeyedRequest, answer: string, services: StoreServices): Promise<void> {
  await forgetOldAnswers(tx, [keyed], new Date(services.clock() - REMEMBERED_MS))
  if (!(await insertFirstAnswer(tx, keyed, answer, new Date(services.clock())))) throw underWay()
}
