import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Input, Order } from '../../../media/src/engine/contract.ts'
import { createStudioEngine } from '../../src/engine.ts'
import { decodeFrames } from '../../../media/src/av/decode-frames.ts'
import { finishFile } from '../../../media/src/finish/finish-file.ts'
import type { ExpectedResult, MadeFormat } from '../../../media/src/finish/finish-job.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import {
  clip,
  contextOf,
  endOf,
  folderFor,
  log,
  make,
  music,
  still,
} from '../../../service/test/engines/minimal-orders.ts'
import { beginOrder } from '../../../../test/harness/begin-order.ts'

// One child each, shared by all tests: what they load once is loaded once.
const engine = createStudioEngine({ children: 1, log })
after(() => engine.stop())

const SMALL = { ...clip, seconds: 1, width: 320, height: 180 }
const orderedOf = ({ width, height, seconds, withSound }: typeof SMALL): ExpectedResult => ({
  kind: 'video',
  width,
  height,
  seconds,
  withSound,
})

/** A file that passes for what was ordered. */
async function makeAndCheck(folder: string, order: Order, ordered: ExpectedResult): Promise<Buffer> {
  const [file] = await make(engine, order, folder)
  assert.ok(file)
  assert.ok(file.format !== 'json')
  await finishFile({ ...file, format: file.format as MadeFormat, folder: join(folder, '..'), ordered }, () => undefined)
  return readFile(file.path)
}

/** A picture with something in the middle of it. */
async function pictureFile(folder: string, name: string, hue: number): Promise<Input> {
  const [width, height] = [320, 180]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSubject = Math.hypot(x - 160, y - 100) < 50
      rgba.set(isSubject ? [230, 60 + hue, 40] : [60 + y / 2, 110 + hue / 2, 200 - y / 2], (y * width + x) * 4)
      rgba[(y * width + x) * 4 + 3] = 255
    }
  const path = join(folder, `${name}.png`)
  await writePicture(path, { width, height, rgba }, { format: 'png' })
  return { role: 'images[0]', kind: 'picture', path }
}

async function framesOf(path: string): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = []
  for await (const { pixels } of decodeFrames(path)) frames.push(pixels.slice())
  return frames
}

const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, code, at) => sum + Math.abs(code - (other[at] ?? 0)), 0) / one.length

test('the engine rejects orders that it cannot make', () => {
  assert.equal(engine.accepts({ ...SMALL, width: 321 }), false)
  assert.equal(engine.accepts({ ...SMALL, seconds: 0 }), false)
  assert.equal(engine.accepts({ ...still, width: 0 }), false)
  assert.equal(engine.accepts(SMALL), true)
})

test('a prompt becomes a clip with the sounds of its scene, the same for the same seed and another for another', async t => {
  const order = { ...SMALL, prompt: 'a cat on a beach at sunset' }
  const first = await makeAndCheck(await folderFor(t), order, orderedOf(order))
  assert.ok(first.equals(await makeAndCheck(await folderFor(t), order, orderedOf(order))), 'the same bytes')
  assert.ok(!first.equals(await makeAndCheck(await folderFor(t), { ...order, seed: 8 }, orderedOf(order))))
})

test('a clip has sound and music only if the order asks for them', async t => {
  const silent = { ...SMALL, prompt: '夜晚的城市', withSound: false }
  await makeAndCheck(await folderFor(t), silent, orderedOf(silent))
  const scored = { ...SMALL, prompt: 'a happy dog in a meadow', withMusic: true }
  await makeAndCheck(await folderFor(t), scored, orderedOf(scored))
})

test('a clip from a frame begins with the frame', async t => {
  const folder = await folderFor(t)
  const input = await pictureFile(folder, 'start', 0)
  const order = { ...SMALL, prompt: 'slow push in', from: { kind: 'frame' } as const, inputs: [input] }
  const orders = await folderFor(t)
  await makeAndCheck(orders, order, orderedOf(order))
  const frames = await framesOf(join(orders, 'result.mp4'))
  assert.equal(frames.length, 24)
  assert.ok(difference(frames[0]!, frames[23]!) > 0.5, 'something moves')
})

test('the engine can suggest a prompt for a picture and report it, the same for the same seed', async t => {
  const input = await pictureFile(await folderFor(t), 'start', 0)
  const order = { ...SMALL, prompt: '', recommends: true, from: { kind: 'frame' }, inputs: [input] } as const
  const prompts: (string | undefined)[] = []
  for (let time = 0; time < 2; time++) {
    const context = contextOf(await folderFor(t))
    const last = await endOf(engine, await beginOrder(engine, order, context), context)
    assert.ok(last.state === 'done', JSON.stringify(last))
    prompts.push(last.prompt)
  }
  assert.match(prompts[0] ?? '', /[a-z]{3}/)
  assert.equal(prompts[1], prompts[0])
})

test('two frames are the first and the last; a first frame that was shown already is skipped', async t => {
  const folder = await folderFor(t)
  const inputs = [await pictureFile(folder, 'start', 0), await pictureFile(folder, 'end', 120)]
  const makeFrames = async (from: { kind: 'frames'; goesOn?: true }): Promise<Uint8Array[]> => {
    const order = { ...SMALL, prompt: '', withSound: false, from, inputs }
    const orders = await folderFor(t)
    await makeAndCheck(orders, order, orderedOf(order))
    return framesOf(join(orders, 'result.mp4'))
  }
  const [whole, after] = [await makeFrames({ kind: 'frames' }), await makeFrames({ kind: 'frames', goesOn: true })]
  assert.deepEqual([whole.length, after.length], [24, 24])
  assert.ok(difference(whole[23]!, after[23]!) < 0.5, 'both end with the last picture')
  const step = difference(whole[0]!, whole[1]!)
  const missing = difference(whole[0]!, after[0]!)
  assert.ok(
    missing > 0.3 * step && missing < 3 * step,
    `${missing} from the first picture, ${step} from frame to frame`,
  )
})

test('pictures of subjects appear in a scene by their names', async t => {
  const folder = await folderFor(t)
  const input = { ...(await pictureFile(folder, 'ball', 0)), name: 'ball' }
  const from = { kind: 'references' } as const
  const order = { ...SMALL, prompt: '[@ball] on a beach', from, inputs: [input] }
  await makeAndCheck(await folderFor(t), order, orderedOf(order))
})

test('a story shows the pictures', async t => {
  const folder = await folderFor(t)
  const inputs = [await pictureFile(folder, 'one', 0), await pictureFile(folder, 'two', 90)]
  const order = {
    ...SMALL,
    seconds: 2,
    prompt: 'love_story',
    from: { kind: 'story', story: 'love_story' },
    inputs,
  } as const
  await makeAndCheck(await folderFor(t), order, { ...orderedOf(SMALL), seconds: 2 } as ExpectedResult)
})

test('words make a picture and edit a picture', async t => {
  const size = { width: 320, height: 180 }
  await makeAndCheck(await folderFor(t), { ...still, ...size, prompt: 'three red apples' }, { kind: 'image', ...size })
  const input = await pictureFile(await folderFor(t), 'photo', 0)
  const edit = { ...still, ...size, prompt: 'make it night', inputs: [input] }
  await makeAndCheck(await folderFor(t), edit, { kind: 'image', ...size })
})

test('music has the ordered length', async t => {
  await makeAndCheck(await folderFor(t), { ...music, prompt: 'calm piano', seconds: 2 }, { kind: 'sound', seconds: 2 })
})

test('an unreadable picture fails the order permanently and leaves nothing', async t => {
  const folder = await folderFor(t)
  const input: Input = { role: 'images[0]', kind: 'picture', path: join(folder, 'missing.png') }
  const orders = await folderFor(t)
  const context = contextOf(orders)
  const order = { ...SMALL, from: { kind: 'frame' } as const, inputs: [input] }
  const last = await endOf(engine, await beginOrder(engine, order, context), context)
  assert.equal(last.state, 'failed')
  assert.deepEqual(await readdir(orders), [])
})
