import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { Packet } from 'node-av/lib'
import {
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import { readVideo } from '../../src/formats/read-video.ts'
import { decodeFrames } from '../../src/av/decode-frames.ts'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { openInput } from '../../src/av/open-input.ts'
import { readLabel } from '../av/read-label.ts'
import { SAMPLE_RATE, type Sound, createSilence } from '../../src/sound/sound.ts'
import { openVideo, type VideoSettings } from '../../src/write/open-video.ts'
import { allFrames } from '../av/all-frames.ts'
import { namesOf, paint, quarters, YUV } from './colours.ts'
import { scratch } from './scratch.ts'
import { hertzOf, peakOf, tonesOf } from './tones.ts'

const size = { width: 160, height: 96 }
const plain: VideoSettings = { ...size, withSound: false }
const SAMPLES_PER_FRAME = SAMPLE_RATE / 24
const FULL_DISK = '/dev/full'

async function make(
  path: string,
  settings: VideoSettings,
  film: { frames: number; draw?: (index: number) => Uint8Array; sound?: Sound },
): Promise<void> {
  const still = paint(settings, () => YUV.grey)
  const video = await openVideo(path, settings)
  try {
    if (film.sound) await video.writeSound(film.sound)
    for (let index = 0; index < film.frames; index++) await video.writeFrame(film.draw?.(index) ?? still)
    await video.finish()
  } finally {
    await video.close()
  }
}

test('an impossible size is rejected', async context => {
  const path = await scratch(context, 'a.mp4')
  for (const side of [0, 15, 161, -160, 160.5, 4_098, Number.NaN]) {
    await assert.rejects(openVideo(path, { ...plain, width: side }), RangeError)
    await assert.rejects(openVideo(path, { ...plain, height: side }), RangeError)
  }
  assert.ok(!existsSync(path))
})

test('a frame of another size, an unannounced or unequal sound, and an empty video are rejected', async context => {
  const path = await scratch(context, 'a.mp4')
  const mute = await openVideo(path, plain)
  await assert.rejects(mute.writeFrame(new Uint8Array(100)), /100 bytes instead of 23040/)
  await assert.rejects(mute.writeSound(createSilence(1)), /opened without sound/)
  await assert.rejects(mute.finish(), /needs a frame/)
  await mute.close()
  const loud = await openVideo(path, { ...plain, withSound: true })
  await assert.rejects(loud.writeSound({ left: new Float32Array(9), right: new Float32Array(8) }), /equally long/)
  await loud.close()
  assert.ok(!existsSync(path))
})

test('a missing folder, or a folder in place of the file, is reported', async context => {
  const path = await scratch(context, 'a.mp4')
  await assert.rejects(openVideo(`${path}/b.mp4`, plain), /no such file or directory/i)
  await mkdir(path)
  await assert.rejects(openVideo(path, plain), /is a directory/i)
})

test('a full disk is reported, and nothing is left on it', { skip: !existsSync(FULL_DISK) }, async context => {
  const path = await scratch(context, 'a.mp4')
  await symlink(FULL_DISK, path)
  await assert.rejects(make(path, plain, { frames: 3 }), /no space left on device/i)
  assert.ok(!existsSync(path))
})

test('a video that is given up in the middle leaves no file', async context => {
  const path = await scratch(context, 'a.mp4')
  const video = await openVideo(path, plain)
  await video.writeFrame(quarters(size))
  assert.ok(existsSync(path))
  await video.close()
  assert.ok(!existsSync(path))
})

test('every frame comes back in order and in its colours', async context => {
  const path = await scratch(context, 'a.mp4')
  const colours = [YUV.red, YUV.green, YUV.blue, YUV.white, YUV.black, YUV.grey]
  const draw = (index: number): Uint8Array =>
    index % 2 ? paint(size, () => colours[(index >> 1) % 6] ?? YUV.grey) : quarters(size)
  await make(path, plain, { frames: 36, draw })
  const seen: string[] = []
  let at = 0
  for await (const frame of decodeFrames(path)) {
    assert.deepEqual([frame.width, frame.height, Math.round(frame.seconds * 24)], [160, 96, at++])
    seen.push(namesOf(frame))
  }
  const names = ['red', 'green', 'blue', 'white', 'black', 'grey']
  const wanted = Array.from({ length: 36 }, (_, index) =>
    index % 2
      ? Array(4)
          .fill(names[(index >> 1) % 6])
          .join(' ')
      : 'red green blue white',
  )
  assert.deepEqual(seen, wanted)
})

test('a frame’s buffer may be reused as soon as the frame is taken', async context => {
  const [apart, over] = [await scratch(context, 'a.mp4'), await scratch(context, 'b.mp4')]
  const one = paint(size, () => YUV.grey)
  const draw = (index: number): Uint8Array => paint(size, () => (index % 2 ? YUV.red : YUV.blue))
  await make(apart, plain, { frames: 24, draw })
  await make(over, plain, {
    frames: 24,
    draw(index) {
      one.set(draw(index))
      return one
    },
  })
  assert.deepEqual(await readFile(over), await readFile(apart))
})

test('the container states its size, length, rate, BT.709, and has an index in front', async context => {
  const path = await scratch(context, 'a.mp4')
  await make(path, { ...plain, withSound: true }, { frames: 100, sound: tonesOf(10) })
  const bytes = await readFile(path)
  const read = readVideo(bytes)
  assert.ok(read.ok && read.hasAudio)
  assert.ok(Math.abs(read.seconds - 100 / 24) < 0.001, `${read.seconds} seconds`)
  assert.ok(bytes.indexOf('moov') > 0 && bytes.indexOf('moov') < bytes.indexOf('mdat'))
  // Version, flags, then the times of creation and change: neither is told.
  const header = bytes.indexOf('mvhd')
  assert.deepEqual([bytes.readUInt32BE(header + 8), bytes.readUInt32BE(header + 12)], [0, 0])
  const file = await openInput(path)
  context.after(() => file.closeInput())
  const [picture, sound] = file.streams
  assert.ok(picture && sound)
  assert.deepEqual([picture.codecpar.codecType, sound.codecpar.codecType], [AVMEDIA_TYPE_VIDEO, AVMEDIA_TYPE_AUDIO])
  const { colorSpace, colorPrimaries, colorTrc, colorRange } = picture.codecpar
  assert.deepEqual(
    [colorSpace, colorPrimaries, colorTrc, colorRange],
    [AVCOL_SPC_BT709, AVCOL_PRI_BT709, AVCOL_TRC_BT709, AVCOL_RANGE_MPEG],
  )
  assert.deepEqual([picture.avgFrameRate.num, picture.avgFrameRate.den], [24, 1])
  assert.deepEqual([sound.codecpar.sampleRate, sound.codecpar.channels], [48_000, 2])
  assert.deepEqual([picture.nbFrames, sound.duration], [100n, BigInt(100 * SAMPLES_PER_FRAME)])
  assert.deepEqual(await keyFramesOf(path), [0, 48, 96])
})

async function keyFramesOf(path: string): Promise<number[]> {
  const file = await openInput(path)
  const packet = new Packet()
  packet.alloc()
  const keys: number[] = []
  while ((await file.readFrame(packet)) >= 0) {
    const { num, den } = file.streams[packet.streamIndex]?.timeBase ?? { num: 0, den: 1 }
    if (packet.streamIndex === 0 && packet.isKeyframe) keys.push(Math.round((Number(packet.pts) * num * 24) / den))
    packet.unref()
  }
  packet.free()
  await file.closeInput()
  return keys.sort((a, b) => a - b)
}

for (const [what, samples] of [
  ['shorter than the picture', 10_000],
  ['longer than the picture', 200_000],
  ['exactly as long as the picture', 37 * SAMPLES_PER_FRAME],
  ['announced and never comes', 0],
] as const) {
  test(`a sound that is ${what} ends with the last frame`, async context => {
    const path = await scratch(context, 'a.mp4')
    await make(path, { ...plain, withSound: true }, { frames: 37, sound: tonesOf(samples) })
    const { left, right } = await decodeSound(path)
    assert.deepEqual([left.length, right.length], [37 * SAMPLES_PER_FRAME, 37 * SAMPLES_PER_FRAME])
    const heard = Math.min(samples, left.length)
    if (heard > 0) assert.ok(peakOf(left, 0, heard) > 0.4)
    assert.ok(peakOf(left, heard + 2_048) < 0.01)
  })
}

test('both sides of the sound keep their tones', async context => {
  const path = await scratch(context, 'a.mp4')
  await make(path, { ...plain, withSound: true }, { frames: 48, sound: tonesOf(96_000, 997, 440) })
  const { left, right } = await decodeSound(path)
  assert.ok(Math.abs(hertzOf(left) - 997) < 1, `${hertzOf(left)} Hz`)
  assert.ok(Math.abs(hertzOf(right) - 440) < 1, `${hertzOf(right)} Hz`)
  assert.ok(Math.abs(peakOf(left) - 0.5) < 0.06 && Math.abs(peakOf(right) - 0.25) < 0.04)
})

test('sound that comes before, beside or after its frames makes the same sound', async context => {
  const sound = tonesOf(48_000)
  const heard = []
  for (const order of ['before', 'beside', 'after']) {
    const path = await scratch(context, 'a.mp4')
    const video = await openVideo(path, { ...plain, withSound: true })
    if (order === 'before') await video.writeSound(sound)
    for (let index = 0; index < 24; index++) {
      const [from, to] = [index * 2_000, (index + 1) * 2_000]
      const stretch = { left: sound.left.subarray(from, to), right: sound.right.subarray(from, to) }
      if (order === 'beside') await video.writeSound(stretch)
      await video.writeFrame(quarters(size))
    }
    if (order === 'after') await video.writeSound(sound)
    await video.finish()
    await video.close()
    heard.push(await decodeSound(path))
  }
  assert.deepEqual(heard[1], heard[0])
  assert.deepEqual(heard[2], heard[0])
})

test('after a minute a click is still heard with the frame it belongs to', async context => {
  const path = await scratch(context, 'a.mp4')
  const [dark, bright] = [paint(size, () => YUV.black), paint(size, () => YUV.white)]
  const marked = [12, 700, 1_430]
  const sound = createSilence(60)
  for (const index of marked) sound.left.fill(0.9, index * SAMPLES_PER_FRAME, index * SAMPLES_PER_FRAME + 480)
  const draw = (index: number): Uint8Array => (marked.includes(index) ? bright : dark)
  await make(path, { ...plain, withSound: true, quality: { preset: 'ultrafast' } }, { frames: 1_440, draw, sound })
  const flashes: number[] = []
  let count = 0
  for await (const frame of decodeFrames(path)) {
    if ((frame.pixels[5_000] ?? 0) > 128) flashes.push(frame.seconds)
    count += 1
  }
  assert.equal(count, 1_440)
  const { left } = await decodeSound(path)
  assert.equal(left.length, 60 * SAMPLE_RATE)
  const clicks: number[] = []
  left.forEach((sample, at) => {
    if (sample > 0.3 && at / SAMPLE_RATE - (clicks.at(-1) ?? -1) > 0.1) clicks.push(at / SAMPLE_RATE)
  })
  assert.equal(clicks.length, 3)
  assert.equal(flashes.length, 3)
  for (const [which, click] of clicks.entries()) {
    assert.ok(Math.abs(click - (flashes[which] ?? 0)) < 0.002, `heard at ${click}, seen at ${flashes[which]}`)
  }
})

test('the same input gives the same bytes, and another quality gives others', async context => {
  const path = await scratch(context, 'a.mp4')
  const frames = Array.from({ length: 12 }, (_, index) =>
    paint(size, (x, y) => [40 + 180 * ((x + y + index / 48) % 1), 128, 100]),
  )
  const bytesOf = async (crf: number): Promise<Buffer> => {
    const draw = (index: number): Uint8Array => frames[index] ?? new Uint8Array()
    await make(path, { ...plain, withSound: true, quality: { crf } }, { frames: 12, draw, sound: tonesOf(24_000) })
    return readFile(path)
  }
  const first = await bytesOf(20)
  // Many times, for an encoder that differs does so seldom.
  for (let again = 0; again < 60; again++) assert.ok(first.equals(await bytesOf(20)), `not at try ${again}`)
  assert.ok((await bytesOf(35)).length < first.length)
})

test('a label can be read back, and is not there when none was given', async context => {
  const path = await scratch(context, 'a.mp4')
  const label = JSON.stringify({ Label: '1', ContentProducer: 'Kinora "本地" <&>', ProduceID: 'ab\ncd' })
  await make(path, { ...plain, withSound: true, label }, { frames: 2 })
  assert.equal(await readLabel(path), label)
  assert.ok((await readFile(path)).includes('AIGC'))
  const bare = `${dirname(path)}/b.mp4`
  await make(bare, plain, { frames: 2 })
  assert.equal(await readLabel(bare), undefined)
})

test('the smallest and odd shapes are kept', async context => {
  for (const shape of [
    { width: 16, height: 16 },
    { width: 198, height: 354 },
    { width: 1_022, height: 18 },
  ]) {
    const path = await scratch(context, 'a.mp4')
    await make(path, { ...shape, withSound: false }, { frames: 1, draw: () => quarters(shape) })
    const frames = await allFrames(path)
    assert.deepEqual([frames.length, frames[0]?.width, frames[0]?.height], [1, shape.width, shape.height])
  }
})
