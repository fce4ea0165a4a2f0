import assert from 'node:assert/strict'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Fleet, startFleet } from '../harness/chaos-fleet.ts'
import { childrenOf } from '../harness/processes.ts'
import { findWorkFolders } from '../harness/chaos-folders.ts'
import type { Member } from '../harness/chaos-member.ts'
import { freshDatabase, type FreshDatabase } from '../harness/database.ts'
import { until, untilFinal } from '../harness/until.ts'

const KEY = 'kn_killed'

let dataDir: string
let database: FreshDatabase
let fleet: Fleet
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kinora-killed-'))
  database = await freshDatabase()
  fleet = await startFleet({ apis: 1, workers: 2 }, publicUrl => ({
    KINORA_DATA_DIR: dataDir,
    KINORA_DATABASE_URL: database.url,
    KINORA_PUBLIC_URL: publicUrl,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_WORKER_SLOTS: '1',
    KINORA_ENGINES: 'minimal',
  }))
})
after(async () => {
  assert.deepEqual(await fleet.stop(), [0, 0, 0])
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = async (path: string, body?: object): Promise<Record<string, any>> => {
  const response = await fetch(`${fleet.apis[0]?.url}/ent/v2/${path}`, {
    headers: { authorization: `Token ${KEY}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await response.json()) as Record<string, any>
}

type Row = { worker_id: string | null; attempt: number; progress: number; entries: string }

const rowOf = async (id: string): Promise<Row | undefined> =>
  (
    await database.db.query<Row>(
      {
        text: `select worker_id, attempt, progress,
                      (select string_agg(kind || ' ' || credits, ', ' order by id) from ledger where task_id = task.id) as entries
               from task where id = $1`,
      },
      [id],
    )
  )[0]

type Making = { id: string; worker: Member; child: number }

/** A task that takes some seconds, once its file is being made; and the processes that make it. */
async function startTask(): Promise<Making> {
  const body = { model: 'genq2', prompt: 'a paper boat', duration: 10, resolution: '720p', aspect_ratio: '1:1' }
  const { task_id: id } = await ask('text2video', body)
  return until(async () => {
    const row = await rowOf(id)
    assert.ok(row && row.progress < 100, 'it was made before it could be looked at')
    for (const worker of fleet.workers)
      for (const child of childrenOf(worker.pid() ?? -1))
        if (row.worker_id && hasOpen(child, `/work-${row.worker_id}/${id}-`)) return { id, worker, child }
    return undefined
  }, 'a child has a file of the task open')
}

function hasOpen(pid: number, part: string): boolean {
  try {
    const folder = `/proc/${pid}/fd`
    return readdirSync(folder).some(name => readlinkSync(join(folder, name)).includes(part))
  } catch {
    // It has ended, or the file has been closed.
    return false
  }
}

const endOf = (id: string) => untilFinal(async () => ({ json: await ask(`tasks/${id}/creations?wait=30`) }))

const skip = !existsSync('/proc/self/fd') && 'there is no /proc here to find the processes by'

test('a worker that is killed in the middle of a task: another makes it, for one charge, and clears its disk', {
  skip,
}, async () => {
  const { id, worker } = await startTask()
  const left = `work-${(await rowOf(id))?.worker_id}`
  assert.ok((await findWorkFolders(dataDir)).includes(left))
  worker.kill()
  const { state, credits, creations } = await endOf(id)
  const { attempt, entries } = (await rowOf(id)) ?? {}
  assert.deepEqual([state, attempt, entries], ['success', 2, `hold 0, settle -${credits}`])
  assert.ok((await (await fetch(creations[0].url)).arrayBuffer()).byteLength > 10_000)
  await until(async () => !(await findWorkFolders(dataDir)).includes(left), `the folder ${left} is removed`)
})

test('a render child that is killed costs an attempt and no more', { skip }, async () => {
  const { id, worker, child } = await startTask()
  const pid = worker.pid()
  process.kill(child, 'SIGKILL')
  const { state, credits } = await endOf(id)
  const { attempt, entries } = (await rowOf(id)) ?? {}
  assert.deepEqual([state, attempt, entries], ['success', 2, `hold 0, settle -${credits}`])
  assert.equal(worker.pid(), pid, 'the worker lives on')
})
