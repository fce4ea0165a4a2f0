import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'
import { assertRefused } from './assert-refused.ts'
import { generators } from './bodies.ts'
import { png } from './media.ts'

// What is told before anything is paid for, against what is then made: by the studio, which reads the words both times.

type Json = Record<string, any>

const FAR = { kind: 'lightx2v', url: 'http://127.0.0.1:9', makes: ['video'], sources: ['words'] }

let service: TestService
let work: Work
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-previews-'))
  // What a preview leaves behind is seen here, and nobody else's.
  process.env.TMPDIR = folder
  const file = join(folder, 'engines.json')
  // Nobody listens there: a preview asks nobody.
  const routes = [{ generators: ['text2video'], models: ['genq1'], engines: ['far'] }]
  await writeFile(file, JSON.stringify({ engines: { far: FAR }, routes }))
  const environment = { KINORA_ALLOW_PRIVATE_NETWORKS: '1', KINORA_ENGINES_FILE: file }
  service = await startService(environment, { holdsAnswers: true })
  const settings = readSettings({
    ...environment,
    KINORA_DATA_DIR: folder,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_SPEECH_WARM: '0',
  })
  work = await openWork(service.services, settings)
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const preview = (name: string, body: object, options: object = {}) =>
  service.post(`/ent/v2/preview/${name}`, body, options)

async function previewed(name: string, body: object): Promise<Json> {
  const { json, status, text } = await preview(name, body)
  assert.equal(status, 200, text)
  return json
}

async function created(name: keyof typeof generators, body: object): Promise<string> {
  const { json, status, text } = await service.post(generators[name].path, body)
  assert.equal(status, 200, text)
  return json.task_id ?? json.id
}

async function counted(): Promise<Json> {
  const text = `select (select count(*) from task)::int as tasks, (select count(*) from ledger)::int as entries,
    (select sum(credits) from account)::float8 as credits, (select sum(held) from account)::float8 as held`
  const [row] = await service.db.query<Json>({ text }, [])
  return { ...row, folders: (await readdir(tmpdir())).filter(name => name.startsWith('kinora-preview-')) }
}

describe('rejected requests', () => {
  test('a preview rejects the same bodies as its create request', async () => {
    for (const [name, { path, body }] of Object.entries(generators)) {
      // A preview fills in a model, a mode and a voice that are missing; a create asks for them.
      const chosen = Object.entries(body).filter(([field]) => /^(?:model|premium_mv_mode|.*voice_id)$/.test(field))
      for (const wrong of [
        Object.fromEntries(chosen),
        {
          ...body,
          images: 7,
          prompt: 7,
          story: 7,
          text: 7,
          script_content: 7,
          start_image: 7,
          video_url: 7,
          timing_prompts: 7,
        },
      ]) {
        const [asked, shown] = [await service.post(path, wrong), await preview(name, wrong)]
        const told = ({ json }: typeof asked): Json => ({ ...json, metadata: { ...json.metadata, trace_id: '' } })
        assert.equal(shown.status, 400, name)
        assert.deepEqual(told(shown), told(asked), name)
      }
    }
  })

  test('a generator that there is not is not found, and a key must be allowed to create', async () => {
    assertRefused(await preview('text2vidoe', {}), 404, 'NotFound')
    const { key } = await service.account({ scopes: ['read'] })
    assertRefused(await preview('text2video', generators.text2video.body, { key }), 403, 'Forbidden')
  })

  test('an input that would fail the task is reported before there is one, with its field', async () => {
    const images = [png(256), 'http://127.0.0.1:9/gone.png']
    const refused = await preview('start-end2video', { model: 'genq2-turbo', images })
    assertRefused(refused, 400, 'ImageDownloadFailure')
    assert.match(refused.json.message, /^images\[1\]: /)
  })
})

test('nothing is made, charged or kept', async () => {
  const before = await counted()
  await previewed('text2video', { model: 'genq2', prompt: 'a lake' })
  await previewed('img2video', { model: 'genq2-turbo', images: [png(256)] })
  assert.deepEqual(await counted(), before)
})

test('a clip is what its preview said, with the seed that the preview drew', async () => {
  const prompt = 'A red kite flies over a beach at sunset. Cut to: a dog in a glorp forest'
  const body = { model: 'genq2', prompt, duration: 1, resolution: '540p' }
  const { json: estimate } = await service.post('/ent/v2/estimate/text2video', body)
  const shown = await previewed('text2video', body)
  const { credits, seed, width, height, duration, timing, segments, notes } = shown
  assert.equal(credits, estimate.credits)
  assert.ok(seed > 0)
  assert.deepEqual({ width, height, duration, timing }, { width: 960, height: 540, duration: 1, timing: 'exact' })
  assert.equal(segments.length, 1)
  assert.equal(segments[0].engine, 'studio')
  assert.deepEqual(
    segments[0].scene.places.map(({ asset }: Json) => asset),
    ['beach', 'forest'],
  )
  assert.match(notes.join(), /not understood: "glorp"/)

  const id = await created('text2video', { ...body, seed })
  const task = await untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=60`))
  assert.equal(task.state, 'success', JSON.stringify(task))
  assert.deepEqual((await service.get(`/ent/v2/tasks/${id}/scene`)).json.scene, segments[0].scene)
  assert.deepEqual(task.notes, notes)
})

test('another seed chooses otherwise among equals, and the same one equally', async () => {
  const ask = (seed: number): Promise<Json> =>
    previewed('text2video', { model: 'genq2', prompt: 'a lake; then a forest; then a beach; then a city', seed })
  const first = await ask(1)
  assert.deepEqual(await ask(1), first)
  const others = await Promise.all([2, 3, 4].map(ask))
  assert.ok(others.some(one => JSON.stringify(one.segments) !== JSON.stringify(first.segments)))
})

test('a preview names the speaker and the start of each line', async () => {
  const prompt = 'A red kite over a beach. Cut to: a dog in a forest says "hello there"'
  const { lines } = await previewed('text2video', { model: 'genq2', prompt, duration: 4 })
  assert.deepEqual(lines, [
    { text: 'hello there', speaker: 'dog', voice: 'English_Female_Currency', segment: 0, from: 2 },
  ])
})

test('generated words for a picture are reported', async () => {
  const [segment] = (await previewed('img2video', { model: 'genq1', images: [png(256)], is_rec: true })).segments
  assert.notEqual(segment.prompt, '')
  assert.deepEqual(segment.inputs, ['images[0]'])
})

test('speech is its line in its voice, and unspeakable text is reported', async () => {
  const body = { text: 'good morning मित्र', voice_setting_voice_id: 'English_Female_Currency' }
  const { segments, lines, notes, duration } = await previewed('audio-tts', body)
  assert.deepEqual(lines, [{ text: body.text, voice: body.voice_setting_voice_id, segment: 0, from: 0 }])
  assert.equal(segments[0].kind, 'speech')
  assert.equal(duration, 0)
  assert.match(notes.join(), /text: this cannot be said/)
})

test('a preview of remote work names its engine and the unsupported fields without a request to it', async () => {
  const { segments, notes } = await previewed('text2video', { model: 'genq1', prompt: 'a lake', bgm: true })
  assert.equal(segments[0].engine, 'far')
  assert.equal('scene' in segments[0], false)
  assert.match(notes.join(), /sound/)
})

test('an advertisement is its storyboard: narration, music and titles with their times', async () => {
  const body = { images: [png(256)], prompt: 'A new tea, Lumo, calm mornings', duration: 8 }
  const { sounds, lines, titles, duration, segments } = await previewed('ad-one-click', body)
  assert.deepEqual(sounds.map(({ kind }: Json) => kind).sort(), ['music', 'speech'])
  assert.ok(lines.length > 0)
  assert.ok(titles.length > 0)
  for (const { from, to } of titles) assert.ok(from >= 0 && from < to && to <= duration)
  assert.equal(duration, 8)
  assert.ok(segments.every(({ prompt }: Json) => prompt !== ''))
})
