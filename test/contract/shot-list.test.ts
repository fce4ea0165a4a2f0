import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork, type Work } from '../../packages/service/src/service/work.ts'
import { releaseTaskFiles } from '../../packages/service/src/store/retention/release-files.ts'
import { type Script, scriptEngine } from '../harness/script-engine.ts'
import { startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { addPart, finishedFilm } from './film-rows.ts'
import { untilFinal } from '../harness/until.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

let service: TestService
let work: Work
let folder: string
let file: string

const SHOTS = { language: 'en', shots: [{ share: 1, place: 'lake' }], unknown: ['glorp', 'blob":"x'] }

/** Understands prompts that begin with a number as told. */
const script: Script = (order, time) => {
  const made = { state: 'done' as const, files: [{ role: 'result' as const, path: file, format: 'mp4' as const }] }
  if (order.prompt === 'understood') return { ...made, shots: SHOTS }
  if (order.prompt === 'noted') return { ...made, notes: ['the face is turned away: its lips stay as they are'] }
  if (order.prompt === 'nothing to note') return { ...made, notes: [] }
  if (order.prompt === 'at the second try')
    return time === 1
      ? { state: 'failed', code: 'EngineFailure', message: 'not yet', retryable: true }
      : { ...made, shots: { time } }
  return undefined
}

before(async () => {
  service = await startService()
  folder = await mkdtemp(join(tmpdir(), 'kinora-shots-'))
  file = join(folder, 'made.mp4')
  await writeFile(file, 'made')
  work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '1' }), {
    router: soleEngine(scriptEngine(script)),
    download: () => Promise.reject(new Error('no network here')),
    folder,
  })
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function make(prompt: string): Promise<Record<string, any>> {
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt, duration: 1, resolution: '540p' })
  return untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=30`))
}
const shotListOf = (id: string, key = service.key) => service.get(`/ent/v2/tasks/${id}/shot-list`, { key })

test("another account's, and one that never was, are not found; a key must be allowed to read", async () => {
  const { id } = await make('understood')
  const stranger = await service.account()
  assertRefused(await shotListOf(id, stranger.key), 404, 'TaskNotFound')
  assertRefused(await shotListOf('1'), 404, 'TaskNotFound')
  assertRefused(await shotListOf('x'), 400, 'FieldInvalid', ['id'])
  const maker = await service.account({ scopes: ['create'] })
  assertRefused(await shotListOf(id, maker.key), 403, 'Forbidden')
})

test('what the engine understood is kept with the task, also after its files are let go', async () => {
  const { id, ...task } = await make('understood')
  assert.deepEqual((await shotListOf(id)).json, { id, shots: [SHOTS] })
  assert.equal('shots' in task, false)
  service.advance(8 * 86_400_000)
  assert.ok((await releaseTaskFiles(service.db, new Date(service.services.clock()), 100)) > 0)
  assert.equal((await service.get(`/ent/v2/tasks/${id}/creations`)).json.creations[0].url, '')
  assert.deepEqual((await shotListOf(id)).json, { id, shots: [SHOTS] })
})

test('it is empty where the engine has none, and before anything is made', async () => {
  const { id } = await make('plain')
  assert.deepEqual((await shotListOf(id)).json, { id, shots: [] })
  const waiting = (await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'late', off_peak: true })).json
  assert.deepEqual((await shotListOf(waiting.task_id)).json, { id: waiting.task_id, shots: [] })
})

test('an order that is made again has the shots of the time it succeeded', async () => {
  const { id, state } = await make('at the second try')
  assert.equal(state, 'success')
  assert.deepEqual((await shotListOf(id)).json.shots, [{ time: 2 }])
})

test("a film's are those of its segments, in film order, of the newest record each", async t => {
  // A film finished by hand: beside it no engine may run.
  const idle = await startService()
  t.after(() => idle.stop())
  const { id, parts } = await finishedFilm(idle, 'one-click/general_one_click')
  const again = await addPart(idle, id, { part: 'generate_video', index: 0, duration: 3, prompt: 'anew' })
  const keep = (task: string, shots: object): Promise<unknown> =>
    idle.db.query(
      {
        text: `insert into step (task_id, name, result, attempt, made_at, kind) values ($1, 'order', $2, 1, now(), 'shots')`,
      },
      [task, JSON.stringify(shots)],
    )
  await keep(parts[1] ?? '', { of: 'second' })
  await keep(parts[0] ?? '', { of: 'first' })
  await keep(again, { of: 'first, anew' })
  const shotsOf = async (task: string) => (await idle.get(`/ent/v2/tasks/${task}/shot-list`)).json.shots
  assert.deepEqual(await shotsOf(id), [{ of: 'first, anew' }, { of: 'second' }])
  assert.deepEqual(await shotsOf(parts[0] ?? ''), [{ of: 'first' }])
})

test('what was left as it is, and why, is shown where there is something to show', async () => {
  const { id, notes } = await make('noted')
  assert.deepEqual(notes, ['the face is turned away: its lips stay as they are'])
  const { tasks } = (await service.get(`/ent/v2/tasks?task_ids=${id}`)).json
  assert.deepEqual(tasks[0].notes, notes)
  for (const prompt of ['nothing to note', 'plain']) assert.equal('notes' in (await make(prompt)), false, prompt)
})
