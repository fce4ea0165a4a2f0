import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { createLog } from '../packages/service/src/core/log.ts'
import { openDatabase } from '../packages/service/src/store/open-database.ts'
import { startEmbedded } from '../packages/service/src/store/embedded/start-embedded.ts'
import { findDrift } from './harness/find-drift.ts'
import { startServerProcess } from './harness/server-process.ts'
import { until } from './harness/until.ts'

const FIXTURE = join(import.meta.dirname, 'fixtures', 'data-0.1')
// As fixtures/README.md tells.
const KEY = 'kn_made_by_0_1'
const [PICTURE, SPEECH, FAILED, WAITING] = [
  '909988514479738880',
  '909988516979544064',
  '909988575636885504',
  '909988633577005056',
]
const [PRICE, SPEECH_PRICE] = [6, 10]

let dataDir: string
let settings: Record<string, string>
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kinora-upgrade-'))
  // However old the fixture is by now, its files and callbacks are still wanted.
  settings = { KINORA_DATA_DIR: dataDir, KINORA_KEEP_DAYS: '36500', KINORA_KEEP_CALLBACK_DAYS: '36500' }
  for (const name of ['files', 'secret']) await cp(join(FIXTURE, name), join(dataDir, name), { recursive: true })
  await onDatabase(gunzipSync(await readFile(join(FIXTURE, 'database.sql.gz'))).toString())
})
after(() => rm(dataDir, { recursive: true, force: true }))

/** On the embedded database as it is: nothing is migrated. */
async function onDatabase(sql: string): Promise<void> {
  const server = await startEmbedded({ dataDir, log: createLog('silent') })
  const client = new Client(server.connection)
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
    await server.stop()
  }
}

test('a data folder of version 0.1 is opened: tasks, balances, keys and files are there, and what waited is made', async () => {
  const server = await startServerProcess(settings)
  const ask = async (path: string, body?: object): Promise<Record<string, any>> => {
    const response = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Token ${KEY}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.equal(response.status, 200, `${path}: ${await response.clone().text()}`)
    return (await response.json()) as Record<string, any>
  }
  const show = (id: string): Promise<Record<string, any>> => ask(`/ent/v2/tasks/${id}/creations`)
  const untilMade = (id: string): Promise<Record<string, any>> =>
    until(async () => {
      const task = await show(id)
      return task.state === 'success' && task
    }, `task ${id} is made`)
  try {
    const { tasks } = await ask('/ent/v2/tasks')
    assert.deepEqual(
      (tasks as { id: string }[]).map(one => one.id),
      [WAITING, FAILED, SPEECH, PICTURE],
    )
    assert.deepEqual((await show(FAILED)).err_code, 'ImageDownloadFailure')
    for (const id of [PICTURE, SPEECH]) {
      const { url } = (await show(id)).creations[0] as { url: string }
      const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
      assert.ok(url.includes(createHash('sha256').update(bytes).digest('hex')), 'the file is what its name says')
    }
    assert.equal((await show(PICTURE)).payload, 'kept')
    await untilMade(WAITING)
    const { task_id } = await ask('/ent/v2/reference2image', {
      model: 'genq2',
      prompt: 'made by today’s code',
      aspect_ratio: '1:1',
    })
    await untilMade(String(task_id))

    const { db, close } = await openDatabase({
      dataDir,
      log: createLog('silent'),
      maxConnections: 2,
      applicationName: 'audit',
    })
    try {
      assert.deepEqual(await findDrift(db), [])
      const accounts = await db.query<{ credits: number; held: number }>({
        text: 'select credits::float8, held::float8 from account order by id',
      })
      assert.deepEqual(accounts, [
        { credits: 5_000 - 3 * PRICE - SPEECH_PRICE, held: 0 },
        { credits: 77, held: 0 },
      ])
      const [told] = await db.query<{ state: string }>(
        { text: 'select state from callback where task_id = $1 order by id limit 1' },
        [PICTURE],
      )
      assert.equal(told?.state, 'failed')
    } finally {
      await close()
    }
  } finally {
    await server.end()
  }
})

test('a data folder of a newer version is refused in one sentence, and left as it is', async () => {
  await onDatabase("insert into migration (number, name, sha256) values (9999, '9999_later.sql', 'x')")
  await assert.rejects(startServerProcess(settings, [], { keepsErrors: true }), (error: Error) => {
    const told = error.message.split('\n').filter(line => line.includes('9999_later.sql'))
    assert.equal(told.length, 1)
    assert.match(told[0] ?? '', /which this version of Kinora does not know: run a version at least as new/)
    return true
  })
  await onDatabase('delete from migration where number = 9999')
})
