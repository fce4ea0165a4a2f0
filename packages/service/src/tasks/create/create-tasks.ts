import type { JobQueue } from '../../store/jobs/job-queue.ts'
import type { Clock } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { type AccountRow, lockAccounts } from '../../store/accounts.ts'
import { findCreatingKeys } from '../../store/api-keys.ts'
import { findFirstAnswers, forgetOldAnswers, type KeyedRequest } from '../../store/idempotency.ts'
import { type Database, type Tx, isBusy } from '../../store/pool.ts'
import { findNextPart } from '../../store/tasks/find-tasks.ts'
import { insertTasks, type NewTask } from '../../store/tasks/insert-tasks.ts'
import { BRIEF_SLOTS, type Slot } from '../../store/tasks/task-row.ts'
import type { Log } from '../../core/log.ts'

/** How long the stored answer of an Idempotency-Key is kept. */
export const REMEMBERED_MS = 24 * 3_600_000

/** Created or repeated, refused, or failed by an internal fault. */
export type Outcome = { answer: string; repeated: boolean } | { refusal: Refusal } | { failure: unknown }

export type CreatePorts = { db: Database; clock: Clock; queue: JobQueue }

/**
 * Creates a batch of tasks in one transaction: accounts locked in order, then API keys and idempotency keys read (snapshots
 * taken after the locks, so a key written by their last holder is seen), then tasks, holds, first answers and jobs written
 * together. Each task is decided on its own; one refusal does not touch the others. Reads and writes take one
 * round trip each, begin and commit included.
 */
export function createTasks(batch: readonly NewTask[], { db, clock, queue }: CreatePorts): Promise<Outcome[]> {
  return db.transaction(async tx => {
    const [locked, validKeys, answers] = await Promise.all([
      lockAccounts(tx, [...new Set(batch.map(task => task.accountId))]),
      readValidKeys(tx, clock, batch),
      readFirstAnswers(tx, clock, batch),
    ])
    const accounts = new Map(locked.map(account => [account.id, account]))
    const accepted: NewTask[] = []
    const outcomes = batch.map((task): Outcome => {
      if (task.unprovedKeyId !== undefined && !validKeys.has(task.unprovedKeyId)) return { refusal: keyEnded() }
      const outcome = decide(task, accounts.get(task.accountId), answers)
      if ('answer' in outcome && !outcome.repeated) accepted.push(task)
      return outcome
    })
    await numberFurtherParts(tx, accepted)
    const admitted = accepted.filter(task => task.admitted)
    if (accepted.length > 0)
      tx.sendWithCommit(
        insertTasks(tx, accepted),
        queue.add(
          tx,
          admitted.map(task => task.id),
        ),
      )
    return outcomes
  })
}

async function readValidKeys(tx: Tx, clock: Clock, batch: readonly NewTask[]): Promise<Set<string>> {
  const asked = new Set(batch.flatMap(task => task.unprovedKeyId ?? []))
  return new Set(asked.size > 0 ? await findCreatingKeys(tx, [...asked], new Date(clock())) : [])
}

/** The account of a film is locked, so two further parts never get the same index. */
async function numberFurtherParts(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
  const next = new Map<string, number>()
  for (const task of tasks) {
    const { isFurtherPart, parentId, part } = task
    if (!isFurtherPart || parentId === undefined || part === undefined) continue
    const name = `${parentId} ${part}`
    const index = next.get(name) ?? (await findNextPart(tx, parentId, part))
    next.set(name, index + 1)
    task.partIndex = index
  }
}

type Answers = Map<string, { sha256: string; answer: string }>

async function readFirstAnswers(tx: Tx, clock: Clock, batch: readonly NewTask[]): Promise<Answers> {
  const keyed = batch.flatMap((task): KeyedRequest[] =>
    task.idempotency ? [{ accountId: task.accountId, ...task.idempotency }] : [],
  )
  if (keyed.length === 0) return new Map()
  const since = new Date(clock() - REMEMBERED_MS)
  const [, rows] = await Promise.all([forgetOldAnswers(tx, keyed, since), findFirstAnswers(tx, keyed, since)])
  return new Map(rows.map(row => [`${row.account_id} ${row.key}`, { sha256: row.request_sha256, answer: row.answer }]))
}

/** Updates the account's numbers, so that later tasks of the batch are checked against what is left. */
function decide(task: NewTask, account: AccountRow | undefined, answers: Answers): Outcome {
  if (!account) return { refusal: new Refusal('Unauthorized', 'the account of this key no longer exists') }
  const name = task.idempotency && `${task.accountId} ${task.idempotency.key}`
  const first = name && answers.get(name)
  if (first)
    return first.sha256 === task.idempotency?.sha256.toString('hex')
      ? { answer: first.answer, repeated: true }
      : { refusal: keyConflict() }
  if (account.unfinished >= account.max_unfinished) {
    const message = `the account has ${account.unfinished} unfinished tasks; at most ${account.max_unfinished} are allowed`
    return { refusal: new Refusal('QuotaExceeded', message, { retryAfterSeconds: 60 }) }
  }
  const free = account.credits - account.held
  if (task.hold > free) return { refusal: insufficientCredits(task.hold, free) }
  account.held += task.hold
  account.unfinished += 1
  const slot = freeSlot(task, account)
  if (slot) task.slot = slot
  task.admitted = slot !== undefined
  if (slot === 'ordinary') account.running += 1
  if (slot === 'brief') account.running_brief += 1
  if (name && task.idempotency)
    answers.set(name, { sha256: task.idempotency.sha256.toString('hex'), answer: task.answer })
  return { answer: task.answer, repeated: false }
}

/**
 * The slot that a new task gets. A free slot means that nothing eligible waits, so a new task never overtakes an older
 * one of its kind. Brief work takes the brief slot first and leaves the ordinary ones to others.
 */
function freeSlot({ offPeak, brief }: NewTask, account: AccountRow): Slot | undefined {
  if (offPeak) return undefined
  if (brief && account.running_brief < BRIEF_SLOTS) return 'brief'
  return account.running < account.max_running ? 'ordinary' : undefined
}

/** The caller of this function finds out why the key ended and reports that. */
const keyEnded = (): Refusal => new Refusal('Unauthorized', 'this key is unknown, expired or revoked')

export const keyConflict = (): Refusal =>
  new Refusal('Conflict', 'this Idempotency-Key was used for another request; use a new key for a new request')

const insufficientCredits = (price: number, free: number): Refusal =>
  new Refusal('CreditInsufficient', `this costs ${price} credits; ${free} are free to use`)

/**
 * Creates a batch. If the statement fails, each task is created alone, so that one bad task does not affect the others.
 * An unavailable or overloaded database is not tried again: the callers are told to retry.
 */
export async function createTasksApart(
  batch: readonly NewTask[],
  ports: CreatePorts & { log: Log },
): Promise<Outcome[]> {
  try {
    return await createTasks(batch, ports)
  } catch (error) {
    if (batch.length === 1 || isBusy(error)) throw error
    ports.log.warn({ err: error, tasks: batch.length }, 'a batch of creates failed; trying them one by one')
    return Promise.all(batch.map(task => createAlone(task, ports)))
  }
}

async function createAlone(task: NewTask, ports: CreatePorts): Promise<Outcome> {
  try {
    const [outcome] = await createTasks([task], ports)
    return outcome as Outcome
  } catch (error) {
    return { failure: error }
  }
}
