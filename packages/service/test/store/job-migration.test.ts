import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { migrate } from '../../src/store/migrate.ts'
import { emptyDatabase } from '../../../../test/harness/database.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

const FIXTURE = join(import.meta.dirname, '../../../../test/fixtures/data-0.1/database.sql.gz')

test('jobs of a database with pg-boss are moved: waiting ones, delayed ones and those at work; its schema is dropped', async t => {
  const fresh = await emptyDatabase()
  t.after(() => fresh.drop())
  const run = (text: string): Promise<Record<string, unknown>[]> => fresh.db.query({ text })
  // With the tables of pg-boss 12.35, which 0.1 and 0.2 used, and one waiting job.
  await run(gunzipSync(await readFile(FIXTURE)).toString())
  await run(`insert into pgboss.job (id, name, state, retry_count, created_on, start_after) values
    ('00000000-0000-0000-7fff-fffffffffffe', 'task', 'retry', 3, '2026-01-01Z', '2026-01-02Z'),
    ('00000000-0000-0000-0000-000000000010', 'task', 'active', 0, '2026-01-03Z', '2026-01-01Z'),
    ('00000000-0000-0000-0000-000000000011', 'task', 'failed', 0, '2026-01-03Z', '2026-01-01Z'),
    ('00000000-0000-0000-0000-000000000012', 'task', 'completed', 0, '2026-01-03Z', '2026-01-01Z')`)
  await migrate(fresh.db, { log: silentLog })
  const moved = await run(
    "select task_id, tries, (due_at at time zone 'UTC')::date::text as day from job order by task_id",
  )
  const [waiting] = await run("select id from task where state = 'queueing' and admitted")
  assert.ok(waiting)
  assert.deepEqual(
    moved.map(job => (job.task_id === waiting.id ? 'waiting' : Object.values(job).join())),
    ['16,0,2026-01-03', 'waiting', '9223372036854775806,3,2026-01-02'],
  )
  assert.deepEqual(await run("select to_regnamespace('pgboss') as schema"), [{ schema: null }])
})
