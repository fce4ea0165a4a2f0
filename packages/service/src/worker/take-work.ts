import type { TaskRow, Lane } from '../store/tasks/task-row.ts'
import type { Transaction } from '../store/pool.ts'
import { findReady, MOST_ACCOUNTS, type ReadyTask } from '../store/work/find-ready.ts'
import { insertCallbacks } from '../store/callbacks.ts'
import { findOpenTasks, startAttempts } from '../store/work/start-attempts.ts'
import type { WorkerPorts } from './ports.ts'
import { type RenderSlots, roomFor, type Waiting } from './render-slots.ts'
import { type Ask, chooseAsks, hasPlace, type Limits, type Load } from './schedule.ts'

/** What a look at the queue came to. */
export type Taken = {
  tasks: TaskRow[]
  /** Attempts of this worker that are next. */
  next: readonly Waiting[]
  /** Somebody else was quicker with some of them: there may be more. */
  missed: boolean
}

type Fresh = Ask & { id: string; isInFlight: false }

const LANES = ['free', 'quick', 'short', 'long'] as const

/**
 * Chooses among what waits in the queue and what waits in this worker, and begins attempts at what it chose of the queue.
 * `most` of that; `tried` is told which before anything is written.
 */
export async function takeWork(
  { slots, limits, workerId, most, tried, rounds }: TakeMeans,
  ports: WorkerPorts,
): Promise<Taken> {
  const load = slots.load()
  const wishes = LANES.map(lane => ({
    lane,
    most: Math.min(most, roomFor(lane, load, limits)),
    after: rounds.get(lane) ?? '0',
  })).filter(options => options.most > 0)
  const at = new Date(ports.clock())
  const taken = await ports.db.transaction(async tx => {
    const found = wishes.length > 0 ? await findReady(tx, wishes, fullAccounts(load, limits)) : []
    for (const { lane } of wishes) moveOn(rounds, lane, found)
    const chosen = chooseAsks<Fresh | Waiting>([...slots.waiting(), ...found.map(freshAsk)], load, limits)
    const ids = chosen.flatMap(ask => ('id' in ask ? [ask.id] : [])).slice(0, most)
    tried(ids)
    const tasks = ids.length > 0 ? await begin(tx, ids, workerId, at, ports) : []
    const next = chosen.filter(ask => !('id' in ask)) as Waiting[]
    return { tasks, next, missed: tasks.length < ids.length }
  })
  for (const task of taken.tasks) ports.changed(task.id)
  if (taken.tasks.some(task => task.callback_url)) ports.outboxFilled()
  return taken
}

type TakeMeans = {
  slots: RenderSlots
  limits: Limits
  workerId: string
  most: number
  /** Where the last look at each lane ended. */
  rounds: Map<Lane, string>
  tried: (ids: readonly string[]) => void
}

/** The next look begins with other accounts, where there were more of them than are looked at together. */
function moveOn(rounds: Map<Lane, string>, lane: Lane, found: readonly ReadyTask[]): void {
  const accounts = [...new Set(found.flatMap(one => (one.lane === lane ? [one.account_id] : [])))]
  const last = accounts.at(-1)
  if (last !== undefined && accounts.length > MOST_ACCOUNTS / 2) rounds.set(lane, last)
}

const freshAsk = ({ id, account_id, lane, composes, since }: ReadyTask): Fresh => ({
  id,
  account: account_id,
  size: lane,
  stage: composes || lane === 'free' ? 'ending' : 'fresh',
  since,
  isInFlight: false,
})

/** Accounts that have as many attempts in flight as they may. */
function fullAccounts({ inFlight }: Load, limits: Limits): string[] {
  const all = [...inFlight.values()].reduce((sum, one) => sum + one, 0)
  return [...inFlight].flatMap(([account, own]) => (hasPlace(own, all, limits.inFlight) ? [] : [account]))
}

async function begin(
  tx: Transaction,
  ids: readonly string[],
  workerId: string,
  at: Date,
  { queue, nextId }: WorkerPorts,
): Promise<TaskRow[]> {
  const claimed = await queue.claim(tx, ids)
  if (claimed.length === 0) return []
  const tasks = await startAttempts(tx, claimed, workerId, at)
  const begun = new Set(tasks.map(task => task.id))
  const rest = claimed.filter(one => !begun.has(one))
  if (rest.length > 0) {
    // In somebody's hands at this moment: for later. The others were cancelled or have ended: nothing to do for these.
    const open = await findOpenTasks(tx, rest)
    await queue.putBack(tx, open)
    await queue.drop(
      tx,
      rest.filter(one => !open.includes(one)),
    )
  }
  const first = tasks.filter(task => task.attempt === 1 && task.callback_url)
  const callbacks = insertCallbacks(
    tx,
    first.map(task => ({
      id: nextId(),
      taskId: task.id,
      accountId: task.account_id,
      event: 'processing',
      url: task.callback_url ?? '',
      traceparent: task.traceparent,
      at,
    })),
  )
  tx.commitWith(callbacks)
  return tasks
}
