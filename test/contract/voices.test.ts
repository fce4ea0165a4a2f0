import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'
import { assertRefused } from './assert-refused.ts'
import { dataUrl, link, wav } from './media.ts'
import { makePng } from '../../packages/media/test/formats/sample-files.ts'

// Voices of accounts' own: made by the worker with the smallest engine, and asked for wherever a voice is.

let service: TestService
let work: Work | undefined
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-voices-'))
  service = await startService({ KINORA_READY_WAIT_SECONDS: '0' })
})
after(async () => {
  await work?.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const beginWork = async (): Promise<void> => {
  const settings = readSettings({ KINORA_DATA_DIR: folder, KINORA_WORKER_SLOTS: '1', KINORA_ENGINES: 'minimal' })
  work = await openWork(service.services, settings)
}
const endWork = async (): Promise<void> => {
  await work?.stop()
  work = undefined
}

const ended = (id: string): Promise<Record<string, any>> =>
  untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=5`))

const CLONE = '/ent/v2/audio-clone'
const SPEECH = '/ent/v2/audio-tts'
const RECORDING = wav(10)
const clone = (voice_id: string, patch = {}, key = service.key): Promise<Answered> =>
  service.post(CLONE, { audio_url: RECORDING, voice_id, ...patch }, { key })
const say = (voice: string, key = service.key): Promise<Answered> =>
  service.post(SPEECH, { text: 'Good morning.', voice_setting_voice_id: voice }, { key })
const remove = (voice: string, key = service.key): Promise<Answered> =>
  service.request('DELETE', `/ent/v2/voices/${voice}`, { key })
const listed = async (key = service.key): Promise<string[]> =>
  ((await service.get('/ent/v2/voices', { key })).json.voices as { id: string }[]).map(({ id }) => id)

test('an id is kept from the create on: unique in the account, and unknown until its voice is there', async () => {
  const first = await clone('kept_voice')
  assert.equal(first.status, 200, first.text)
  assertRefused(await clone('kept_voice'), 400, 'FieldInvalid', ['voice_id'])
  assertRefused(await say('kept_voice'), 400, 'FieldInvalid', ['voice_setting_voice_id'])
  assertRefused(await remove('kept_voice'), 404, 'NotFound')
  const { key } = await service.account({ credits: 1_000 })
  assert.equal((await clone('kept_voice', {}, key)).status, 200)
  // A task that fails gives its id back.
  await service.post(`/ent/v2/tasks/${first.json.task_id}/cancel`, {})
  const again = await clone('kept_voice')
  assert.equal(again.status, 200, again.text)
  await service.post(`/ent/v2/tasks/${again.json.task_id}/cancel`, {})
})

test('a voice is made, spoken as a sample, listed for its account, and good wherever a voice is', async () => {
  await beginWork()
  const made = await clone('own_voice_1', { text: 'Good morning to you.', prompt_audio_url: link })
  const task = await ended(String(made.json.task_id))
  assert.deepEqual([task.state, task.err_code, task.credits], ['success', '', 110], JSON.stringify(task))
  assert.ok(String(task.demo_audio).startsWith('http'), JSON.stringify(task))
  assert.equal((await fetch(String(task.demo_audio))).status, 200)
  assert.match(String(task.notes), /prompt_audio_url/)
  assert.deepEqual(
    (await listed()).filter(id => id.startsWith('own_')),
    ['own_voice_1'],
  )
  const other = (await service.account({ credits: 1_000 })).key
  assert.equal((await listed(other)).includes('own_voice_1'), false)
  assertRefused(await say('own_voice_1', other), 400, 'FieldInvalid', ['voice_setting_voice_id'])
  assertRefused(await remove('own_voice_1', other), 404, 'NotFound')
  const spoken = await say('own_voice_1')
  assert.equal((await ended(String(spoken.json.task_id))).state, 'success', spoken.text)
  const image = dataUrl('image/png', makePng(320, 180))
  const voice_id = 'own_voice_1'
  const bodies: [string, object, unknown?][] = [
    ['estimate/lip-sync', { video_url: 'https://example.com/a.mp4', text: 'Good morning.', voice_id }],
    ['estimate/lip-sync', { video_url: 'https://example.com/a.mp4', text: 'Good morning.', character_id: voice_id }],
    ['estimate/digital-human', { model: 'genq2-turbo', image, text: 'Good morning.', voice_id }],
    ['estimate/img2video', { model: 'genq2-pro', images: [image], audio: true, voice_id }],
    [
      'estimate/reference2video',
      { model: 'genq2', prompt: '[@Tom] waves', subjects: [{ name: 'Tom', images: [image], voice_id }] },
    ],
    [
      'estimate/explain-comic',
      {
        script_name: 'Tom',
        script_content: 'Tom: hello.',
        assets: [{ id: '01', type: 'character', name: 'Tom', voice_id }],
      },
    ],
  ]
  for (const [path, body] of bodies) {
    const asked = await service.post(`/ent/v2/${path}`, body)
    assert.equal(asked.status, 200, `${path} ${asked.text}`)
    const foreign = await service.post(`/ent/v2/${path}`, body, { key: other })
    assert.deepEqual([foreign.status, foreign.json.reason], [400, 'FieldInvalid'], `${path} ${foreign.text}`)
  }
  const aloud = { model: 'tts-1', input: 'Good morning.', voice: voice_id }
  assert.equal((await service.post('/v1/audio/speech', aloud)).status, 200)
  assert.equal((await service.post('/v1/audio/speech', aloud, { key: other })).status, 400)
})

test('a character of a comic speaks with an own voice', async () => {
  const body = {
    script_name: 'Tom',
    script_content: 'Tom: Good morning.',
    language: 'en',
    assets: [{ id: '01', type: 'character', name: 'Tom', voice_id: 'own_voice_1' }],
  }
  const made = await service.post('/ent/v1/explain-comic/tasks', body)
  assert.equal(made.status, 200, made.text)
  const film = await ended(String(made.json.id))
  assert.equal(film.state, 'success', JSON.stringify(film))
  const spoken = await service.db.query<{ voice: string }>(
    {
      text: `select request->'order'->>'voice' as voice from task where parent_id = $1 and part = 'generate_speech'`,
    },
    [String(made.json.id)],
  )
  assert.deepEqual(
    spoken.map(({ voice }) => voice),
    ['own_voice_1'],
  )
})

test('a voice that is deleted is gone at once: subjects have none, and tasks that wait fail and cost nothing', async () => {
  const subject = { name: 'Tom', images: [link], voice_id: 'own_voice_1' }
  const stored = (await service.post('/ent/v2/subjects', subject)).json
  assert.equal(stored.voice_id, 'own_voice_1')
  const other = (await service.account({ credits: 1_000 })).key
  assertRefused(await service.post('/ent/v2/subjects', subject, { key: other }), 400, 'FieldInvalid', ['voice_id'])
  await endWork()
  const waiting = String((await say('own_voice_1')).json.task_id)
  assert.equal((await remove('own_voice_1')).status, 204)
  assertRefused(await remove('own_voice_1'), 404, 'NotFound')
  assertRefused(await say('own_voice_1'), 400, 'FieldInvalid', ['voice_setting_voice_id'])
  assert.equal((await listed()).includes('own_voice_1'), false)
  assert.equal((await service.get(`/ent/v2/subjects/${stored.id}`)).json.voice_id, '')
  await beginWork()
  const task = await ended(waiting)
  assert.deepEqual([task.state, task.err_code, task.credits], ['failed', 'FieldInvalid', 0])
  assert.match(String(task.err_msg), /own_voice_1 any more: it was deleted/)
  // The id is free again.
  const again = await clone('own_voice_1')
  assert.equal((await ended(String(again.json.task_id))).state, 'success', again.text)
})

test('of two tasks for one id the second fails and costs nothing', async () => {
  await endWork()
  const first = String((await clone('raced_voice')).json.task_id)
  // As if both had been checked before either was there.
  const { text } = {
    text: `update task set request = replace(request::text, 'other_voice', 'raced_voice')::json where id = $1`,
  }
  const second = String((await clone('other_voice')).json.task_id)
  await service.db.query({ text }, [second])
  await beginWork()
  assert.equal((await ended(first)).state, 'success')
  const task = await ended(second)
  assert.deepEqual([task.state, task.err_code, task.credits], ['failed', 'FieldInvalid', 0])
  assert.equal((await listed()).filter(id => id === 'raced_voice').length, 1)
  assert.equal((await listed()).includes('other_voice'), false)
})
