import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connectionUrl } from '../../../../test/harness/connection-url.ts'
import { type Pair, startPair } from '../../../../test/harness/replica.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { SERVER_VARIABLE, silentLog } from '../../../../test/harness/test-cluster.ts'
import { until } from '../../../../test/harness/until.ts'
import { openRegistry } from '../../src/metrics/open-registry.ts'
import { createPool, type Database } from '../../src/store/pool.ts'
import { createReplicaReads } from '../../src/store/replica-reads.ts'

let pair: Pair
let service: TestService
const registry = openRegistry(silentLog)
const pools: Database[] = []
before(async () => {
  pair = await startPair()
  process.env[SERVER_VARIABLE] = JSON.stringify(pair.primary)
  service = await startService(
    {},
    { others: { metrics: registry }, replicaOf: ({ database }) => connectionUrl({ ...pair.replica, database }) },
  )
})
after(async () => {
  await Promise.all(pools.map(pool => pool.end()))
  await service.stop()
  await pair.stop()
})

const open = (connection: Pair['primary']): Database => {
  const pool = createPool(connection, { max: 4, applicationName: 'replica test', log: silentLog })
  pools.push(pool)
  return pool
}

/** How many reads each of the two has answered. */
async function answeredBy(): Promise<{ replica: number; primary: number }> {
  const { text } = await registry.scrape()
  const of = (state: string): number =>
    Number(new RegExp(`kinora_replica_reads_total\\{state="${state}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { replica: of('replica'), primary: of('primary') }
}

const create = async (): Promise<string> => {
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })
  return String(json.task_id)
}
const poll = (id: string) => service.get(`/ent/v2/tasks/${id}/creations`)
const listed = async (): Promise<string[]> =>
  (await service.get('/ent/v2/tasks?pager.pagesz=100')).json.tasks.map((task: { id: string }) => task.id)

test('polls and lists are answered by the replica, and show what was just created', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const id = await create()
    assert.equal((await poll(id)).status, 200)
    assert.ok((await listed()).includes(id))
  }
  const { replica } = await answeredBy()
  assert.ok(replica > 0, 'none was')
})

test('without replay on the replica, a new task is never missing and an ended one never resumes', async () => {
  await pair.control.query({ text: 'select pg_wal_replay_pause()' })
  try {
    const before = await answeredBy()
    const id = await create()
    assert.equal((await poll(id)).status, 200)
    assert.ok((await listed()).includes(id))
    assert.equal((await service.post(`/ent/v2/tasks/${id}/cancel`, {})).status, 200)
    assert.equal((await poll(id)).json.state, 'failed')
    assert.equal((await answeredBy()).replica, before.replica)
  } finally {
    await pair.control.query({ text: 'select pg_wal_replay_resume()' })
  }
  await until(async () => {
    const earlier = (await answeredBy()).replica
    await listed()
    return (await answeredBy()).replica > earlier
  }, 'the replica answers again')
})

test('rows of another process are seen, also by concurrent readers', async () => {
  const [here, elsewhere] = [open(pair.primary), open(pair.primary)]
  const by = { replica: 0, primary: 0 }
  const reads = createReplicaReads({
    primary: here,
    replica: open(pair.replica),
    log: silentLog,
    answered: who => (by[who] += 1),
  })
  await elsewhere.query({ text: 'create table note (number integer)' })
  for (let number = 0; number < 50; number++) {
    await elsewhere.query({ text: 'insert into note values ($1)' }, [number])
    const seen = await Promise.all(
      Array.from({ length: 8 }, () => reads.query<{ max: number }>({ text: 'select max(number) from note' })),
    )
    assert.deepEqual(new Set(seen.map(([row]) => row?.max)), new Set([number]))
  }
  assert.ok(by.replica > 0, 'the replica answered none')
})

test('a key that is revoked opens nothing on the replica either', async () => {
  const { key, id } = await service.account()
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' }, { key })
  const own = `/ent/v2/tasks/${json.task_id}/creations`
  assert.equal((await service.get(own, { key })).status, 200)
  await service.db.query({ text: 'update api_key set revoked_at = now() where account_id = $1' }, [id])
  assert.equal((await service.get(own, { key })).status, 401)
})

test('a server that is not a replica of this one is not read from', async () => {
  const [primary, other] = [open(pair.primary), open({ ...pair.primary, database: 'postgres' })]
  const by = { replica: 0, primary: 0 }
  const reads = (replica: Database) =>
    createReplicaReads({ primary, replica, log: silentLog, answered: who => (by[who] += 1) })
  await reads(other).query({ text: 'select 1' })
  await reads(primary).query({ text: 'select 1' })
  assert.deepEqual(by, { replica: 0, primary: 2 })
})

test('when the replica is gone, everything is answered all the same', async () => {
  await pair.stopReplica()
  const id = await create()
  assert.equal((await poll(id)).status, 200)
  assert.ok((await listed()).includes(id))
})
