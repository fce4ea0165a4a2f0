import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { isAlive } from '../harness/server-users.ts'
import { startServerProcess } from '../harness/server-process.ts'
import { createScratch } from '../harness/test-cluster.ts'

test('a service with a moved data folder ends with its PostgreSQL on request', async t => {
  const scratch = await createScratch()
  t.after(() => scratch.remove())
  const dataDir = join(scratch.folder, 'data')
  const server = await startServerProcess({ KINORA_DATA_DIR: dataDir, KINORA_LOG_LEVEL: 'silent' })
  const postgres = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  assert.equal(isAlive(postgres), true)
  await rename(dataDir, join(scratch.folder, 'elsewhere'))
  assert.equal(await server.end(), 0)
  assert.equal(isAlive(postgres), false)
})
