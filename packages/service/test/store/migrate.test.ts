import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { migrate } from '../../src/store/migrate.ts'
import { createPool } from '../../src/store/pool.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../../../../test/harness/database.ts'
import { createScratch, type Scratch, silentLog as log } from '../../../../test/harness/test-cluster.ts'

let scratch: Scratch
let fresh: FreshDatabase
let count = 0

before(async () => {
  scratch = await createScratch()
})
after(() => scratch.remove())
beforeEach(async () => {
  fresh = await emptyDatabase()
})
afterEach(() => fresh.drop())

const ONE = { '0001_one.sql': 'create table one (id int); insert into one values (1);' }
const TWO = { '0002_two.sql': 'create table two (id int); insert into two select id + 1 from one;' }
const BROKEN = { '0002_two.sql': 'create table two (id int); select 1 / 0;' }

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = join(scratch.folder, String(++count))
  await mkdir(folder)
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return folder
}

const migrateTo = async (files: Record<string, string>): Promise<void> =>
  await migrate(fresh.db, { log, folder: await folderOf(files) })

const appliedNames = async (): Promise<string[]> =>
  (await fresh.db.query<{ name: string }>({ text: 'select name from migration order by number' })).map(row => row.name)

test('files are applied in order, and only once', async () => {
  await migrateTo({ ...TWO, ...ONE, 'README.md': 'not one of them' })
  await migrateTo({ ...ONE, ...TWO })
  assert.deepEqual(await appliedNames(), ['0001_one.sql', '0002_two.sql'])
  assert.deepEqual(await fresh.db.query({ text: 'select id from two' }), [{ id: 2 }])
})

test('a later start applies what has been added', async () => {
  await migrateTo(ONE)
  await migrateTo({ ...ONE, ...TWO })
  assert.deepEqual(await appliedNames(), ['0001_one.sql', '0002_two.sql'])
})

test('a file that fails leaves nothing of itself, and those before it stay', async () => {
  await assert.rejects(migrateTo({ ...ONE, ...BROKEN }), /0002_two\.sql failed: division by zero/)
  assert.deepEqual(await appliedNames(), ['0001_one.sql'])
  assert.deepEqual(await fresh.db.query({ text: "select to_regclass('two') as found" }), [{ found: null }])
  await migrateTo({ ...ONE, ...TWO })
  assert.deepEqual(await appliedNames(), ['0001_one.sql', '0002_two.sql'])
})

test('several processes that start at once apply each file once', async () => {
  const folder = await folderOf({ ...ONE, ...TWO })
  const pools = [1, 2, 3, 4, 5].map(() => createPool(fresh.connection, { max: 1, applicationName: 'migrator', log }))
  await Promise.all(pools.map(pool => migrate(pool, { log, folder }).finally(() => pool.end())))
  assert.deepEqual(await appliedNames(), ['0001_one.sql', '0002_two.sql'])
  assert.deepEqual(await fresh.db.query({ text: 'select id from one' }), [{ id: 1 }])
})

test('a file that was changed after it was applied is rejected by name', async () => {
  await migrateTo({ ...ONE, ...TWO })
  await assert.rejects(migrateTo({ '0001_one.sql': 'create table one (id int8)', ...TWO }), /0001_one\.sql was changed/)
})

test('a database newer than the code is rejected', async () => {
  await migrateTo({ ...ONE, ...TWO })
  await assert.rejects(migrateTo(ONE), /0002_two\.sql, which this version of Kinora does not know/)
})

test('numbers with a gap, repeated or invalid ones are rejected before anything is applied', async () => {
  const sql = 'select 1'
  for (const name of ['0003_three.sql', '0001_other.sql', 'two.sql']) {
    await assert.rejects(migrateTo({ ...ONE, [name]: sql }), /numbered without gaps/)
  }
  assert.deepEqual(await fresh.db.query({ text: "select to_regclass('migration') as found" }), [{ found: null }])
})

test("Kinora's own migrations are all applied to a fresh database", async () => {
  const own = await freshDatabase()
  try {
    await migrate(own.db, { log })
    const rows = await own.db.query<{ number: number }>({ text: 'select number from migration order by number' })
    assert.ok(rows.length > 0)
    assert.deepEqual(
      rows.map(row => row.number),
      rows.map((_, index) => index + 1),
    )
  } finally {
    await own.drop()
  }
})
