import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork, type Work } from '../../packages/service/src/service/work.ts'
import type { Scene } from '../../packages/media/src/scene/scene-schema.ts'
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

const SCENE: Scene = {
  version: 'kinora.scene/1',
  seconds: 1,
  entities: [],
  places: [{ id: 'here', asset: 'lake' }],
  shots: [{ from: 0, to: 1, place: 'here' }],
}
const FILMED = { scene: SCENE, notes: [{ code: 'not-drawn', at: '/places/0/asset', message: 'a "blob' }] }

/** Understands prompts that begin with a number as told. */
const script: Script = (order, time) => {
  const made = { state: 'done' as const, files: [{ role: 'result' as const, path: file, format: 'mp4' as const }] }
  if (order.prompt === 'understood') return { ...made, scene: FILMED }
  if (order.prompt === 'noted') return { ...made, notes: ['the face is turned away: its lips stay as they are'] }
  if (order.prompt === 'nothing to note') return { ...made, notes: [] }
  if (order.prompt === 'at the second try')
    return time === 1
      ? { state: 'failed', code: 'EngineFailure', message: 'not yet', retryable: true }
      : { ...made, scene: { ...FILMED, scene: { ...SCENE, title: `${time}` } } }
  return undefined
}

before(async () => {
  service = await startService()
  folder = await mkdtemp(join(tmpdir(), 'kinora-task-scenes-'))
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
const sceneOf = (id: string, key = service.key) => service.get(`/ent/v2/tasks/${id}/scene`, { key })

test("another account's, and one that never was, are not found; a key must be allowed to read", async () => {
  const { id } = await make('understood')
  const stranger = await service.account()
  assertRefused(await sceneOf(id, stranger.key), 404, 'TaskNotFound')
  assertRefused(await sceneOf('1'), 404, 'TaskNotFound')
  assertRefused(await sceneOf('x'), 400, 'FieldInvalid', ['id'])
  const maker = await service.account({ scopes: ['create'] })
  assertRefused(await sceneOf(id, maker.key), 403, 'Forbidden')
})

test('the document that the engine filmed is kept with the task, also after its files are let go', async () => {
  const { id, ...task } = await make('understood')
  assert.deepEqual((await sceneOf(id)).json, { id, ...FILMED, segments: [] })
  assert.equal('scene' in task, false)
  service.advance(8 * 86_400_000)
  assert.ok((await releaseTaskFiles(service.db, new Date(service.services.clock()), 100)) > 0)
  assert.equal((await service.get(`/ent/v2/tasks/${id}/creations`)).json.creations[0].url, '')
  assert.deepEqual((await sceneOf(id)).json, { id, ...FILMED, segments: [] })
})

test('there is no scene if the engine has none, or before anything is made', async () => {
  const { id } = await make('plain')
  assertRefused(await sceneOf(id), 404, 'NotFound')
  const waiting = (await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'late', off_peak: true })).json
  assertRefused(await sceneOf(waiting.task_id), 404, 'NotFound')
})

test('an order that is made again has the document of the time it succeeded', async () => {
  const { id, state } = await make('at the second try')
  assert.equal(state, 'success')
  assert.equal((await sceneOf(id)).json.scene.title, '2')
})

test("a film's are those of its segments, in film order, of the newest record each", async t => {
  // A film finished by hand: beside it no engine may run.
  const idle = await startService()
  t.after(() => idle.stop())
  const { id, parts } = await finishedFilm(idle, 'one-click/general_one_click')
  const again = await addPart(idle, id, { part: 'generate_video', index: 0, duration: 3, prompt: 'anew' })
  const keep = (task: string, title: string): Promise<unknown> =>
    idle.db.query(
      {
        text: `insert into step (task_id, name, result, attempt, made_at, kind) values ($1, 'order', $2, 1, now(), 'scene')`,
      },
      [task, JSON.stringify({ ...FILMED, scene: { ...SCENE, title } })],
    )
  await keep(parts[1] ?? '', 'second')
  await keep(parts[0] ?? '', 'first')
  await keep(again, 'first, anew')
  const { json: film } = await idle.get(`/ent/v2/tasks/${id}/scene`)
  assert.deepEqual(
    film.segments.map(({ scene }: { scene: Scene }) => scene.title),
    ['first, anew', 'second'],
  )
  assert.equal((await idle.get(`/ent/v2/tasks/${parts[0]}/scene`)).json.segments[0].scene.title, 'first')
})

test('unchanged parts and their reasons are shown if there are any', async () => {
  const { id, notes } = await make('noted')
  assert.deepEqual(notes, ['the face is turned away: its lips stay as they are'])
  const { tasks } = (await service.get(`/ent/v2/tasks?task_ids=${id}`)).json
  assert.deepEqual(tasks[0].notes, notes)
  for (const prompt of ['nothing to note', 'plain']) assert.equal('notes' in (await make(prompt)), false, prompt)
})
