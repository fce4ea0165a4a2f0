import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryCallback, type TryOptions } from '../../src/callbacks/try-callback.ts'
import type { ClaimedCallback, Finish } from '../../src/store/callback-queue.ts'
import type { Try } from '../../src/store/callbacks.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

const CALLBACK = { id: '1', task_id: '2', event: 'success', attempt: 0, lease: new Date(9) } as ClaimedCallback
const tried = (status: number): Try => ({ at: 'now', status, error: '', ms: 30 })
const away = (): Error => Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

/** Tries a callback once, and tells what was written of it. */
async function attempt(own: Partial<TryOptions>) {
  const seen = { finishes: [] as Finish[], released: 0, retries: [] as number[], left: [] as number[] }
  const abandoned = new AbortController()
  const options: TryOptions = {
    db: {
      async query() {
        seen.released += 1
        return []
      },
    },
    clock: () => 1_000,
    log: silentLog,
    lanes: { leave: (_lane, ms) => void seen.left.push(ms) },
    deliver: async () => tried(200),
    record: async finish => void seen.finishes.push(finish),
    retrySeconds: [5],
    retryWithin: ms => void seen.retries.push(ms),
    isStopping: () => false,
    abandoned: abandoned.signal,
    ...own,
  }
  const failure = await tryCallback(CALLBACK, options).catch((error: Error) => error)
  return { ...seen, failure, states: seen.finishes.map(one => one.state) }
}

test('a fault of the service counts as a try, so that tries end', async () => {
  const { states, finishes, retries } = await attempt({ deliver: () => Promise.reject(new Error('a bug')) })
  assert.deepEqual([states, retries], [['pending'], [5_000]])
  assert.equal(finishes[0]?.tried.error, 'the callback could not be made')
})

test('a delivery that was not attempted is returned and not counted', async () => {
  const abandoned = AbortSignal.abort()
  const rows: [string, Partial<TryOptions>][] = [
    ['too late', { deliver: async () => undefined }],
    ['away', { deliver: () => Promise.reject(away()) }],
    ['abandoned', { deliver: () => Promise.reject(new Error('aborted')), abandoned }],
    ['stopping', { deliver: () => assert.fail('it is not tried'), isStopping: () => true }],
  ]
  for (const [name, own] of rows) {
    const { states, released, left, failure } = await attempt(own)
    assert.deepEqual([states, released, left, failure], [[], 1, [0], undefined], name)
  }
})

test('a callback that cannot be returned waits for the end of its lease, and its lane is free', async () => {
  const database = (fault: Error) => ({ db: { query: () => Promise.reject(fault) }, isStopping: () => true })
  const quiet = await attempt(database(away()))
  assert.deepEqual([quiet.failure, quiet.left], [undefined, [0]])
  const loud = await attempt(database(new Error('a bug')))
  assert.match(String(loud.failure), /a bug/)
  assert.deepEqual(loud.left, [0])
})

test('a try that cannot be recorded leaves its lane with the time it took', async () => {
  const { failure, left } = await attempt({ record: () => Promise.reject(new Error('refused')) })
  assert.match(String(failure), /refused/)
  assert.deepEqual(left, [30])
})

test('a delivery is recorded once; a failure after the last retry ends it', async () => {
  assert.deepEqual((await attempt({})).states, ['delivered'])
  const { states, retries } = await attempt({ deliver: async () => tried(500), retrySeconds: [] })
  assert.deepEqual([states, retries], [['failed'], []])
})
