import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import { findDrift } from '../harness/find-drift.ts'
import { createPool } from '../../packages/service/src/store/pool.ts'
import { connectionUrl } from '../harness/connection-url.ts'
import { startServerProcess } from '../harness/server-process.ts'
import { createScratch, silentLog } from '../harness/test-cluster.ts'
import { until } from '../harness/until.ts'

const KEY = 'kn_restart'
const RESTARTS = 3
const CLIENTS = 4

test('a PostgreSQL that is restarted under load delays work, and that is all', async t => {
  const scratch = await createScratch()
  const postgres = await startEmbedded({ dataDir: scratch.folder, log: silentLog, settings: { fsync: 'off' } })
  const db = createPool(postgres.connection, { max: 2, applicationName: 'audit', log: silentLog })
  const server = await startServerProcess({
    KINORA_DATA_DIR: scratch.folder,
    KINORA_DATABASE_URL: connectionUrl(postgres.connection),
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_LOG_LEVEL: 'silent',
  })
  const acknowledged: string[] = []
  let loading = true
  const client = async (name: string): Promise<void> => {
    // What was not answered yet is asked for until it is, also when no more is asked for.
    let isOpen = false
    for (let count = 0; loading || isOpen; ) {
      const response = await fetch(`${server.url}/ent/v2/audio-tts`, {
        method: 'POST',
        headers: {
          authorization: `Token ${KEY}`,
          'content-type': 'application/json',
          'idempotency-key': `${name} ${count}`,
        },
        body: JSON.stringify({ text: `${name} ${count}`, voice_setting_voice_id: 'Chinese_Female_Currency' }),
      })
      const { task_id: id, reason } = (await response.json()) as { task_id?: string; reason?: string }
      // A first try whose connection broke may still be under way when the second comes with its key.
      const isUnderWay = response.status === 409 && reason === 'OperationInProcess'
      assert.ok(
        [200, 503].includes(response.status) || isUnderWay,
        `a create was answered with ${response.status} ${reason}`,
      )
      isOpen = id === undefined
      if (id) count = acknowledged.push(id)
      await sleep(100)
    }
  }
  try {
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, nth) => client(`client ${nth}`)))
    for (let restarts = 0; restarts < RESTARTS; restarts++) {
      await sleep(1_500)
      const { postmasterPid } = postgres
      assert.ok(postmasterPid)
      // The stop of an orderly restart; who holds the server starts it again.
      process.kill(postmasterPid, 'SIGINT')
      await until(
        () => postgres.postmasterPid !== postmasterPid && postgres.postmasterPid,
        'PostgreSQL is started again',
      )
    }
    await sleep(500)
    loading = false
    await clients
    const open = { text: "select 1 from task where state not in ('success', 'failed')" }
    await until(async () => (await db.query(open).catch(() => [1])).length === 0, 'all tasks have ended')
    const rows = await db.query<{ id: string; state: string; entries: string }>({
      text: `select id, state, (select string_agg(kind, ' ' order by id) from ledger where task_id = task.id) as entries from task`,
    })
    t.diagnostic(`${acknowledged.length} tasks over ${RESTARTS} restarts`)
    assert.deepEqual(rows.map(row => row.id).sort(), acknowledged.sort(), 'every task once, and no other')
    assert.deepEqual([...new Set(rows.map(row => `${row.state}: ${row.entries}`))], ['success: hold settle'])
    assert.deepEqual(await findDrift(db), [])
    assert.equal(await server.end(), 0)
  } finally {
    loading = false
    await server.end('SIGKILL')
    await db.end()
    await postgres.stop()
    await scratch.remove()
  }
})
