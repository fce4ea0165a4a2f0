import assert from 'node:assert/strict'
import type { ComfyuiTwin } from '../../packages/service/test/engines/comfyui/comfyui-twin.ts'
import type { RemoteWorkers } from './remote-workers.ts'
import type { ServerProcess } from './server-process.ts'
import { until } from './until.ts'

/** Holds a worker at a point of an order that it makes, and tells when it is there. */
type KillPoint = { hold(twin: ComfyuiTwin): void; isThere(twin: ComfyuiTwin, before: Counts): boolean; waitMs?: number }

type Counts = { lookedUp: number; posted: number; executed: number; viewed: number }

const LOOK_UP = 'GET /api/jobs/:id'
const countsOf = (twin: ComfyuiTwin): Counts => ({
  lookedUp: twin.count(LOOK_UP),
  posted: twin.count('POST /prompt'),
  executed: twin.executed.length,
  viewed: twin.count('GET /view'),
})

/** Where a worker may die, by name. */
export const KILL_POINTS: Record<string, KillPoint> = {
  'after it was placed': {
    hold: twin => twin.fault({ on: LOOK_UP, does: 'hang', times: 1 }),
    isThere: (twin, { lookedUp }) => twin.count(LOOK_UP) > lookedUp,
  },
  'after the post': {
    hold: twin => twin.fault({ on: 'POST /prompt', does: 'slow', ms: 5_000, times: 1 }),
    isThere: (twin, { executed }) => twin.executed.length > executed,
  },
  'in mid-poll': {
    hold: twin => void (twin.behaviour.nodeMs = 150),
    isThere: (twin, { executed }) => twin.executed.length > executed,
    waitMs: 500,
  },
  'in mid-download': {
    hold: twin => twin.fault({ on: 'GET /view', does: 'slow', ms: 5_000, times: 1 }),
    isThere: (twin, { viewed }) => twin.count('GET /view') > viewed,
  },
  'before the store': {
    hold() {},
    isThere: (twin, { viewed }) => twin.count('GET /view') > viewed,
    waitMs: 150,
  },
}

/**
 * Kills a worker at each of these points while it makes an order that the server can be asked about. The next worker
 * must finish the task, with one execution and one charge. Returns the remaining worker.
 */
export async function killAtPoints(
  remote: RemoteWorkers,
  points: readonly string[],
  say: (line: string) => void = () => {},
): Promise<void> {
  const { twin } = remote
  let worker: ServerProcess = await remote.startWorker()
  for (const [index, name] of points.entries()) {
    const point = KILL_POINTS[name]
    assert.ok(point, name)
    const before = countsOf(twin)
    point.hold(twin)
    const id = await remote.create(`a lamp, ${name} ${index}`, index + 1)
    await until(() => point.isThere(twin, before), name, { everyMs: 5 })
    if (point.waitMs) await new Promise(resolve => setTimeout(resolve, point.waitMs))
    await worker.end('SIGKILL')
    twin.heal()
    twin.behaviour.nodeMs = 30
    worker = await remote.startWorker()
    const task = await remote.final(id)
    const label = `killed ${name}`
    assert.deepEqual([task.state, task.engine], ['success', 'far'], `${label}: ${task.err_msg} ${task.notes}`)
    assert.deepEqual(await remote.entries(id), ['hold', 'settle'], label)
    assert.equal(twin.executed.length, before.executed + 1, `${label}: executed once`)
    say(`${index + 1} ${label}: made, executed once, charged once`)
  }
  assert.equal(new Set(twin.executed).size, twin.executed.length, 'nothing was executed twice')
}
