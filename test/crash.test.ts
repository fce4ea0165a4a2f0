import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createLog } from '../packages/service/src/core/log.ts'
import { findDrift } from './harness/find-drift.ts'
import { openDatabase } from '../packages/service/src/store/open-database.ts'
import { type ServerProcess, startServerProcess } from './harness/server-process.ts'
import { until } from './harness/until.ts'

const KEY = 'kn_crash_test_key'
const ROUNDS = 4
// Before each kill; of 16 clients, so that some of them have a create under way whenever it comes.
const ACKNOWLEDGED_IN_A_ROUND = 40

/** kill -9 of the database; it may be dead already, or just being started again. */
async function killDatabase(dataDir: string): Promise<boolean> {
  try {
    const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    return process.kill(Number(text.split('\n')[0]), 'SIGKILL')
  } catch (error) {
    assert.ok(['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? ''), String(error))
    return false
  }
}

test('kill -9 of the server and of its PostgreSQL under creates loses no acknowledged task and no credit', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinora-crash-'))
  const environment = {
    KINORA_DATA_DIR: dataDir,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_BOOTSTRAP_CREDITS: '1000000000',
    KINORA_RATE_PER_SECOND: '1000000',
    KINORA_RATE_BURST: '1000000',
  }
  let server: ServerProcess = await startServerProcess(environment, ['--api'])
  const acknowledged: string[] = []
  let creating = true

  const create = async (worker: number): Promise<void> => {
    for (let count = 0; creating; count++) {
      // The same key until it is answered: a client that retries never makes two.
      const headers = {
        authorization: `Token ${KEY}`,
        'content-type': 'application/json',
        'idempotency-key': `${worker}-${count}`,
      }
      for (let answered = false; !answered && creating; ) {
        try {
          const response = await fetch(`${server.url}/ent/v2/text2video`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ model: 'genq2', prompt: `task ${worker} ${count}` }),
          })
          const json = (await response.json()) as { task_id?: string }
          if (response.status === 200 && json.task_id) {
            acknowledged.push(json.task_id)
            answered = true
            // An account may have 10,000 unfinished tasks; this keeps a quick machine below that.
            await new Promise(resolve => setTimeout(resolve, 70))
          } else {
            assert.ok([409, 503].includes(response.status), `${response.status} ${JSON.stringify(json)}`)
            await new Promise(resolve => setTimeout(resolve, 50))
          }
        } catch (error) {
          if (error instanceof assert.AssertionError) throw error
          await new Promise(resolve => setTimeout(resolve, 50))
        }
      }
    }
  }
  const workers = Array.from({ length: 16 }, (_, worker) => create(worker))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const before = acknowledged.length
      await Promise.race([
        until(() => acknowledged.length >= before + ACKNOWLEDGED_IN_A_ROUND, 'tasks are acknowledged'),
        // Only how one of them failed is of interest: none ends while creates go on.
        Promise.all(workers),
      ])
      if (round % 2 === 0) {
        await server.end('SIGKILL')
        server = await startServerProcess(environment, ['--api'])
      } else await until(() => killDatabase(dataDir), 'there is a database to kill')
    }
    creating = false
    await Promise.all(workers)
    await server.end('SIGKILL')
    await killDatabase(dataDir)

    const log = createLog('silent')
    const { db, close } = await openDatabase({ dataDir, log, maxConnections: 2, applicationName: 'audit' })
    try {
      const rows = await db.query<{ id: string }>({ text: 'select id from task' })
      const stored = new Set(rows.map(row => row.id))
      const lost = acknowledged.filter(id => !stored.has(id))
      const [sums] = await db.query<{ held: number; holds: number; tasks: number; unfinished: number }>({
        text: `select (select sum(held)::float8 from account) as held, (select sum(held)::float8 from ledger) as holds,
                      (select sum(hold)::float8 from task) as tasks, (select sum(unfinished)::int from account) as unfinished`,
      })
      console.log(`# ${acknowledged.length} acknowledged, ${stored.size} stored, ${lost.length} lost; ${ROUNDS} kills`)
      assert.equal(new Set(acknowledged).size, acknowledged.length, 'no task was acknowledged under two keys')
      assert.deepEqual(lost, [])
      assert.deepEqual(await findDrift(db), [])
      assert.deepEqual([sums?.holds, sums?.tasks, sums?.unfinished], [sums?.held, sums?.held, stored.size])
    } finally {
      await close()
    }
  } finally {
    creating = false
    await server.end('SIGKILL').catch(() => {})
    await rm(dataDir, { recursive: true, force: true })
  }
})
