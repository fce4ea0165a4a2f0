import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import type { Order, TimedWord } from '../../../media/src/engine/contract.ts'
import { createMinimalEngine } from '../../src/engines/minimal/minimal-engine.ts'
import { readAudio } from '../../../media/src/formats/read-audio.ts'
import { readImage } from '../../../media/src/formats/read-image.ts'
import { readVideo } from '../../../media/src/formats/read-video.ts'
import { createChildPool } from '../../../media/src/children/child-pool.ts'
import type { Decoded } from './decode-child.ts'
import { clip, folderFor, log, make, makeOne, music, type OrderOf, speech, still } from './minimal-orders.ts'
import { until } from '../../../../test/harness/until.ts'

const engine = createMinimalEngine({ children: 1, log, pollWaitMs: 10 })
const players = createChildPool<{ path: string }, Decoded>({
  children: 1,
  entry: join(import.meta.dirname, 'decode-child.ts'),
  log,
})
after(() => Promise.all([engine.stop(), players.stop()]))

const play = (path: string): Promise<Decoded> => players.run({ path }, { timeoutMs: 60_000 })

test('a video has the requested size, every frame, moving colours in BT.709 and a sound of the same length', async context => {
  const { path, bytes } = await makeOne(context, engine, clip)
  assert.deepEqual(readVideo(bytes), {
    ok: true,
    format: 'mp4',
    width: 320,
    height: 180,
    seconds: 2,
    fps: 24,
    hasAudio: true,
  })
  const { frames, isBt709, luma, motion, samples, peak } = await play(path)
  assert.equal(frames, 48)
  assert.ok(isBt709)
  assert.ok(luma[1] - luma[0] > 40, `luma from ${luma[0]} to ${luma[1]}`)
  assert.ok(motion > 10, `the last frame differs from the first by ${motion}`)
  // What is decoded is whole frames of the codec; the container cuts them to the length.
  assert.ok(samples >= 96_000 && samples < 96_000 + 2 * 1_024, `${samples} samples`)
  assert.ok(peak > 0.05 && peak < 0.5, `peak ${peak}`)
})

test("a video's index lies before its data, so that it plays while it loads", async context => {
  const { bytes } = await makeOne(context, engine, clip)
  assert.ok(bytes.indexOf('moov') > 0)
  assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'))
})

test('a video without sound has no sound track', async context => {
  const { path, bytes } = await makeOne(context, engine, { ...clip, withSound: false })
  const read = readVideo(bytes)
  assert.ok(read.ok && !read.hasAudio)
  assert.equal((await play(path)).samples, 0)
})

test('sizes that are not multiples of a block, and fractions of seconds, are kept', async context => {
  const { path, bytes } = await makeOne(context, engine, { ...clip, width: 198, height: 354, seconds: 1.5 })
  const read = readVideo(bytes)
  assert.ok(read.ok)
  assert.deepEqual([read.width, read.height, read.seconds], [198, 354, 1.5])
  assert.equal((await play(path)).frames, 36)
})

test('a cover comes with a video: a JPEG of its size', async context => {
  const files = await make(engine, clip, await folderFor(context))
  assert.deepEqual(
    files.map(file => [file.role, file.format]),
    [
      ['result', 'mp4'],
      ['cover', 'jpg'],
    ],
  )
  const cover = readImage(await readFile(files[1]?.path ?? ''))
  assert.deepEqual(cover, { ok: true, format: 'jpeg', width: 320, height: 180 })
})

test('an image is a PNG whose pixels are a gradient', async context => {
  const { bytes } = await makeOne(context, engine, still)
  assert.deepEqual(readImage(bytes), { ok: true, format: 'png', width: 321, height: 181 })
  const pixels = pixelsOf(bytes, 321, 181)
  const [first, middle, far] = [pixels.at(0), pixels.at(181 * 150), pixels.at(-1)]
  assert.equal(new Set([first, middle, far]).size, 3)
  assert.ok(new Set(pixels).size > 100, `${new Set(pixels).size} colours`)
})

test('an image may be 4K', async context => {
  const { bytes } = await makeOne(context, engine, { ...still, width: 3_840, height: 2_160 })
  assert.deepEqual(readImage(bytes), { ok: true, format: 'png', width: 3_840, height: 2_160 })
  assert.equal(pixelsOf(bytes, 3_840, 2_160).length, 3_840 * 2_160)
})

/** Every pixel as one number; rows are stored as they are, without a filter. */
function pixelsOf(png: Buffer, width: number, height: number): number[] {
  const packed: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const rows = inflateSync(Buffer.concat(packed))
  assert.equal(rows.length, height * (1 + width * 3))
  const pixels: number[] = []
  for (let y = 0; y < height; y++) {
    const start = y * (1 + width * 3)
    assert.equal(rows[start], 0)
    for (let x = 0; x < width; x++) pixels.push(rows.readUIntBE(start + 1 + x * 3, 3))
  }
  return pixels
}

test('music is audible and has exactly the requested length', async context => {
  const { path, bytes } = await makeOne(context, engine, music)
  assert.deepEqual(readAudio(bytes), { ok: true, format: 'mp3', seconds: 3, hasVideo: false })
  const { peak } = await play(path)
  assert.ok(peak > 0.05 && peak < 0.5, `peak ${peak}`)
})

async function speechSeconds(context: TestContext, changes: Partial<OrderOf<'speech'>>): Promise<number> {
  const read = readAudio((await makeOne(context, engine, { ...speech, ...changes })).bytes)
  assert.ok(read.ok && read.format === 'mp3')
  return Math.round(read.seconds * 100) / 100
}

test('speech takes as long as its text: twelve letters a second, or four of a wide script', async context => {
  assert.equal(await speechSeconds(context, { text: 'abcdefghijklmnopqrstuvwx' }), 2)
  assert.equal(await speechSeconds(context, { text: '今天天气很好吗' }), 1.75)
  assert.equal(await speechSeconds(context, { text: '今天天气abcdef' }), 1.5)
})

test('speech is shorter at a higher speed, and longer by its pauses', async context => {
  const text = 'abcdefghijkl<#1.25#>abcdefghijkl'
  assert.equal(await speechSeconds(context, { text }), 3.25)
  assert.equal(await speechSeconds(context, { text, speed: 2 }), 2.25)
  assert.equal(await speechSeconds(context, { text, speed: 0.5 }), 5.25)
})

test('speech comes with its words and their times, which follow its speed and its pauses', async context => {
  const text = 'Oh, abcdef.<#1.25#>今天，abc'
  const files = await make(engine, { ...speech, text, speed: 2 }, await folderFor(context))
  const words = JSON.parse(
    await readFile(files.find(({ role }) => role === 'words')?.path ?? '', 'utf8'),
  ) as TimedWord[]
  assert.deepEqual(
    words.map(word => word.text),
    ['Oh,', 'abcdef.', '今', '天，', 'abc'],
  )
  const near = (actual: number | undefined, expected: number): void =>
    assert.ok(Math.abs((actual ?? -1) - expected) < 1e-9, `${actual} instead of ${expected}`)
  near(words[1]?.fromSeconds, 4 / 24)
  near(words[1]?.toSeconds, 11 / 24)
  near(words[2]?.fromSeconds, 11 / 24 + 1.25)
  near(words[2]?.toSeconds, 11 / 24 + 1.25 + 1 / 8)
})

test('speech is audible, louder at a higher volume and never clipped', async context => {
  const peakAt = async (volume: number): Promise<number> =>
    (await play((await makeOne(context, engine, { ...speech, volume })).path)).peak
  const [normal, loudest] = [await peakAt(0), await peakAt(10)]
  assert.ok(normal > 0.05 && loudest > normal * 2 && loudest < 0.9, `${normal} and ${loudest}`)
})

for (const order of [clip, still, music, speech]) {
  test(`the same ${order.kind} order gives the same bytes, and another seed gives others`, async context => {
    const filesOf = async (changed: Order): Promise<{ role: string; bytes: Buffer }[]> =>
      Promise.all(
        (await make(engine, changed, await folderFor(context))).map(async ({ role, path }) => ({
          role,
          bytes: await readFile(path),
        })),
      )
    const first = await filesOf(order)
    assert.deepEqual(await filesOf({ ...order }), first)
    for (const [index, { role, bytes }] of (await filesOf({ ...order, seed: 8 })).entries()) {
      // A seed changes the tones of speech, and not when they are.
      if (role !== 'words') assert.notDeepEqual(bytes, first[index]?.bytes)
    }
  })
}

test('a new child makes the same bytes as an old one', async context => {
  const before = await makeOne(context, engine, clip)
  for (const pid of engine.childPids()) process.kill(pid, 'SIGKILL')
  await until(() => engine.childPids().length === 0, 'the children are gone')
  assert.deepEqual((await makeOne(context, engine, clip)).bytes, before.bytes)
})
