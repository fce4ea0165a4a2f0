import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import {
  examineClock,
  examineMigrations,
  examineNode,
  examineStore,
} from '../../../src/service/examine/examine-store.ts'
import { readSettings } from '../../../src/service/settings.ts'

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kinora-doctor-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

const problems = async (environment: Record<string, string> = {}): Promise<Record<string, string>> => {
  const found = await examineStore(readSettings({ KINORA_DATA_DIR: dataDir, ...environment }), Date.now)
  return Object.fromEntries(found.flatMap(({ check, problem }) => (problem ? [[check, problem]] : [])))
}

test('a folder that is well has no problem; one that others may read, a full disk and data of another PostgreSQL have', async () => {
  await writeFile(join(dataDir, 'secret'), 'x', { mode: 0o600 })
  await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  assert.deepEqual(await problems(), {})
  await chmod(join(dataDir, 'secret'), 0o644)
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  assert.deepEqual(await problems({ KINORA_MIN_FREE_MB: '1073741824' }), {
    permissions: 'chmod -R go-rwx secret',
    disk: '1073741824 MB must be free (KINORA_MIN_FREE_MB)',
    'embedded data': 'this version of Kinora contains PostgreSQL 18',
  })
})

test('a database that does not answer is a problem, with its reason', async () => {
  const found = await problems({ KINORA_DATABASE_URL: 'postgresql://127.0.0.1:9/kinora' })
  assert.match(found.database ?? '', /ECONNREFUSED/)
})

test('clocks may differ by two seconds and by what a question takes', () => {
  assert.equal(examineClock(5_000, 4_000, 6_000).problem, '')
  assert.equal(examineClock(8_000, 4_000, 6_000).problem, '')
  assert.match(examineClock(8_001, 4_000, 6_000).problem, /more than 2 s/)
  assert.deepEqual(examineClock(1_000, 4_000, 6_000).found, "the database's is 3.0 s behind")
})

test('an old Node, and a database of a newer version, are reported', () => {
  assert.equal(examineNode('22.19.0').problem, '')
  assert.match(examineNode('22.18.9').problem, /22\.19 or later/)
  assert.equal(examineMigrations(['1'], ['1', '2']).found, '1 migrations, 1 pending until the next start')
  assert.match(examineMigrations(['1', '9'], ['1']).problem, /newer version of Kinora \(9\)/)
})
