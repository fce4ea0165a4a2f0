import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDrift } from '../harness/find-drift.ts'
import { emptyDatabase } from '../harness/database.ts'
import { startServerProcess } from '../harness/server-process.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import { until } from '../harness/until.ts'

const KEY = 'kn_unreachable'
// Longer than it takes until nobody is kept waiting any more.
const UNREACHABLE_MS = 12_000
// What a caller may be kept waiting for its 503.
const PATIENCE_MS = 12_000

test('without the database create requests are rejected quickly with a retry time, and nothing is lost', async t => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-unreachable-'))
  const database = await emptyDatabase()
  const proxy = await startDatabaseProxy(database.connection)
  const server = await startServerProcess({
    KINORA_DATA_DIR: dataDir,
    KINORA_DATABASE_URL: proxy.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_LOG_LEVEL: 'silent',
    // It is the create that is looked at, not how long a sentence takes.
    KINORA_READY_WAIT_SECONDS: '0',
  })
  const create = async (name: string): Promise<{ status: number; retryAfter: string | null; taskId?: string }> => {
    const response = await fetch(`${server.url}/ent/v2/audio-tts`, {
      method: 'POST',
      headers: { authorization: `Token ${KEY}`, 'content-type': 'application/json', 'idempotency-key': name },
      body: JSON.stringify({ text: `Good morning, ${name}.`, voice_setting_voice_id: 'Chinese_Female_Currency' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { task_id: taskId } = (await response.json()) as { task_id?: string }
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ...(taskId && { taskId }) }
  }
  const names = (word: string, count: number): string[] => Array.from({ length: count }, (_, nth) => `${word} ${nth}`)
  const first = names('before', 10)
  const created = new Map<string, string>()
  try {
    for (const name of first) created.set(name, (await create(name)).taskId ?? '')

    proxy.stall()
    const end = Date.now() + UNREACHABLE_MS
    const refused: string[] = []
    const during = async (name: string): Promise<void> => {
      for (let nth = 0; Date.now() < end; nth++) {
        const { status, retryAfter } = await create(name)
        assert.equal(status, 503)
        assert.match(retryAfter ?? '', /^[1-9]\d*$/)
        refused.push(name)
        await sleep(500)
      }
    }
    const callers = names('during', 8)
    await Promise.all(callers.map(during))
    proxy.resume()
    t.diagnostic(`${refused.length} creates of ${callers.length} callers were refused in ${UNREACHABLE_MS / 1_000} s`)

    for (const name of [...callers, ...names('after', 5), ...first]) {
      const { status, taskId = '' } = await until(async () => {
        const answer = await create(name)
        return answer.status !== 503 && answer.status !== 409 && answer
      }, `the create of ${name} is answered`)
      assert.equal(status, 200)
      if (created.has(name)) assert.equal(taskId, created.get(name), 'the same key is the same task')
      created.set(name, taskId)
    }
    const open = { text: "select 1 from task where state not in ('success', 'failed')" }
    await until(async () => (await database.db.query(open)).length === 0, 'all tasks have ended')
    const rows = await database.db.query<{ id: string; state: string; entries: string }>({
      text: `select id, state, (select string_agg(kind, ' ' order by id) from ledger where task_id = task.id) as entries from task`,
    })
    assert.deepEqual(rows.map(row => row.id).sort(), [...created.values()].sort(), 'every task once, and no other')
    assert.deepEqual([...new Set(rows.map(row => `${row.state}: ${row.entries}`))], ['success: hold settle'])
    assert.deepEqual(await findDrift(database.db), [])
    assert.equal(await server.end(), 0)
  } finally {
    await server.end('SIGKILL')
    await proxy.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
