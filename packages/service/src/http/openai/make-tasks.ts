import { parseShape, record, text } from '../../core/shape.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { type Reason, Refusal, type Problem } from '../../core/errors.ts'
import type { KeyedRequest } from '../../store/idempotency.ts'
import type { LightTask } from '../../store/tasks/task-row.ts'
import { awaitEnd } from '../../tasks/watch-tasks.ts'
import { cancelTask } from '../../tasks/end-tasks.ts'
import { createTask } from '../../tasks/create/create-task.ts'
import { findFirstAnswer } from '../answer-once.ts'
import { clientClosedSignal, waitWithKey } from '../caller-signals.ts'
import type { Call } from '../endpoint.ts'

/** Our request bodies for one OpenAI request, and their field names in it. */
type Wanted = { generator: Generator; bodies: readonly Values[]; names: TheirNames }

/** Creates a task for each body, all or none, and returns them when all have succeeded. */
export async function makeTasks(call: Call, wanted: Wanted): Promise<LightTask[]> {
  const ids = await createAll(call, wanted)
  // The media are stored by now; the wait need not hold them in memory.
  call.body.values = {}
  call.letGo()
  return awaitAll(call, ids)
}

async function createAll(call: Call, { generator, bodies, names }: Wanted): Promise<string[]> {
  const ids: string[] = []
  try {
    for (const [index, body] of bodies.entries())
      ids.push(await inTheirWords(names, () => createOne(call, generator, body, index)))
    return ids
  } catch (error) {
    // With an Idempotency-Key a repeated request finds the tasks; without one they are cancelled.
    if (!call.keyed) await Promise.all(ids.map(id => cancelQuietly(call, id)))
    throw error
  }
}

/** One task for each key and index, however often the request is repeated. */
async function createOne(call: Call, generator: Generator, body: Values, index: number): Promise<string> {
  const { services, caller } = call
  const keyed = keyAt(call.keyed, index)
  const first = keyed && (await findFirstAnswer(services.db, keyed, services))
  if (first !== undefined) return idIn(first)
  const understood = services.catalog.understand(generator, body)
  const owner = { accountId: caller.accountId, keyed, outcome: call.outcome }
  const { answer } = await createTask(generator, understood, owner, services, task => JSON.stringify({ id: task.id }))
  return idIn(answer)
}

const idIn = (answer: string): string => parseShape(taskAnswer, answer, 'a stored answer').id

const taskAnswer = record({ id: text })

/** A caller's key cannot contain a line break. */
const keyAt = (keyed: KeyedRequest | undefined, index: number): KeyedRequest | undefined =>
  keyed && index > 0 ? { ...keyed, key: `${keyed.key}\n${index}` } : keyed

async function cancelQuietly({ services, caller }: Call, id: string): Promise<void> {
  try {
    await services.db.transaction(tx => cancelTask(tx, { accountId: caller.accountId, id }, services))
    services.changed(id)
  } catch (error) {
    services.log.debug({ task: id, reason: (error as Error).message }, 'a task could not be cancelled')
  }
}

async function awaitAll(call: Call, ids: readonly string[]): Promise<LightTask[]> {
  const { services } = call
  const { settings, clock, closing } = services
  const createdAt = formatIsoTime(clock())
  const withinMs = settings.resultWaitSeconds * 1_000
  const gone = AbortSignal.any([clientClosedSignal(call), closing])
  const ends = await waitWithKey(call, gone, signal =>
    Promise.all(ids.map(id => awaitEnd({ id, createdAt }, { withinMs, signal }, services))),
  )
  return ends.map((end, index) => requireSuccess(call, ids[index] ?? '', end))
}

function requireSuccess(call: Call, id: string, end: LightTask | undefined): LightTask {
  if (end?.state === 'success') return end
  if (end?.state === 'failed') {
    // A retry would make it again; the caller decides that.
    call.reply.header('x-should-retry', 'false')
    throw new Refusal(end.err_code as Reason, end.err_msg || `task ${id} failed with ${end.err_code}`)
  }
  call.reply.header('x-should-retry', call.keyed ? 'true' : 'false')
  throw new Refusal(
    'SystemThrottling',
    `task ${id} is still running after ${call.services.settings.resultWaitSeconds} seconds; GET /ent/v2/tasks/${id}/creations returns its state, and so does this request with the same Idempotency-Key`,
    { status: 504, retryAfterSeconds: 1 },
  )
}

/** Maps our field names to those of the request. */
export type TheirNames = Readonly<Record<string, string>>

/** Runs work that may refuse our request; refusals name the caller's fields. */
export async function inTheirWords<T>(names: TheirNames, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.problems.length === 0) throw error
    const problems = error.problems.map(problem => renamed(problem, names))
    const { reason, retryAfterSeconds, status } = error
    throw new Refusal(reason, problems[0]?.message ?? error.message, {
      problems,
      status,
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  }
}

/** A message begins with the name of its field. */
function renamed({ field, reason, message }: Problem, names: TheirNames): Problem {
  const [ours = ''] = /^[^.[]*/.exec(field) ?? []
  const theirs = names[ours]
  if (theirs === undefined) return { field, reason, message }
  const told = message.startsWith(field) ? theirs + message.slice(field.length) : message
  return { field: theirs, reason, message: told }
}
