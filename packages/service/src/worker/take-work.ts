import type { TaskRow, Lane } from '../store/tasks/task-row.ts'
import type { Transaction } from '../store/pool.ts'
import { findReady, MAX_ACCOUNTS, type ReadyTask } from '../store/work/find-ready.ts'
import { insertCallbacks } from '../store/callbacks.ts'
import { findOpenTasks, startAttempts } from '../store/work/start-attempts.ts'
import type { WorkerPorts } from './ports.ts'
import { type RenderSlots, roomFor, type Waiting } from './slots/render-slots.ts'
import { type Ask, chooseAsks, hasPlace, type Limits, type Load } from './slots/schedule.ts'

/** The result of one look at the queue. */
export type Taken = {
  tasks: TaskRow[]
  /** Waiting attempts of this worker that may go on. */
  resumed: readonly Waiting[]
  /** Another worker claimed some of the chosen tasks first, so the queue may hold more. */
  missed: boolean
}

type Fresh = Ask & { id: string; isInFlight: false }

const LANES = ['free', 'quick', 'short', 'long'] as const

/**
 * Chooses among tasks in the queue and waiting attempts of this worker, and starts attempts of up to `limit` tasks.
 * `tried` gets their ids before anything is written.
 */
export async function takeWork(
  { slots, limits, workerId, limit, tried, cursors }: TakeOptions,
  ports: WorkerPorts,
): Promise<Taken> {
  const load = slots.load()
  const laneRequests = LANES.map(lane => ({
    lane,
    most: Math.min(limit, roomFor(lane, load, limits)),
    after: cursors.get(lane) ?? '0',
  })).filter(options => options.most > 0)
  const at = new Date(ports.clock())
  const taken = await ports.db.transaction(async tx => {
    const found = laneRequests.length > 0 ? await findReady(tx, laneRequests, fullAccounts(load, limits)) : []
    for (const { lane } of laneRequests) moveOn(cursors, lane, found)
    const chosen = chooseAsks<Fresh | Waiting>([...slots.waiting(), ...found.map(toAsk)], load, limits)
    const ids = chosen.flatMap(ask => ('id' in ask ? [ask.id] : [])).slice(0, limit)
    tried(ids)
    const tasks = ids.length > 0 ? await begin(tx, ids, workerId, at, ports) : []
    const resumed = chosen.filter(ask => !('id' in ask)) as Waiting[]
    return { tasks, resumed, missed: tasks.length < ids.length }
  })
  for (const task of taken.tasks) ports.changed(task.id)
  if (taken.tasks.some(task => task.callback_url)) ports.outboxFilled()
  return taken
}

type TakeOptions = {
  slots: RenderSlots
  limits: Limits
  workerId: string
  limit: number
  /** The last account of the previous look at each lane. */
  cursors: Map<Lane, string>
  tried: (ids: readonly string[]) => void
}

/** If there are more accounts than one look covers, the next look begins with the others. */
function moveOn(cursors: Map<Lane, string>, lane: Lane, found: readonly ReadyTask[]): void {
  const accounts = [...new Set(found.flatMap(one => (one.lane === lane ? [one.account_id] : [])))]
  const last = accounts.at(-1)
  if (last !== undefined && accounts.length > MAX_ACCOUNTS / 2) cursors.set(lane, last)
}

const toAsk = ({ id, account_id, lane, composes, brief, since }: ReadyTask): Fresh => ({
  id,
  account: account_id,
  size: lane,
  stage: composes || lane === 'free' ? 'ending' : 'fresh',
  since,
  isInFlight: false,
  holdsShortWorkSlot: brief,
})

/** Accounts at their limit of attempts in flight. */
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
    // Claimed jobs without an attempt. If another worker started the task, the job stays. If another transaction is
    // changing the task, the job returns to the queue. If the task was cancelled or has ended, the job is dropped.
    const open = new Map((await findOpenTasks(tx, rest)).map(one => [one.id, one.taken]))
    await queue.putBack(
      tx,
      rest.filter(one => open.get(one) === false),
    )
    await queue.drop(
      tx,
      rest.filter(one => !open.has(one)),
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
  tx.sendWithCommit(callbacks)
  return tasks
}
