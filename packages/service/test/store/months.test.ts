import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { firstIdAt } from '../../src/core/ids.ts'
import { listCallbacks } from '../../src/store/callbacks.ts'
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts'
import { keepMonths, type MonthsKept } from '../../src/store/months/keep-months.ts'
import { findMonths, type MonthTable } from '../../src/store/months/month.ts'
import type { Database, Statement, Tx } from '../../src/store/pool.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../../../../test/harness/database.ts'
import { silentLog as log } from '../../../../test/harness/test-cluster.ts'

let fresh: FreshDatabase
let db: Database
beforeEach(async () => {
  fresh = await freshDatabase()
  db = fresh.db
  await addAccount(db)
})
afterEach(() => fresh.drop())

const DAY_MS = 86_400_000
const NOV_16 = Date.UTC(2026, 10, 16)
const TABLES = ['step', 'callback'] as const

const addAccount = (to: Tx): Promise<unknown> =>
  to.query({ text: "insert into account (id, name, callback_secret, created_at) values (1, 'x', '', now())" })

/** A task of a time with a step and a callback; several are a thousandth of a second apart. */
async function add(at: number, count = 1, to: Tx = db): Promise<void> {
  const ids = `generate_series($1::bigint, $1::bigint + ($2::bigint - 1) * 4194304, 4194304) as id`
  const values = [firstIdAt(at), count]
  await to.query(
    {
      text: `insert into task (id, account_id, type, state, request, progress, hold, credits, created_at, updated_at)
             select id, 1, 'x', 'queueing', '{}', 0, 0, 0, now(), now() from ${ids}`,
    },
    values,
  )
  await to.query(
    { text: `insert into step (task_id, name, result, attempt, made_at) select id, 'a', '{}', 1, now() from ${ids}` },
    values,
  )
  await to.query(
    {
      text: `insert into callback (id, task_id, account_id, event, url, created_at, due_at)
             select id, id, 1, 'success', 'https://example.com/', now(), now() from ${ids}`,
    },
    values,
  )
}

const keep = (table: MonthTable, now: number, { days = 30, tries = 20 } = {}): Promise<MonthsKept> =>
  keepMonths(db, table, { now, keptFrom: now - days * DAY_MS, tries })

const keepBoth = async (now: number): Promise<void> => {
  for (const table of TABLES) await keep(table, now)
}

/** The months as dates: `…2026-12` has no beginning, `2026-12…` no end. */
async function monthsOf(table: MonthTable): Promise<string[]> {
  const shown = (id?: string): string =>
    id === undefined ? '' : new Date(Number(BigInt(id) >> 22n) + Date.UTC(2020, 0, 1)).toISOString().slice(0, 10)
  return (await findMonths(db, table)).map(({ from, to }) => `${shown(from)}…${shown(to)}`)
}

const countOf = async (table: MonthTable): Promise<number> =>
  (await db.query<{ n: number }>({ text: `select count(*)::int as n from ${table}` }))[0]?.n ?? 0

test('a month exists a week before it begins, and not sooner', async () => {
  for (const table of TABLES) {
    assert.deepEqual(await monthsOf(table), ['…'])
    await keep(table, NOV_16)
    assert.deepEqual(await monthsOf(table), ['…2026-12-01', '2026-12-01…'])
    await keep(table, Date.UTC(2026, 10, 23))
    assert.equal((await monthsOf(table)).length, 2)
    await keep(table, Date.UTC(2026, 10, 24))
    assert.deepEqual(await monthsOf(table), ['…2026-12-01', '2026-12-01…2027-01-01', '2027-01-01…'])
    assert.deepEqual(await keep(table, Date.UTC(2026, 10, 24)), { opened: 0, dropped: 0, busy: false })
  }
})

test('a row of any time has a place, and a month that has rows is closed after all of them', async () => {
  await keepBoth(NOV_16)
  await add(Date.UTC(2020, 0, 1))
  await add(NOV_16)
  await add(Date.UTC(2027, 4, 7))
  await add(Date.UTC(2088, 0, 1))
  await db.query({ text: `delete from step where task_id >= $1` }, [firstIdAt(Date.UTC(2080, 0, 1))])
  await keepBoth(Date.UTC(2026, 11, 28))
  assert.deepEqual(await monthsOf('step'), ['…2026-12-01', '2026-12-01…2027-06-01', '2027-06-01…'])
  assert.deepEqual(await monthsOf('callback'), ['…2026-12-01', '2026-12-01…2088-02-01', '2088-02-01…'])
  assert.deepEqual([await countOf('step'), await countOf('callback')], [3, 4])
  await add(Date.UTC(2089, 0, 1))
  assert.deepEqual([await countOf('step'), await countOf('callback')], [4, 5])
  const left = await db.query({ text: "select conname from pg_constraint where conname = 'closing_month'" })
  assert.deepEqual(left, [], 'nothing keeps later rows out of a month that was closed')
})

test('a neglected table continues, and is closed a whole month ahead of new rows', async () => {
  await keepBoth(NOV_16)
  await add(Date.UTC(2027, 2, 3), 300)
  await keepBoth(Date.UTC(2027, 2, 3))
  for (const table of TABLES) {
    assert.deepEqual(await monthsOf(table), ['…2026-12-01', '2026-12-01…2027-05-01', '2027-05-01…'])
    assert.equal(await countOf(table), 300)
  }
})

test('a closing that was left half done is taken up again, or given up before its bound comes near', async () => {
  await add(NOV_16)
  const closing = `alter table step_first add constraint closing_month check (task_id < ${firstIdAt(Date.UTC(2027, 0))}) not valid`
  await db.query({ text: closing })
  await keep('step', NOV_16)
  assert.deepEqual(await monthsOf('step'), ['…2027-01-01', '2027-01-01…'])

  await db.query({ text: closing.replaceAll('step_first', 'callback_first').replace('task_id', 'id') })
  await keep('callback', Date.UTC(2027, 0, 2))
  assert.deepEqual(await monthsOf('callback'), ['…2027-03-01', '2027-03-01…'])
})

test('a conflicting lock is waited for briefly; then nothing changes and a later run does it', async () => {
  for (const [rows, blocking] of [
    [0, 'select from step limit 1'],
    [0, 'update task set progress = 1'],
    [1, 'select from step limit 1'],
  ] as const) {
    const before = await monthsOf('step')
    const now = NOV_16 + before.length * 60 * DAY_MS
    await add(now + DAY_MS, rows)
    const session = await db.session()
    await session.query({ text: `begin; ${blocking}` })
    assert.equal((await keep('step', now, { tries: 1 })).busy, true, blocking)
    assert.deepEqual(await monthsOf('step'), before)
    await add(now + 2 * DAY_MS)
    await session.query({ text: 'rollback' })
    session.end()
    assert.equal((await keep('step', now)).busy, false)
    assert.equal((await monthsOf('step')).length, before.length + 1)
  }
  assert.equal(await countOf('step'), 4)
})

test('several processes at once open a month once, and those that write meanwhile lose nothing', async () => {
  await add(NOV_16)
  let writing = true
  let written = 1
  const writers = [0, 1].map(async nth => {
    for (let at = NOV_16 + (nth + 1) * 3_600_000; writing; at += 1) {
      await add(at)
      written += 1
    }
  })
  const kept = await Promise.all(TABLES.flatMap(table => [1, 2, 3].map(() => keep(table, NOV_16))))
  // Who finds writers in its way comes again.
  for (const table of TABLES) while ((await keep(table, NOV_16)).busy);
  writing = false
  await Promise.all(writers)
  assert.ok(kept.reduce((sum, one) => sum + one.opened, 0) <= 2)
  for (const table of TABLES) {
    assert.equal((await monthsOf(table)).length, 2)
    assert.equal(await countOf(table), written)
  }
})

test('old months go when nearly nothing of them is left; the little that is needed stays', async () => {
  await keepBoth(NOV_16)
  await add(NOV_16)
  await keepBoth(Date.UTC(2026, 10, 28))
  await add(Date.UTC(2026, 11, 5), 251)
  await keepBoth(Date.UTC(2026, 11, 28))
  await add(Date.UTC(2027, 0, 5))
  const months = ['…2026-12-01', '2026-12-01…2027-01-01', '2027-01-01…2027-02-01', '2027-02-01…']
  for (const table of TABLES) {
    assert.deepEqual(await monthsOf(table), months)
    const now = Date.UTC(2027, 0, 22)
    await keep(table, now)
    assert.deepEqual(await monthsOf(table), months, 'December is not over for long enough')
    await keep(table, now, { days: 21 })
    assert.deepEqual(await monthsOf(table), months, 'too much of it is left')
    const key = table === 'step' ? 'task_id' : 'id'
    await db.query({ text: `delete from ${table} where ${key} > $1 and ${key} < $2` }, [
      firstIdAt(Date.UTC(2026, 11, 5) + 1),
      firstIdAt(Date.UTC(2026, 11, 31)),
    ])
    assert.deepEqual(await keep(table, now, { days: 21 }), { opened: 0, dropped: 1, busy: false })
    assert.deepEqual(await monthsOf(table), ['…2027-01-01', '2027-01-01…2027-02-01', '2027-02-01…'])
    assert.equal(await countOf(table), 4)
  }
  const tables = await db.query({ text: `select from pg_class where relname in ('step_first', 'step_2026_12')` })
  assert.equal(tables.length, 0)
  await add(Date.UTC(2026, 10, 17))
  assert.equal(await countOf('step'), 5, 'a step of an old task has a place')
})

test('in every month files are known by steps, tasks cannot go, and keys and checks hold', async () => {
  await keepBoth(NOV_16)
  await add(NOV_16)
  await keepBoth(Date.UTC(2027, 4, 1))
  await keepBoth(Date.UTC(2027, 4, 28))
  await add(Date.UTC(2027, 4, 29))
  const key = `aa/${'a'.repeat(64)}.png`
  await db.query({ text: "insert into blob (key, until) values ($1, 'infinity')" }, [key])
  for (const at of [NOV_16, Date.UTC(2027, 4, 29)]) {
    const id = firstIdAt(at)
    const text = 'insert into step (task_id, name, result, attempt, made_at) values ($1, $2, $3, 1, now())'
    await db.query({ text }, [id, 'stored', JSON.stringify({ blob: key })])
    assert.equal((await db.query({ text: 'select from blob_use where holder = $1' }, [id])).length, 1)
    await assert.rejects(db.query({ text }, [id, 'a', '{}']), /duplicate key/)
    await assert.rejects(db.query({ text }, [String(BigInt(id) + 1n), 'a', '{}']), /foreign key/)
    await assert.rejects(db.query({ text: 'delete from task where id = $1' }, [id]), /foreign key/)
    await assert.rejects(db.query({ text: "update callback set event = 'x' where id = $1" }, [id]), /check constraint/)
  }
  const uneven = await db.query({
    text: `select parent.relname, child.relname as month from pg_inherits join pg_class parent on parent.oid = inhparent
           join pg_class child on child.oid = inhrelid where parent.relname in ('step', 'callback') and
           (select count(*) from pg_index where indrelid = parent.oid) <> (select count(*) from pg_index where indrelid = child.oid)`,
  })
  assert.deepEqual(uneven, [])
})

test('lists read the months in the order of ids, and open only the needed ones', async () => {
  await keepBoth(NOV_16)
  await add(NOV_16)
  await keepBoth(Date.UTC(2026, 10, 28))
  const asked: { statement: Statement; values: unknown[] }[] = []
  const listener: Tx = {
    query: (statement, values = []) => {
      asked.push({ statement, values })
      return Promise.resolve([])
    },
  }
  await listCallbacks(listener, { limit: 20 })
  await listCallbacks(listener, { accountId: '1', limit: 20 })
  await listCallbacks(listener, { state: 'pending', limit: 20 })
  await listCallbacks(listener, { accountId: '1', before: firstIdAt(NOV_16 + 1), limit: 20 })
  for (const [nth, { statement, values }] of asked.entries()) {
    const plan = await db.transaction(async tx => {
      // Three tables without rows are read whole otherwise.
      await tx.query({ text: 'set local enable_seqscan = off; set local enable_bitmapscan = off' })
      return await tx.query<{ 'QUERY PLAN': string }>({ text: `explain ${statement.text}` }, values)
    })
    const text = plan.map(row => row['QUERY PLAN']).join('\n')
    assert.doesNotMatch(text, /Sort|Merge/, text)
    assert.equal(text.match(/Index Scan/g)?.length, nth === 3 ? 1 : 3, text)
  }
})

test('a filled table of before becomes the first month with all that is in it', async t => {
  const old = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-migrations-'))
  t.after(async () => {
    await old.drop()
    await rm(folder, { recursive: true })
  })
  for (const name of (await readdir(MIGRATIONS)).filter(one => one < '0016'))
    await cp(join(MIGRATIONS, name), join(folder, name))
  await migrate(old.db, { log, folder })
  await addAccount(old.db)
  await add(NOV_16, 1_000, old.db)
  const read = (): Promise<unknown[]> =>
    old.db.query({
      text: `select (select md5(string_agg(row(task_id, name, result, attempt, made_at)::text, ' ' order by task_id)) from step) as steps,
               (select md5(string_agg(c::text, ' ' order by id)) from callback c) as callbacks, 'step'::regclass::oid::text as oid`,
    })
  const filesOf = (names: string): Promise<unknown[]> =>
    old.db.query({
      text: `select pg_relation_filenode(name::regclass) as file from unnest('{${names}}'::text[]) as name`,
    })
  const [before] = (await read()) as { oid: string }[]
  const files = await filesOf('step,callback')
  await migrate(old.db, { log })
  const [after] = (await read()) as { oid: string }[]
  assert.deepEqual({ ...after, oid: '' }, { ...before, oid: '' })
  assert.notEqual(after?.oid, before?.oid)
  assert.deepEqual(await filesOf('step_first,callback_first'), files, 'nothing is copied')
  for (const table of TABLES) {
    assert.equal((await keepMonths(old.db, table, { now: NOV_16, keptFrom: 0 })).opened, 1)
    assert.equal((await findMonths(old.db, table)).length, 2)
  }
  assert.deepEqual({ ...((await read()) as object[])[0], oid: '' }, { ...before, oid: '' })
})
