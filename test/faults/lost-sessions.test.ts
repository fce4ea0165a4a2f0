import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createHints } from '../../packages/service/src/store/jobs/hints.ts'
import { createPool, type Database } from '../../packages/service/src/store/pool.ts'
import { emptyDatabase, type FreshDatabase } from '../harness/database.ts'
import { silentLog } from '../harness/test-cluster.ts'
import { until } from '../harness/until.ts'

const MAX = 2
const NAME = 'lost sessions'

let fresh: FreshDatabase
let db: Database
before(async () => {
  fresh = await emptyDatabase()
  db = createPool(fresh.connection, { max: MAX, applicationName: NAME, log: silentLog })
})
after(async () => {
  await db.end()
  await fresh.drop()
})

const countOf = async (where: string): Promise<number> =>
  (
    await fresh.db.query({
      text: `select 1 from pg_stat_activity where application_name = '${NAME}' and ${where}`,
    })
  ).length

/** As a restart of the database does. */
const cutAll = (): Promise<unknown> =>
  fresh.db.query({
    text: `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = '${NAME}'`,
  })

test('a session that is lost gives its connection back: however many are, the others have theirs', async () => {
  for (let lost = 0; lost < MAX + 1; lost++) {
    const session = await db.session()
    const heard = new Promise<void>(resolve => session.onLost(resolve))
    await session.query({ text: 'select pg_advisory_lock(1)' })
    await cutAll()
    await heard
    session.end()
  }
  assert.deepEqual(await db.query({ text: 'select 1 as one' }), [{ one: 1 }])
})

test('hints for several topics take one session, get another when it is lost, and none is left when they stop', async () => {
  const hints = createHints(db, silentLog)
  const heard: string[] = []
  hints.on('work', () => heard.push('work'))
  hints.on('outbox', () => heard.push('outbox'))
  const isListening = () => until(() => countOf("query like 'listen%'"), 'a session listens')
  await isListening()
  const tell = async (topic: string): Promise<void> => {
    heard.length = 0
    await fresh.db.query({ text: 'select pg_notify($1, $2)' }, ['kinora', topic])
    await until(() => heard.length, `the hint ${topic} is heard`)
  }
  await tell('outbox')
  assert.deepEqual([heard, await countOf("query like 'listen%'")], [['outbox'], 1])
  await cutAll()
  await isListening()
  await tell('work')
  assert.deepEqual([heard, await countOf("query like 'listen%'")], [['work'], 1])
  hints.stop()
  await until(async () => (await countOf("query like 'listen%'")) === 0, 'no session listens')
})
