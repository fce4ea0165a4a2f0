import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { decodeSoundIfAny } from '../../packages/media/src/av/decode-sound.ts'
import { SAMPLE_RATE } from '../../packages/media/src/sound/sound.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { measureVoice } from '../../packages/studio/src/voice/clone/measure-voice.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'

// A recording that the service itself speaks becomes a voice, and the voice speaks: the studio, from request to file.

let service: TestService
let work: Work
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-cloned-'))
  service = await startService({ KINORA_READY_WAIT_SECONDS: '0', KINORA_ALLOW_PRIVATE_NETWORKS: '1' })
  const settings = { KINORA_DATA_DIR: folder, KINORA_WORKER_SLOTS: '1', KINORA_ALLOW_PRIVATE_NETWORKS: '1' }
  work = await openWork(service.services, readSettings(settings))
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function make(generator: string, body: object): Promise<Record<string, any>> {
  const { json, text } = await service.post(`/ent/v2/${generator}`, body)
  assert.ok(json.task_id, text)
  const task = await untilFinal(() => service.get(`/ent/v2/tasks/${String(json.task_id)}/creations?wait=5`))
  assert.equal(task.state, 'success', JSON.stringify(task))
  return task
}

const say = async (voice: string, words: string): Promise<string> =>
  String((await make('audio-tts', { text: words, voice_setting_voice_id: voice })).creations[0].url)

async function hertzOf(url: string, name: string): Promise<number> {
  const path = join(folder, name)
  await writeFile(path, Buffer.from(await (await fetch(url)).arrayBuffer()))
  const sound = await decodeSoundIfAny(path)
  const found = sound && measureVoice(sound.left, SAMPLE_RATE)
  assert.ok(found, `${name} has a voice`)
  return found.hertz
}

const LONG =
  'Nine small boats were moving slowly over the dark water, while we waited for her on the old stone pier. The evening was calm and warm. Nobody spoke until the last of them had gone behind the island, and then we all walked home together.'
const SHORT = 'We will be there in the morning, all of us.'

test('a voice that was recorded, cloned and spoken with keeps its pitch', async () => {
  const recording = await say('English_Onyx', LONG)
  const cloned = await make('audio-clone', { audio_url: recording, voice_id: 'own_low_voice' })
  assert.match(String(cloned.notes), /\S/, 'a note tells that it is the nearest voice')
  const wanted = await hertzOf(recording, 'recording.mp3')
  const spoken = await hertzOf(await say('own_low_voice', SHORT), 'spoken.mp3')
  assert.ok(Math.abs(12 * Math.log2(spoken / wanted)) < 3, `${spoken} Hz for ${wanted} Hz`)
})
