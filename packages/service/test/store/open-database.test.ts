import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../src/store/open-database.ts'
import { emptyDatabase } from '../../../../test/harness/database.ts'
import { createScratch, silentLog } from '../../../../test/harness/test-cluster.ts'

const options = { log: silentLog, maxConnections: 3, applicationName: 'open test' }
const MIGRATED = { text: "select to_regclass('migration') is not null as migrated" }

test("the embedded database is made, migrated, and stopped at its user's end", async () => {
  const scratch = await createScratch()
  try {
    const opened = await openDatabase({ ...options, dataDir: scratch.folder })
    assert.equal(opened.embedded, true)
    assert.deepEqual(await opened.db.query(MIGRATED), [{ migrated: true }])
    await opened.close()
    const again = await openDatabase({ ...options, dataDir: scratch.folder })
    assert.deepEqual(await again.db.query(MIGRATED), [{ migrated: true }])
    await again.close()
  } finally {
    await scratch.remove()
  }
})

test('a database of the operator is reached by its address, migrated, and left running', async () => {
  const fresh = await emptyDatabase()
  try {
    const opened = await openDatabase({ ...options, dataDir: '/nowhere', databaseUrl: fresh.url })
    assert.equal(opened.embedded, false)
    assert.deepEqual(await opened.db.query(MIGRATED), [{ migrated: true }])
    await opened.close()
    assert.deepEqual(await fresh.db.query(MIGRATED), [{ migrated: true }])
  } finally {
    await fresh.drop()
  }
})

test('an address without such a database is an error, not a wait', async () => {
  const fresh = await emptyDatabase()
  try {
    const databaseUrl = fresh.url.replace(/test_\d+_\d+/, 'no_such_database')
    await assert.rejects(
      openDatabase({ ...options, dataDir: '/nowhere', databaseUrl }),
      /"no_such_database" does not exist/,
    )
  } finally {
    await fresh.drop()
  }
})
