import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { locateServer, prepareSocketFolder } from '../../src/store/embedded/server-location.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/store/embedded/start-embedded.ts'
import { type ConnectionSettings, createPool, type Database } from '../../src/store/pool.ts'
import {
  canRunAsNobody,
  enter,
  eventually,
  firstLineOf,
  isAlive,
  kill,
  leave,
  leaveAll,
  NOBODY,
  spawnUser,
  urlOf,
} from '../../../../test/harness/server-users.ts'
import { createScratch, type Scratch, silentLog } from '../../../../test/harness/test-cluster.ts'

const isRoot = process.getuid?.() === 0

let scratch: Scratch
/** A stopped cluster with one committed row, to be copied: making one takes most of a second. */
let seed: string
const servers = new Set<EmbeddedDatabase>()

const longPathIn = (folder: string): string => join(folder, 'd'.repeat(60), 'e'.repeat(60))

before(async () => {
  scratch = await createScratch(folder => [locateServer(longPathIn(folder)).socketFolder])
  // Node's own user must be able to enter it when it is not root.
  await chmod(scratch.folder, 0o755)
  seed = join(scratch.folder, 'seed')
  const server = await start(seed)
  await within(server, async db => {
    await db.query({ text: 'create table note (word text)' })
    await db.query({ text: "insert into note values ('kept')" })
  })
  await server.stop()
})

afterEach(async () => {
  await leaveAll()
  for (const server of servers) await server.stop()
  servers.clear()
})

after(() => scratch.remove())

describe('a server of one process', () => {
  test('keeps what was written from one start to the next, and is gone in between', async () => {
    const dataDir = copySeed('resume')
    const first = await start(dataDir)
    const pid = first.postmasterPid
    await write(first, 'second')
    await first.stop()
    assert.equal(isAlive(pid), false)
    assert.equal(first.postmasterPid, undefined)
    assert.deepEqual(await wordsOf(await start(dataDir)), ['kept', 'second'])
  })

  test('is reached only through its socket, in a folder closed to others', async () => {
    const server = await start(copySeed('socket'))
    assert.equal((await stat(server.connection.host)).mode & 0o777, 0o700)
    await within(server, async db => {
      assert.deepEqual(await db.query({ text: 'show listen_addresses' }), [{ listen_addresses: '' }])
      assert.deepEqual(await db.query({ text: 'show fsync' }), [{ fsync: 'on' }])
    })
  })

  test('sorts text the same on every machine', async () => {
    await within(await start(copySeed('collation')), async db => {
      const rows = await db.query<{ datlocprovider: string; datlocale: string; encoding: string }>({
        text: `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding
               from pg_database where datname = current_database()`,
      })
      assert.deepEqual(rows, [{ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' }])
    })
  })

  test('comes back with all that was committed when it is killed', async () => {
    const server = await start(copySeed('killed'))
    await write(server, 'second')
    const pid = server.postmasterPid
    assert.ok(pid)
    process.kill(pid, 'SIGKILL')
    assert.deepEqual(await eventually(() => wordsOf(server)), ['kept', 'second'])
    assert.notEqual(server.postmasterPid, pid)
  })

  test('is stopped although its data folder was moved away', async () => {
    const dataDir = copySeed('moved')
    const server = await start(dataDir)
    const pid = server.postmasterPid
    await rename(dataDir, `${dataDir}-elsewhere`)
    await server.stop()
    assert.equal(isAlive(pid), false)
    assert.deepEqual(await wordsOf(await start(`${dataDir}-elsewhere`)), ['kept'])
  })

  test('is stopped itself, and not another one in its place', async () => {
    const dataDir = copySeed('swapped')
    const first = await start(dataDir)
    await rename(dataDir, `${dataDir}-elsewhere`)
    copySeed('swapped')
    const second = await start(dataDir)
    const [pid, otherPid] = [first.postmasterPid, second.postmasterPid]
    assert.notEqual(pid, otherPid)
    await first.stop()
    assert.deepEqual([isAlive(pid), isAlive(otherPid)], [false, true])
    assert.deepEqual(await wordsOf(second), ['kept'])
  })

  test('may be stopped while it is down', async () => {
    const server = await start(copySeed('down'))
    const pid = server.postmasterPid
    assert.ok(pid)
    process.kill(pid, 'SIGKILL')
    await server.stop()
    assert.equal(server.postmasterPid, undefined)
  })

  test('starts although the pid of its last run now belongs to another process of its user', async () => {
    const dataDir = copySeed('reused-pid')
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot && NOBODY) })
    try {
      await once(stranger, 'spawn')
      await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n/elsewhere\n1\n5432\n\n\n`)
      assert.deepEqual(await wordsOf(await start(dataDir)), ['kept'])
      assert.equal(isAlive(stranger.pid), true)
    } finally {
      stranger.kill()
    }
  })

  test('starts although a power cut left an empty pid file', async () => {
    const dataDir = copySeed('power-cut')
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(file, '')
    await utimes(file, 1, 1)
    assert.deepEqual(await wordsOf(await start(dataDir)), ['kept'])
  })

  test('lives in a folder whose path is too long for a socket', async () => {
    const dataDir = longPathIn(scratch.folder)
    await mkdir(dataDir, { recursive: true })
    execFileSync('cp', ['-a', join(seed, 'postgres'), dataDir])
    const server = await start(dataDir)
    assert.ok(server.connection.host.length < 40, server.connection.host)
    assert.equal((await stat(server.connection.host)).mode & 0o777, 0o700)
    assert.deepEqual(await wordsOf(server), ['kept'])
  })
})

test('a folder for the socket that another user may have made is rejected', async () => {
  const place = { ...locateServer(longPathIn(scratch.folder)), socketFolder: join(scratch.folder, 'open-to-all') }
  await mkdir(place.socketFolder)
  await chmod(place.socketFolder, 0o777)
  await assert.rejects(prepareSocketFolder(place, undefined), /open-to-all may belong to another user/)
})

describe('a server of several processes', () => {
  test('is started once by processes that begin together on an empty folder', async () => {
    const dataDir = join(scratch.folder, 'together')
    const all = await Promise.all([1, 2, 3].map(() => enter(dataDir)))
    assert.equal(new Set(all.map(({ pid }) => pid)).size, 1)
    assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', 'postgres-password'])
  })

  test('is stopped by the last one, not by the one that started it', async () => {
    const dataDir = copySeed('last')
    const starter = await enter(dataDir)
    const server = await start(dataDir)
    assert.equal(server.postmasterPid, starter.pid)
    await leave(starter.process)
    assert.deepEqual(await wordsOf(server), ['kept'])
    assert.equal(server.postmasterPid, starter.pid)
    await server.stop()
    assert.equal(isAlive(starter.pid), false)
  })

  test('outlives the kill of the one that started it, is found by the next, and stopped by that', async () => {
    const dataDir = copySeed('orphan')
    const starter = await enter(dataDir)
    await kill(starter.process)
    const server = await start(dataDir)
    assert.equal(server.postmasterPid, starter.pid)
    assert.deepEqual(await wordsOf(server), ['kept'])
    await server.stop()
    assert.equal(isAlive(starter.pid), false)
  })

  test('is started anew when its user and it were both killed', async () => {
    const dataDir = copySeed('both')
    const starter = await enter(dataDir)
    await kill(starter.process)
    process.kill(starter.pid, 'SIGKILL')
    const server = await start(dataDir)
    assert.notEqual(server.postmasterPid, starter.pid)
    assert.deepEqual(await wordsOf(server), ['kept'])
  })

  test('is repaired after a kill in the middle of its making', async () => {
    const dataDir = join(scratch.folder, 'unfinished')
    await mkdir(dataDir)
    const maker = spawnUser(dataDir)
    await eventually(async () => assert.ok((await readdir(dataDir)).some(name => name.startsWith('postgres.new-'))))
    await kill(maker)
    assert.equal(existsSync(join(dataDir, 'postgres')), false)
    const server = await start(dataDir)
    await within(server, async db => void (await db.query({ text: 'select 1' })))
    assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', 'postgres-password'])
  })
})

describe('accounts', () => {
  const cannotBeNobody = !isRoot
    ? 'only root can become somebody else'
    : !canRunAsNobody() && 'nobody cannot reach this repository'

  test('an ordinary user runs it as himself', { skip: cannotBeNobody }, async () => {
    const dataDir = join(scratch.folder, 'ordinary')
    await mkdir(dataDir)
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const { pid } = await enter(dataDir, NOBODY)
    assert.equal((await stat(`/proc/${pid}`)).uid, NOBODY.uid)
  })

  test('root runs it as another user, in a folder that the other cannot reach', { skip: !isRoot }, async () => {
    const closed = join(scratch.folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    await mkdir(dataDir)
    execFileSync('cp', ['-a', join(seed, 'postgres'), dataDir])
    assert.deepEqual(await wordsOf(await start(dataDir)), ['kept'])
    assert.notEqual((await stat(join(dataDir, 'postgres'))).uid, 0)
  })

  test('root may restore a backup that then belongs to root', { skip: !isRoot }, async () => {
    const dataDir = copySeed('restored')
    execFileSync('chown', ['-R', '0:0', dataDir])
    assert.deepEqual(await wordsOf(await start(dataDir)), ['kept'])
  })
})

describe('a cluster that the server cannot use', () => {
  test('of another major version is rejected', async () => {
    const dataDir = copySeed('old')
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await assert.rejects(start(dataDir), /PostgreSQL data 17, and this is PostgreSQL 18.*KINORA_DATABASE_URL/)
  })

  test('is an error that says why', async () => {
    const dataDir = copySeed('broken')
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')
    await assert.rejects(start(dataDir), /does not start .*no_such_setting/s)
  })
})

test('a test process that is killed leaves no server and no file behind', async () => {
  const script = `
    const { createScratch, silentLog } = await import(${urlOf('test/harness/test-cluster.ts')})
    const { startEmbedded } = await import(${urlOf('packages/service/src/store/embedded/start-embedded.ts')})
    const { execFileSync } = await import('node:child_process')
    const { folder } = await createScratch()
    execFileSync('cp', ['-a', ${JSON.stringify(join(seed, 'postgres'))}, folder])
    const server = await startEmbedded({ dataDir: folder, log: silentLog })
    console.log(folder + ' ' + server.postmasterPid)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [folder = '', pid] = (await firstLineOf(child)).split(' ')
  assert.equal(isAlive(Number(pid)), true)
  await kill(child)
  await eventually(async () => {
    assert.equal(isAlive(Number(pid)), false)
    assert.equal(existsSync(folder), false)
  })
})

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

async function within(
  { connection }: { connection: ConnectionSettings },
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const db = createPool(connection, { max: 1, applicationName: 'embedded test', log: silentLog })
  await work(db).finally(() => db.end())
}

const write = (server: EmbeddedDatabase, word: string): Promise<void> =>
  within(server, async db => void (await db.query({ text: 'insert into note values ($1)' }, [word])))

async function wordsOf(server: EmbeddedDatabase): Promise<string[]> {
  let rows: { word: string }[] = []
  await within(server, async db => {
    rows = await db.query({ text: 'select word from note order by word' })
  })
  return rows.map(({ word }) => word)
}
