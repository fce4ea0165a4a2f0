import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from '../../../../test/harness/far-side-twin.ts'
import { startService } from '../../../../test/harness/service.ts'
import { untilFinal } from '../../../../test/harness/until.ts'
import { readSettings } from '../../src/service/settings.ts'
import { openWork } from '../../src/service/work.ts'

const SECRET = 'echoed/Canary+4711=x'
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const SPELLINGS = [SECRET, base64(SECRET), base64(`someone:${SECRET}`), encodeURIComponent(SECRET)]

test('the key that a server repeats is in no answer, row or log line of the task that it fails', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-echoed-'))
  let said: TwinAnswer = {}
  const twin: FarSideTwin = await startFarSideTwin({ 'POST /v1/images/generations': () => said })
  const secret = join(folder, 'key')
  await writeFile(secret, SECRET, { mode: 0o600 })
  const headers = { 'x-key': { file: secret } }
  const entry = { kind: 'openai', url: twin.url, dialect: 'sglang', makes: ['image'], headers }
  const path = join(folder, 'engines.json')
  const routes = [{ kinds: ['image'], engines: ['far'], standIn: false }]
  await writeFile(path, JSON.stringify({ engines: { far: entry }, routes }), { mode: 0o600 })
  const settings = { KINORA_ENGINES_FILE: path, KINORA_ENGINES: 'minimal', KINORA_DATA_DIR: folder }
  const lines: string[] = []
  // Without the filter of the service's own log, so that what reaches it is seen.
  const log = pino({ level: 'debug' }, { write: line => void lines.push(line) })
  const service = await startService(settings, { others: { log } })
  const work = await openWork(service.services, readSettings({ ...settings, KINORA_WORKER_SLOTS: '1' }))
  t.after(async () => {
    await work.stop()
    await Promise.all([service.stop(), twin.close()])
    await rm(folder, { recursive: true, force: true })
  })
  for (const spelling of SPELLINGS) {
    said = { status: 400, json: { error: { message: `who is ${spelling}?`, code: spelling, type: 'invalid' } } }
    const { json, text } = await service.post('/ent/v2/reference2image', { model: 'genq2', prompt: 'a lamp' })
    assert.ok(json.task_id, text)
    const id = String(json.task_id)
    const task = await untilFinal(() => service.get(`/ent/v2/tasks/${id}?wait=10`))
    assert.equal(task.state, 'failed')
    assert.match(String(task.err_msg), /who is …/, 'what else the server said stays')
    const rows = await service.db.query({ text: 'select to_jsonb(task) as row from task where id = $1' }, [id])
    const steps = await service.db.query({ text: 'select to_jsonb(step) as row from step where task_id = $1' }, [id])
    const told = JSON.stringify([task, rows, steps, lines])
    for (const one of SPELLINGS) assert.ok(!told.includes(one), `${one} in ${told}`)
  }
  assert.ok(
    lines.some(line => line.includes('far')),
    'the log tells of the engine',
  )
})
