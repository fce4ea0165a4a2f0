import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { readLabel } from '../../packages/media/test/av/read-label.ts'
import { box, buildGlb, plain } from '../../packages/media/test/models/build-glb.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'
import { assertRefused } from './assert-refused.ts'

// Models in three dimensions as callers meet them: one of the installation in the words, one of their own as an input.

let service: TestService
let work: Work
let folder: string
const outside = process.env.KINORA_MODELS_DIR
const glb = buildGlb({ meshes: [[{ ...box([0, 0.1, 0], [0.1, 0.2, 0.1]), material: 0 }]], materials: [plain(1, 0, 1)] })
const MODEL = `data:model/gltf-binary;base64,${glb.toString('base64')}`

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-models-'))
  await mkdir(join(folder, 'models'))
  await writeFile(join(folder, 'models/zorp.glb'), glb)
  await writeFile(
    join(folder, 'models/zorp.json'),
    JSON.stringify({ words: ['zorp'], metres: 1.2, credit: 'Somebody', licence: 'CC BY 4.0' }),
  )
  process.env.KINORA_MODELS_DIR = join(folder, 'models')
  service = await startService()
  const settings = {
    KINORA_DATA_DIR: folder,
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_ENGINES: 'studio',
    KINORA_SPEECH_WARM: '0',
  }
  work = await openWork(service.services, readSettings(settings))
})
after(async () => {
  await work.stop()
  await service.stop()
  if (outside === undefined) delete process.env.KINORA_MODELS_DIR
  else process.env.KINORA_MODELS_DIR = outside
  await rm(folder, { recursive: true, force: true })
})

test('a clip with a .glb of the caller and a model of the installation credits both owners', async () => {
  const body = {
    model: 'genq2-pro',
    images: [MODEL],
    prompt: 'a zorp stands beside the bottle',
    duration: 1,
    resolution: '540p',
    audio: false,
  }
  const { json, text } = await service.post('/ent/v2/reference2video', body)
  assert.ok(json.task_id, text)
  assert.match(json.images[0], /^http.*\.glb\?/u, 'its stored copy is named in the answer')
  const task = await untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=60`))
  assert.equal(task.state, 'success', task.err_msg)
  const notes: string[] = task.notes ?? task.creations[0].notes ?? []
  assert.ok(
    notes.some(note => note.includes('"zorp" as zorp.glb (Somebody, CC BY 4.0)')),
    JSON.stringify(notes),
  )
  const path = join(folder, 'made.mp4')
  await writeFile(path, Buffer.from(await (await fetch(task.creations[0].url)).arrayBuffer()))
  assert.deepEqual(JSON.parse((await readLabel(path)) ?? '{}').Credits, ['zorp: Somebody, CC BY 4.0'])
})

test('a .glb cannot be a first frame, and the error names the allowed formats', async () => {
  const answer = await service.post('/ent/v2/img2video', { model: 'gen2.0', images: [MODEL], prompt: 'a bottle' })
  assertRefused(answer, 400, 'ImageFormatInvalid', ['images[0]'])
  assert.match(answer.json.message, /must be png, jpeg, webp; this is a glb file/u)
})

test('a truncated .glb is rejected on arrival', async () => {
  const cut = `data:model/gltf-binary;base64,${glb.subarray(0, 300).toString('base64')}`
  const answer = await service.post('/ent/v2/ad-one-click', { images: [cut], prompt: 'a bottle' })
  assertRefused(answer, 400, 'ImageFormatInvalid', ['images[0]'])
  assert.match(answer.json.message, /glb file \(is cut off\)/u)
})
