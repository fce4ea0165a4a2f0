import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findProcesses } from '../../packages/service/src/engines/command/end-processes.ts'
import { freshDatabase } from '../harness/database.ts'
import { startServerProcess } from '../harness/server-process.ts'
import { until, untilFinal } from '../harness/until.ts'

const KEY = 'kn_command'

test("after a kill -9 of the service nothing of an operator's program lives, and the next service finishes its order", async context => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-command-killed-'))
  context.after(() => rm(folder, { recursive: true, force: true }))
  const database = await freshDatabase()
  context.after(() => database.drop())
  const runs = join(folder, 'runs')
  const orders = join(folder, 'orders')
  const tone = {
    kind: 'command',
    command: process.execPath,
    args: [join(import.meta.dirname, 'command-program.mjs'), runs],
    makes: ['speech'],
    folder: orders,
    ignores: ['voice', 'seed'],
  }
  const file = { engines: { tone }, routes: [{ kinds: ['speech'], engines: ['tone'] }] }
  await writeFile(join(folder, 'engines.json'), JSON.stringify(file))
  const environment = {
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_ENGINES_FILE: join(folder, 'engines.json'),
    KINORA_READY_WAIT_SECONDS: '0',
  }
  const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }

  const first = await startServerProcess(environment)
  const body = JSON.stringify({ text: 'The tide comes in.', voice_setting_voice_id: 'Chinese_Female_Currency' })
  const created = await fetch(`${first.url}/ent/v2/audio-tts`, { method: 'POST', headers, body })
  const answered = (await created.json()) as { task_id: string }
  assert.equal(created.status, 200, JSON.stringify(answered))
  const { task_id: id } = answered
  await until(() => existsSync(runs), 'the program runs')
  const [order = ''] = await readdir(join(orders, 'tone'))
  assert.ok((await findProcesses(order)).length >= 3, 'a shell, its guard and the program')
  await first.end('SIGKILL')
  await until(async () => (await findProcesses(order)).length === 0, 'nothing of it lives')

  const second = await startServerProcess(environment)
  const task = await untilFinal(async () => {
    const answer = await fetch(`${second.url}/ent/v2/tasks/${id}/creations?wait=5`, { headers })
    return { json: (await answer.json()) as Record<string, any> }
  })
  assert.equal(task['state'], 'success', JSON.stringify(task))
  assert.equal(await readFile(runs, 'utf8'), 'The tide comes in. again false\nThe tide comes in. again true\n')
  assert.deepEqual(await readdir(join(orders, 'tone')), [order], 'the same order, in the same folder')
  assert.match(JSON.stringify(task), /voice: the engine uses its own voice/)
  assert.equal(await second.end(), 0)
})
