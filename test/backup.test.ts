import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../packages/service/src/core/log.ts'
import { openDatabase } from '../packages/service/src/store/open-database.ts'
import { createRandom } from './harness/chaos-random.ts'
import { type ChaosReceiver, startChaosReceiver } from './harness/chaos-receiver.ts'
import { findDrift } from './harness/find-drift.ts'
import { NODE_ARGS } from './harness/node-args.ts'
import { startServerProcess } from './harness/server-process.ts'
import { until } from './harness/until.ts'

const KEY = 'kn_backup_drill_key'
const CLIENTS = 4
const LOOK = { everyMs: 100 }

let folder: string
let receiver: ChaosReceiver
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-backup-'))
  receiver = await startChaosReceiver(createRandom('drill'))
})
after(async () => {
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

const settings = (dataDir: string): Record<string, string> => ({
  KINORA_DATA_DIR: join(folder, dataDir),
  KINORA_BOOTSTRAP_KEY: KEY,
  KINORA_ALLOW_PRIVATE_NETWORKS: '1',
  KINORA_CALLBACK_RETRY_SECONDS: '1,1,1,1,1,1',
})

/** A command as an operator runs it; answers what it printed, or rejects with what it complained of. */
const kinora = (args: string[], dataDir: string): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings(dataDir) }
    execFile(
      process.execPath,
      [...NODE_ARGS, 'packages/service/src/main.ts', ...args],
      { env },
      (error, stdout, stderr) =>
        error ? reject(new Error(stderr || error.message)) : resolve(JSON.parse(stdout) as Record<string, unknown>),
    )
  })

const ask = async (url: string, path: string, body?: object): Promise<Record<string, any>> => {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Token ${KEY}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert.equal(response.status, 200, `${path}: ${await response.clone().text()}`)
  return (await response.json()) as Record<string, any>
}

test('the drill: a backup under load, restored into an empty folder, lacks nothing that was acknowledged before it began', async () => {
  const server = await startServerProcess(settings('lost'))
  const acknowledged: string[] = []
  let creating = true
  const create = async (client: number): Promise<void> => {
    for (let n = 0; creating; n++) {
      const body = { model: 'genq2', prompt: `boat ${client} ${n}`, aspect_ratio: '1:1', callback_url: receiver.url }
      acknowledged.push(String((await ask(server.url, '/ent/v2/reference2image', body)).task_id))
      await sleep(250)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, client) => create(client))
  const arrived = (id: string): boolean =>
    receiver.arrivals.some(one => one.taskId === id && one.state === 'success' && one.accepted)
  await until(() => acknowledged.length >= 12 && acknowledged.filter(arrived).length >= 3, 'some are done', LOOK)

  const promised = [...acknowledged]
  const manifest = await kinora(['backup', join(folder, 'kept')], 'lost')
  assert.ok(acknowledged.length > promised.length, 'it took creates while it was backed up')
  creating = false
  await Promise.all(clients)
  // The machine is lost, with all that it had.
  await server.end('SIGKILL')
  await endDatabase('lost')
  await rm(join(folder, 'lost'), { recursive: true })

  assert.equal((await kinora(['backup', join(folder, 'kept'), '--verify'], 'none')).whole, true)
  const told = await kinora(['restore', join(folder, 'kept')], 'found')
  assert.equal(told.stop_lsn, manifest.stop_lsn)
  const second = await startServerProcess(settings('found'))
  try {
    // Tasks, and their files: found, made where they were not yet, and whole.
    for (const id of promised) {
      const done = await until(
        async () => {
          const task = await ask(second.url, `/ent/v2/tasks/${id}/creations`)
          return task.state === 'success' ? task : undefined
        },
        `task ${id} ends`,
        LOOK,
      )
      const file = await fetch(String(done.creations[0].url))
      assert.equal(file.status, 200)
      assert.ok((await file.arrayBuffer()).byteLength > 100)
    }
    // Callbacks: those that were not delivered by the lost machine are by this one.
    await until(() => promised.every(arrived), 'every callback has arrived', LOOK)
    const { db, close } = await openDatabase({
      dataDir: join(folder, 'found'),
      log: createLog('silent'),
      maxConnections: 2,
      applicationName: 'audit',
    })
    try {
      // Credits: what accounts have is what their ledger sums up to, and every promised task was paid for once.
      assert.deepEqual(await findDrift(db), [])
      const paid = await db.query<{ task_id: string }>(
        { text: "select task_id from ledger where kind = 'settle' and task_id = any($1::bigint[])" },
        [promised],
      )
      assert.deepEqual(paid.map(one => one.task_id).sort(), [...promised].sort())
    } finally {
      await close()
    }
  } finally {
    await second.end()
  }
})

test('a damaged backup is reported, and nothing of it is restored', async () => {
  const kept = join(folder, 'kept')
  const [name = ''] = (await readdir(join(kept, 'postgres', 'pg_wal'))).filter(one => one.length === 24)
  await appendFile(join(kept, 'postgres', 'pg_wal', name), 'x')
  const damaged = new RegExp(`${name} is damaged`)
  await assert.rejects(kinora(['backup', kept, '--verify'], 'none'), damaged)
  await assert.rejects(kinora(['restore', kept], 'bad'), damaged)
  assert.deepEqual(await readdir(join(folder, 'bad')), [])
  await rm(join(kept, 'manifest.json'))
  await assert.rejects(kinora(['restore', kept], 'bad'), /is not a complete backup/)
  await assert.rejects(kinora(['restore', kept], 'found'), /found must be empty/)
  await assert.rejects(kinora(['backup', kept], 'found'), /kept must be empty/)
})

/** The server outlives a process of ours that is killed. */
async function endDatabase(dataDir: string): Promise<void> {
  const cluster = join(folder, dataDir, 'postgres')
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid), 'the database has ended')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
