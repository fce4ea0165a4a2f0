import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Order, OwnVoice } from '../../packages/media/src/engine/contract.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork, type Work } from '../../packages/service/src/service/work.ts'
import { type Script, scriptEngine } from '../harness/script-engine.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'
import { mp4, png, wav } from './media.ts'

// A cloned voice reaches the engine with every order that names it.

let service: TestService
let work: Work
let folder: string
let recipe: string
const orders: Order[] = []

const OWN = 'own_voice_1'
const MADE = { recipe: 'low' }
const KNOWN: OwnVoice = { language: 'en', engine: 'script', made: MADE }

const script: Script = order => {
  if (order.kind === 'voice') return { state: 'done', files: [{ role: 'result', path: recipe, format: 'json' }] }
  orders.push(order)
  return { state: 'failed', code: 'FieldInvalid', message: 'recorded', retryable: false }
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-own-voice-orders-'))
  recipe = join(folder, 'voice.json')
  await writeFile(recipe, JSON.stringify({ language: 'en', gender: 'male', made: MADE }))
  service = await startService({ KINORA_READY_WAIT_SECONDS: '0' })
  work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '1' }), {
    router: soleEngine({ ...scriptEngine(script), takesScenes: true }),
    download: () => Promise.reject(new Error('no network here')),
    folder,
  })
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const ended = (id: unknown): Promise<Record<string, any>> =>
  untilFinal(() => service.get(`/ent/v2/tasks/${String(id)}/creations?wait=5`))

const scene = {
  version: 'kinora.scene/1',
  seconds: 1,
  entities: [{ id: 'tom', asset: 'man' }],
  places: [{ id: 'here', asset: 'lake' }],
  shots: [{ from: 0, to: 1, place: 'here', speech: [{ who: 'tom', text: 'Good morning.' }] }],
}
const [shot] = scene.shots
const spokenBy = (patch: object) => ({ ...scene, entities: [{ ...scene.entities[0], ...patch }] })
const spokenIn = (patch: object) => ({ ...scene, shots: [{ ...shot, speech: [{ ...shot!.speech[0], ...patch }] }] })
const image = png(320, 180)
const text = 'Good morning.'
const clip = { model: 'genq2', resolution: '540p' }

const REQUESTS: Readonly<Record<string, readonly [generator: string, body: object]>> = {
  'speech from a text': ['audio-tts', { text, voice_setting_voice_id: OWN }],
  'a clip of a document, by its entity': ['text2video', { ...clip, scene: spokenBy({ voice: OWN }) }],
  'a clip of a document, by its line': ['text2video', { ...clip, scene: spokenIn({ voice: OWN }) }],
  'a clip of a frame': ['img2video', { model: 'genq2-pro', images: [image], prompt: 'Hi', audio: true, voice_id: OWN }],
  'a clip of subjects': [
    'reference2video',
    { ...clip, prompt: '[@Tom] says "hello"', subjects: [{ name: 'Tom', images: [image], voice_id: OWN }] },
  ],
  'lips of a clip': ['lip-sync', { video_url: mp4(2, { width: 640, height: 360 }), text, voice_id: OWN }],
  'lips of a portrait': ['digital-human', { model: 'genq2-turbo', image, text, voice_id: OWN }],
}

test('the voice is made', async () => {
  const { json } = await service.post('/ent/v2/audio-clone', { audio_url: wav(10), voice_id: OWN })
  assert.equal((await ended(json.task_id)).state, 'success')
})

for (const [what, [generator, body]] of Object.entries(REQUESTS))
  test(`${what} is ordered with the cloned voice`, async () => {
    orders.length = 0
    const { json, text: answer } = await service.post(`/ent/v2/${generator}`, body)
    assert.ok(json.task_id, answer)
    const task = await ended(json.task_id)
    assert.deepEqual(orders.map(({ ownVoices }) => ownVoices).find(Boolean), { [OWN]: KNOWN }, JSON.stringify(task))
  })
