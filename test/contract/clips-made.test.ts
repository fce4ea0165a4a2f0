import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_FATAL } from 'node-av/constants'
import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { decodeSound } from '../../packages/media/src/av/decode-sound.ts'
import { readPicture } from '../../packages/media/src/av/read-picture.ts'
import type { Engine, Order } from '../../packages/media/src/engine/contract.ts'
import { createComposer } from '../../packages/media/src/film/composer.ts'
import { createFinisher } from '../../packages/media/src/finish/finisher.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { SAMPLE_RATE } from '../../packages/media/src/sound/sound.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { writePicture } from '../../packages/media/src/write/write-picture.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { startWork, type Work } from '../../packages/service/src/service/work.ts'
import { createStudioEngine } from '../../packages/studio/src/engine.ts'
import { startService, type TestService } from '../harness/service.ts'
import { silentLog } from '../harness/test-cluster.ts'
import { untilFinal } from '../harness/until.ts'
import { dataUrl } from './media.ts'

// Films through key pictures, clips that go on and larger ones as the studio makes them, looked at frame by frame. Segments
// between key pictures are plain dissolves, a tenth of what the studio takes for them: how they are asked for and joined is
// looked at here, what it makes of them in its own tests.

Log.setLevel(AV_LOG_FATAL)

let service: TestService
let work: Work
let folder: string
const keys: Buffer[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-clips-'))
  service = await startService({}, { holdsAnswers: true })
  const means = { children: 1, log: silentLog }
  const [studio, finisher, composer] = [createStudioEngine(means), createFinisher(means), createComposer(means)]
  const settings = { KINORA_WORKER_SLOTS: '1', KINORA_EXTRA_SLOTS: '0', KINORA_STOP_SECONDS: '1' }
  const begun = await startWork(service.services, readSettings(settings), {
    router: soleEngine(withDissolves(studio)),
    download: () => Promise.reject(new Error('no network')),
    finish: finisher.finish,
    compose: composer.compose,
    folder,
  })
  work = {
    async stop() {
      await begun.stop()
      await Promise.all([studio.stop(), finisher.stop(), composer.stop()])
    },
  }
  for (const shift of [0, 30, 60]) keys.push(await hill(shift))
})
after(async () => {
  await work.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

// Square: of one short side there is no smaller film.
const SIZE = { width: 184, height: 184 }

/** A hill under a sky; the sun moves. */
async function hill(shift: number): Promise<Buffer> {
  const rgba = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255)
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const isSun = Math.hypot(x - 100 - shift, y - 50) < 22
      const isHill = y > 110 + 25 * Math.sin(x / 40)
      const stripe = 20 * Math.sin(x / 6) * Math.cos(y / 5)
      const colour = isSun ? [250, 220, 120] : isHill ? [60, 120 + stripe, 60] : [110, 150 + y / 3, 220]
      rgba.set(colour, (y * SIZE.width + x) * 4)
    }
  const path = join(folder, `hill-${shift}.png`)
  await writePicture(path, { ...SIZE, rgba }, { format: 'png' })
  return readFile(path)
}

async function make(generator: string, body: object): Promise<Record<string, any>> {
  const created = await service.post(`/ent/v2/${generator}`, body)
  assert.equal(created.status, 200, created.text)
  return untilFinal(() => service.get(`/ent/v2/tasks/${created.json.task_id}/creations?wait=60`))
}

async function download({ creations }: Record<string, any>, name: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, Buffer.from(await (await fetch(creations[0].url)).arrayBuffer()))
  return path
}

async function framesOf(path: string): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = []
  for await (const { pixels, width, height } of decodeFrames(path, { size: SIZE }))
    frames.push(pixels.slice(0, width * height))
  return frames
}

const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, code, at) => sum + Math.abs(code - other[at]!), 0) / one.length
const brightness = (pixels: Uint8Array): number => pixels.reduce((sum, code) => sum + code, 0) / pixels.length

/** A key picture as a frame has it: luma in limited range. */
async function lumaOf(index: number): Promise<Uint8Array> {
  const path = join(folder, `key-${index}.png`)
  await writeFile(path, keys[index]!)
  return readLuma(path)
}

async function readLuma(path: string): Promise<Uint8Array> {
  const { rgba } = await readPicture(path)
  return Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const [r, g, b] = [rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!]
    return 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b)
  })
}

type Segment = Extract<Order, { kind: 'video' }>
const isSegment = (order: Order): order is Segment => order.kind === 'video' && order.from.kind === 'frames'

const segments: Segment[] = []

/** An engine that dissolves from the first picture of a segment to the last, and leaves all else to another. */
function withDissolves(other: Engine): Engine {
  return {
    ...other,
    start: async (token, order, context) =>
      isSegment(order) ? { state: 'started', token } : other.start(token, order, context),
    async poll(token, order, context) {
      if (!isSegment(order)) return other.poll(token, order, context)
      segments.push(order)
      const path = join(context.folder, 'result.mp4')
      await writeDissolve(path, order)
      return { state: 'done', files: [{ role: 'result', path, format: 'mp4' }] }
    },
  }
}

async function writeDissolve(path: string, { inputs, width, height, seconds, from }: Segment): Promise<void> {
  const [first, last] = await Promise.all(inputs.map(input => readLuma(input.path)))
  const frames = seconds * FRAMES_PER_SECOND
  const video = await openVideo(path, { width, height, withSound: false })
  const pixels = new Uint8Array((width * height * 3) / 2).fill(128)
  const scale = SIZE.width / width
  for (let index = 0; index < frames; index++) {
    // Where the first picture was seen already, the segment begins with the frame after it.
    const share = 'goesOn' in from ? (index + 1) / frames : index / (frames - 1)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = Math.floor(y * scale) * SIZE.width + Math.floor(x * scale)
        pixels[y * width + x] = first![at]! + (last![at]! - first![at]!) * share
      }
    await video.writeFrame(pixels)
  }
  await video.finish()
  await video.close()
}

/** How loud each tenth of a second is, in decibels. */
async function levelsOf(path: string): Promise<number[]> {
  const { left } = await decodeSound(path)
  const size = SAMPLE_RATE / 10
  return Array.from({ length: Math.floor(left.length / size) }, (_, index) => {
    const part = left.subarray(index * size, (index + 1) * size)
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / size + 1e-9)
  })
}

describe('results', () => {
  let film: Record<string, any>

  test('a film shows its key pictures at their times, none of them twice, and its sound has no seams', async () => {
    const [start_image, first, second] = keys.map(bytes => dataUrl('image/png', bytes))
    film = await make('multiframe', {
      model: 'genq2-turbo',
      start_image,
      image_settings: [
        { key_image: first, duration: 2, prompt: 'the sun moves' },
        { key_image: second, duration: '2', prompt: '' },
      ],
      resolution: '540p',
      seed: '7',
    })
    assert.equal(film.state, 'success', JSON.stringify(film))
    const path = await download(film, 'film.mp4')
    const frames = await framesOf(path)
    assert.equal(frames.length, 4 * 24)
    for (const [index, at] of [0, 47, 95].entries()) {
      const off = difference(frames[at]!, await lumaOf(index))
      assert.ok(off < 3, `key picture ${index} is off by ${off.toFixed(2)} codes at frame ${at}`)
    }
    assert.deepEqual(
      segments.map(({ from }) => 'goesOn' in from),
      [false, true],
      'the second begins after the picture that the first ends with',
    )
    const change = (at: number): number => difference(frames[at]!, frames[at - 1]!)
    const inside = [30, 36, 60, 66].map(change)
    assert.ok(
      change(48) > 0.15 * Math.min(...inside),
      `the key picture stands still: ${change(48)} beside ${inside.join(' ')}`,
    )
    const levels = await levelsOf(path)
    const around = levels.slice(18, 23)
    const all = levels.slice(5, 35)
    assert.ok(Math.min(...around) >= Math.min(...all) && Math.max(...around) <= Math.max(...all) + 0.01)
  })

  test('a clip continues without a jump in motion, light or sound, as one file', async () => {
    const body = { model: 'genq2-turbo', video_creation_id: film.creations[0].id, duration: 1, resolution: '540p' }
    const longer = await make('extend', { ...body, prompt: 'the sun goes on' })
    assert.equal(longer.state, 'success', JSON.stringify(longer))
    const path = await download(longer, 'longer.mp4')
    const frames = await framesOf(path)
    assert.equal(frames.length, 5 * 24)
    const change = (at: number): number => difference(frames[at]!, frames[at - 1]!)
    const before = Array.from({ length: 48 }, (_, index) => change(48 + index))
    assert.ok(
      change(96) <= 1.1 * Math.max(...before) + 0.2,
      `${change(96)} at the cut, at most ${Math.max(...before)} before`,
    )
    const light = frames.slice(48, 96).map(brightness)
    const [least, most] = [Math.min(...light) - 1, Math.max(...light) + 1]
    for (const at of [96, 97, 98, 100, 104])
      assert.ok(brightness(frames[at]!) >= least && brightness(frames[at]!) <= most, `light at ${at}`)
    const levels = await levelsOf(path)
    // The film before fades out to its end, and what follows rises from there.
    const steps = levels.slice(37, 44).map((level, index) => Math.abs(level - levels[36 + index]!))
    assert.ok(Math.max(...steps) < 16 && levels[45]! > -60, `sound ${levels.slice(36, 46).join(' ')}`)
  })
})

describe('larger clips', () => {
  async function clip(size: { width: number; height: number }, frames: number): Promise<string> {
    const path = join(folder, `${size.width}.mp4`)
    const video = await openVideo(path, { ...size, withSound: false })
    const pixels = new Uint8Array((size.width * size.height * 3) / 2).fill(128)
    for (let at = 0; at < size.width * size.height; at++) pixels[at] = 40 + ((at * 7) % 160)
    for (let index = 0; index < frames; index++) await video.writeFrame(pixels)
    await video.finish()
    await video.close()
    return dataUrl('video/mp4', await readFile(path))
  }

  test('a clip has the requested size, and costs its own seconds', async () => {
    const made = await make('upscale-new', { url: await clip({ width: 160, height: 128 }, 4) })
    assert.equal(made.state, 'success', JSON.stringify(made))
    assert.equal(made.credits, 10)
    const { value: frame } = await decodeFrames(await download(made, 'large.mp4')).next()
    assert.deepEqual([frame?.width, frame?.height], [1350, 1080])
  })

  test('a size not above the clip’s fails with both sizes, and the credits are returned', async () => {
    const credits = async (): Promise<number> => (await service.get('/ent/v2/credits')).json.remains[0].credit_remain
    const before = await credits()
    const failed = await make('upscale-new', { video_url: await clip({ width: 1_920, height: 1_080 }, 2) })
    assert.deepEqual([failed.state, failed.err_code, failed.credits], ['failed', 'FieldInvalid', 0])
    assert.match(failed.err_msg, /^upscale_resolution must be above .* 1920x1080/)
    assert.equal(await credits(), before)
  })
})
