import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { Client } from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../../src/store/embedded/start-embedded.ts'
import type { ConnectionSettings } from '../../src/store/pool.ts'
import { enter, eventually, isAlive, kill, leaveAll } from '../../../../test/harness/server-users.ts'
import { createScratch, type Scratch, silentLog } from '../../../../test/harness/test-cluster.ts'

// What a data folder has whose service was older than the password.
const OPEN_TO_ALL = 'local all all trust\nhost all all 127.0.0.1/32 reject\n'

let scratch: Scratch
let seed: string
const servers = new Set<EmbeddedDatabase>()

before(async () => {
  scratch = await createScratch()
  seed = join(scratch.folder, 'seed')
  await (await start(seed)).stop()
})
afterEach(async () => {
  await leaveAll()
  for (const server of servers) await server.stop()
  servers.clear()
})
after(() => scratch.remove())

test('a connection needs the password, which only the owner of the data folder can read', async () => {
  const dataDir = copySeed('closed')
  const { connection } = await start(dataDir)
  await mustBeClosed(connection)
  const file = await stat(join(dataDir, 'postgres-password'))
  assert.deepEqual([file.mode & 0o777, file.uid], [0o600, process.getuid?.()])
  assert.equal(connection.password, (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim())
})

test('every data folder has a different password', async () => {
  const [one, other] = [await start(copySeed('one')), await start(join(scratch.folder, 'other'))]
  assert.notEqual(one.connection.password, other.connection.password)
  await assert.rejects(query({ ...one.connection, password: other.connection.password ?? '' }), { code: '28P01' })
})

test('only the role of the service can connect, whatever other roles exist', async () => {
  const { connection } = await start(copySeed('roles'))
  await query(connection, "create role back_door superuser login password 'known'")
  await assert.rejects(query({ ...connection, user: 'back_door', password: 'known' }), { code: '28000' })
})

test('a folder that was open to every process of its user is closed when the service starts', async () => {
  const dataDir = copySeed('upgraded')
  await openToAll(dataDir)
  await mustBeClosed((await start(dataDir)).connection)
})

test('it is closed even if its server was left running', async () => {
  const dataDir = copySeed('running')
  const { process: user, pid } = await enter(dataDir)
  await openToAll(dataDir)
  process.kill(pid, 'SIGHUP')
  await eventually(() => query({ ...plainConnection(dataDir), password: 'anything' }).catch(retried))
  await kill(user)
  const server = await start(dataDir)
  assert.equal(server.postmasterPid, pid)
  await eventually(() => mustBeClosed(server.connection))
})

test('processes that start together on an open folder agree on one password', async () => {
  const dataDir = copySeed('together')
  await openToAll(dataDir)
  const all = await Promise.all([1, 2, 3].map(() => enter(dataDir)))
  assert.equal(new Set(all.map(({ pid }) => pid)).size, 1)
  await mustBeClosed((await start(dataDir)).connection)
})

test('a database that was restored without its password, or with an older one, gets a new one', async () => {
  for (const [name, change] of Object.entries({
    lost: (file: string) => rm(file),
    other: (file: string) => writeFile(file, 'another-password-of-some-length\n', { mode: 0o600 }),
  })) {
    const dataDir = copySeed(name)
    await change(join(dataDir, 'postgres-password'))
    const { connection } = await start(dataDir)
    await query(connection)
    await mustBeClosed(connection)
  }
})

test('a password unknown to the running server is reported, with advice', async () => {
  const dataDir = copySeed('unknown')
  const { process: user, pid } = await enter(dataDir)
  await rm(join(dataDir, 'postgres-password'))
  await assert.rejects(start(dataDir), new RegExp(`postgres-password.*kill -INT ${pid}`))
  await kill(user)
  process.kill(pid, 'SIGINT')
  await eventually(async () => assert.equal(isAlive(pid), false))
  await query((await start(dataDir)).connection)
})

async function mustBeClosed(connection: ConnectionSettings): Promise<void> {
  await query(connection)
  await assert.rejects(query({ ...connection, password: 'a guess' }), { code: '28P01' })
}

async function openToAll(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'postgres', 'pg_hba.conf'), OPEN_TO_ALL)
  await rm(join(dataDir, 'postgres-password'), { force: true })
}

const plainConnection = (dataDir: string): ConnectionSettings => ({
  host: join(dataDir, 'postgres'),
  port: 5432,
  user: 'kinora',
  database: 'kinora',
})

async function query(connection: ConnectionSettings, text = 'select 1'): Promise<void> {
  const client = new Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}

/** For `eventually`, which waits for assertions only. */
const retried = (error: Error): never => assert.fail(error.message)

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ dataDir, log: silentLog })
  servers.add(server)
  return server
}

function copySeed(name: string): string {
  const dataDir = join(scratch.folder, name)
  execFileSync('cp', ['-a', seed, dataDir])
  return dataDir
}
