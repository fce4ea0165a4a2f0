import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrate } from '../../src/store/migrate.ts'
import { emptyDatabase } from '../../../../test/harness/database.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

const ALL = join(import.meta.dirname, '..', '..', 'migrations')
const keyOf = (digit: string): string => `${digit.repeat(2)}/${digit.repeat(64)}.png`
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(keyOf)

test('files of a database from before are known with their users, and those of ended tasks wait to be let go of', async t => {
  const fresh = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-migrations-'))
  t.after(async () => {
    await fresh.drop()
    await rm(folder, { recursive: true })
  })
  await mkdir(folder, { recursive: true })
  for (const name of (await readdir(ALL)).filter(one => one < '0004')) await cp(join(ALL, name), join(folder, name))
  await migrate(fresh.db, { log: silentLog, folder })
  const run = (text: string, values?: unknown[]): Promise<unknown[]> => fresh.db.query({ text }, values)
  await run("insert into account (id, name, callback_secret, created_at) values (1, 'x', '', now())")
  const task = (id: number, state: string, request: object, result: object | null, parent: number | null = null) =>
    run(
      `insert into task (id, account_id, type, state, parent_id, request, result, err_code, progress, hold, credits, created_at, updated_at, finished_at)
       values ($1, 1, 'x', $2, $3, $4, $5, $6, $7, 0, 0, now(), now(), $8)`,
      [
        id,
        state,
        parent,
        JSON.stringify(request),
        result && JSON.stringify(result),
        state === 'failed' ? 'EngineFailure' : '',
        state === 'success' ? 100 : 0,
        ['success', 'failed'].includes(state) ? '2026-01-02' : null,
      ],
    )
  await task(10, 'success', { images: [{ blob: A }] }, { creations: [{ id: '1', blob: B, cover_blob: C }] })
  await task(11, 'queueing', { images: [{ blob: A, given: 'ssupload:?id=5' }], prompt: `a "blob":"${E}"` }, null)
  await task(12, 'processing', { prompt: 'film' }, null)
  await task(13, 'success', { prompt: 'part' }, { creations: [{ id: '2', blob: B }] }, 12)
  await task(14, 'failed', { prompt: 'nothing to keep' }, null)
  await run("insert into step (task_id, name, result, attempt, made_at) values (12, 'stored', $1, 1, now())", [
    JSON.stringify({ blob: C }),
  ])
  await run(
    `insert into subject (id, account_id, name, images, videos, credits, created_at, updated_at)
     values (20, 1, 'Tom', $1, '[]', 0, now(), now())`,
    [JSON.stringify([{ blob: D }])],
  )
  await run(
    "insert into upload (id, account_id, blob_key, created_at, expires_at) values (5, 1, $1, now(), '2026-01-01')",
    [A],
  )

  await migrate(fresh.db, { log: silentLog })
  const uses = await fresh.db.query<{ use: string }>({
    text: "select holder || ' ' || left(key, 1) as use from blob_use order by holder, key",
  })
  assert.deepEqual(
    uses.map(row => row.use),
    ['5 a', '10 a', '10 b', '10 c', '11 a', '12 b', '12 c', '20 d'],
  )
  assert.deepEqual(await run('select holder from ended_holder'), [{ holder: '10' }])
  assert.deepEqual(
    await run('select key from blob order by key'),
    [A, B, C, D].map(key => ({ key })),
  )
})

test('numbers of processes go on after those that were given out before', async t => {
  const fresh = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-migrations-'))
  t.after(async () => {
    await fresh.drop()
    await rm(folder, { recursive: true })
  })
  for (const name of (await readdir(ALL)).filter(one => one < '0004')) await cp(join(ALL, name), join(folder, name))
  await migrate(fresh.db, { log: silentLog, folder })
  await fresh.db.query({ text: "select setval('node_number', 1022)" })
  await migrate(fresh.db, { log: silentLog })
  const first = await fresh.db.query<{ number: number }>({ text: 'select number from node order by turn limit 3' })
  assert.deepEqual(
    first.map(row => row.number),
    [1023, 0, 1],
  )
})
