import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { openWork, type Work } from '../../packages/service/src/service/work.ts'
import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { readLabel } from '../../packages/media/test/av/read-label.ts'
import { makePng } from '../../packages/media/test/formats/sample-files.ts'
import { startService, type TestService } from '../harness/service.ts'
import { untilFinal } from '../harness/until.ts'

// Labels and watermarks as callers find them in the files they download.

let service: TestService
let work: Work
let folder: string
const IMAGE = `data:image/png;base64,${makePng(320, 180).toString('base64')}`

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-marks-'))
  service = await startService()
  work = await openWork(
    service.services,
    readSettings({
      KINORA_DATA_DIR: folder,
      KINORA_WORKER_SLOTS: '1',
      KINORA_EXTRA_SLOTS: '0',
      KINORA_ENGINES: 'minimal',
    }),
  )
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function make(path: string, body: object): Promise<Record<string, string>> {
  const { json, text } = await service.post(`/ent/v2/${path}`, body)
  assert.ok(json.task_id, text)
  const task = await untilFinal(() => service.get(`/ent/v2/tasks/${json.task_id}/creations?wait=60`))
  assert.equal(task.state, 'success', task.err_msg)
  return task.creations[0]
}

let files = 0

async function download(url: string): Promise<string> {
  const path = join(folder, `file-${(files += 1)}`)
  const response = await fetch(url)
  assert.equal(response.status, 200, await response.clone().text())
  await writeFile(path, Buffer.from(await response.arrayBuffer()))
  return path
}

const labelAt = async (url = ''): Promise<string | undefined> => readLabel(await download(url))

test("a caller's label is in the file as it was given; else one that says the same for the same body and seed", async () => {
  const given = '{"Label":"2","ContentProducer":"me"}'
  const clip = { model: 'gen2.0', images: [IMAGE], prompt: 'a boat', seed: 5, resolution: '360p' }
  const own = await make('img2video', { ...clip, meta_data: given })
  assert.equal(await labelAt(own.url), given)
  const [one, same] = [await make('img2video', clip), await make('img2video', { ...clip, payload: 'another' })]
  const label = await labelAt(one.url)
  assert.deepEqual(Object.keys(JSON.parse(label ?? '{}')), [
    'Label',
    'ContentProducer',
    'ProduceID',
    'ContentPropagator',
    'PropagateID',
    'ReservedCode1',
    'ReservedCode2',
  ])
  assert.equal(await labelAt(same.url), label)
  const other = await make('img2video', { ...clip, prompt: 'a ship' })
  assert.notEqual(await labelAt(other.url), label)
})

test('pictures and speech carry a label too', async () => {
  for (const creation of [
    await make('reference2image', { model: 'genq2', prompt: 'x' }),
    await make('audio-tts', { text: 'hello there', voice_setting_voice_id: 'Arrogant_Miss' }),
  ])
    assert.equal(JSON.parse((await labelAt(creation.url)) ?? '{}').ContentProducer, 'Kinora')
})

/** The quarter of the frame in which a watermarked copy differs most from the result. */
async function markedQuarterOf(creation: Record<string, string>): Promise<string> {
  const [plain, marked] = [await download(creation.url ?? ''), await download(creation.watermarked_url ?? '')]
  const first = async (path: string) => {
    for await (const { width, height, pixels } of decodeFrames(path)) return { width, height, pixels: pixels.slice() }
    throw new Error('no frames')
  }
  const [one, other] = [await first(plain), await first(marked)]
  const sums: Record<string, number> = {}
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      const quarter = `${y < one.height / 2 ? 'top' : 'bottom'} ${x < one.width / 2 ? 'left' : 'right'}`
      const difference = Math.abs((one.pixels[y * one.width + x] ?? 0) - (other.pixels[y * one.width + x] ?? 0))
      sums[quarter] = (sums[quarter] ?? 0) + (difference > 24 ? difference : 0)
    }
  const [most = ['nowhere', 0]] = Object.entries(sums).toSorted(([, a], [, b]) => b - a)
  return most[1] > 0 ? most[0] : 'nowhere'
}

test('without `watermark` there is no copy; with it, the mark is at the bottom right by default', async () => {
  const clip = { model: 'gen2.0', images: [IMAGE], prompt: 'x', duration: 4, resolution: '360p' }
  assert.equal((await make('img2video', clip)).watermarked_url, '')
  assert.equal(await markedQuarterOf(await make('img2video', { ...clip, watermark: true })), 'bottom right')
  const told = await make('img2video', { ...clip, watermark: true, wm_position: 1, wm_url: IMAGE })
  assert.equal(await markedQuarterOf(told), 'top left')
})
