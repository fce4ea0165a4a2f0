import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { amplitudeToDecibels } from '../../src/sound/decibels.ts'
import { measureTruePeak } from '../../src/sound/true-peak.ts'
import { hertzOf, peakOf } from '../write/tones.ts'
import { toneOf } from '../finish/made.ts'
import { openVideo } from '../../src/write/open-video.ts'
import {
  assertNear,
  brightSpot,
  conforming,
  factsOf,
  framesOf,
  requireFinished,
  SIZE,
  videoOrder,
} from './conforming.ts'
import { boxAt, type Foreign, makeAnimatedWebp, makeForeign } from './make-foreign.ts'

// The encoder of AV1 tells about itself otherwise.
process.env['SVT_LOG'] = '1'

const second = { ...SIZE, seconds: 1 }
const tone = { seconds: 1 }

const KINDS: Record<string, Foreign> = {
  'mp4 of H.264 at 44.1 kHz': {
    muxer: 'mp4',
    video: { ...second, codec: 'libx264' },
    sound: { ...tone, codec: 'aac', rate: 44_100 },
  },
  'mp4 of HEVC': {
    muxer: 'mp4',
    video: { ...second, codec: 'libx265', options: { 'x265-params': 'log-level=none' } },
    sound: { ...tone, codec: 'aac' },
  },
  'mp4 of MPEG-4 with MP3': {
    muxer: 'mp4',
    video: { ...second, codec: 'mpeg4', fps: 16 },
    sound: { ...tone, codec: 'libmp3lame' },
  },
  'mp4 of AV1': { muxer: 'mp4', video: { ...second, codec: 'libsvtav1', options: { preset: '10' } } },
  'webm of VP8 with Vorbis': {
    muxer: 'webm',
    video: { ...second, codec: 'libvpx', fps: 8 },
    sound: { ...tone, codec: 'libvorbis' },
  },
  'webm of VP9 with Opus in mono': {
    muxer: 'webm',
    video: { ...second, codec: 'libvpx-vp9', fps: 30 },
    sound: { ...tone, codec: 'libopus', samples: 'flt', channels: 1 },
  },
  'webm of AV1': { muxer: 'webm', video: { ...second, codec: 'libsvtav1', options: { preset: '10' } } },
  'mkv of H.264 with FLAC': {
    muxer: 'matroska',
    video: { ...second, codec: 'libx264', fps: 12 },
    sound: { ...tone, codec: 'flac', samples: 's16' },
  },
  'avi of MJPEG with samples at 22 kHz': {
    muxer: 'avi',
    video: { ...second, codec: 'mjpeg', pixels: 'full', fps: 10 },
    sound: { ...tone, codec: 'pcm_s16le', samples: 's16', rate: 22_050, channels: 1 },
  },
  'mov of ProRes': {
    muxer: 'mov',
    video: { ...second, codec: 'prores_ks', pixels: 'ten' },
    sound: { ...tone, codec: 'pcm_s16le', samples: 's16' },
  },
  gif: { muxer: 'gif', video: { ...second, codec: 'gif', pixels: 'bgr8', fps: 10 } },
  'animated webp': { muxer: 'webp', video: { ...second, codec: 'libwebp_anim', fps: 8, options: { quality: '95' } } },
}

for (const [name, foreign] of Object.entries(KINDS)) {
  test(`a made ${name} becomes a video in the studio's format, with its motion in place`, async t => {
    const { made, folder, conform } = await conforming(t)
    await makeForeign(made, foreign)
    const order = videoOrder()
    const conformed = await conform(order)
    await requireFinished(order, conformed, folder)
    const { seconds, fps, ...facts } = await factsOf(conformed, 'clip')
    const heard = { hasSound: true, soundCodec: 'aac', sampleRate: 48_000, channels: 2 }
    assert.deepEqual(facts, { format: 'mp4', ...SIZE, videoCodec: 'h264', ...heard })
    assert.deepEqual([seconds, fps], [1, 24])
    const frames = await framesOf(conformed)
    assert.equal(frames.length, 24)
    const rate = foreign.video?.fps ?? 24
    for (const at of [0, 6, 12, 20]) {
      // The frame that the source shows then; a tick's tolerance decides which of two it is.
      const shown = Math.floor((at / 24 + 0.01) * rate + 1e-9) / rate
      const { x, y, side } = boxAt(shown, SIZE)
      const spot = brightSpot(frames[at]!)
      assertNear(spot.x, x + (side - 1) / 2, 1.5, `across, frame ${at}`)
      assertNear(spot.y, y + (side - 1) / 2, 1, `down, frame ${at}`)
      assertNear(spot.area, side * side, 30, `size, frame ${at}`)
    }
    const sound = await decodeSound(conformed.files[0]?.path ?? '')
    if (foreign.sound) {
      assertNear(hertzOf(sound.left), 440, 2, 'tone')
      assertNear(peakOf(sound.left, 10_000, 30_000), 0.3, 0.03, 'level')
      assert.deepEqual(conformed.notes, [])
    } else {
      assert.ok(peakOf(sound.left) < 0.001)
      assert.deepEqual(conformed.notes, ['audio: the engine made no sound; the video is silent'])
      assert.equal(conformed.mayBeSilent, true)
    }
  })
}

test('an animation of an image library becomes a video', async t => {
  const { made, folder, conform } = await conforming(t)
  await makeAnimatedWebp(made, SIZE, { seconds: 1, fps: 8 })
  const order = videoOrder({ withSound: false })
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  assert.deepEqual(conformed.notes, [])
})

test('a clip ordered without sound has none, without a note', async t => {
  const { made, folder, conform } = await conforming(t)
  await makeForeign(made, KINDS['webm of VP8 with Vorbis']!)
  const order = videoOrder({ withSound: false })
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  assert.equal((await factsOf(conformed, 'clip'))['hasSound'], false)
  assert.deepEqual(conformed.notes, [])
})

test('a video that is exactly right keeps every byte of its picture and sound, and nothing that was written beside them', async t => {
  const { made, folder, conform } = await conforming(t)
  const writer = await openVideo(made, { ...SIZE, withSound: true, label: '{"secret":"a workflow"}' })
  await writer.writeSound(toneOf(1))
  for (let frame = 0; frame < 24; frame++) await writer.writeFrame(rampOf(frame))
  await writer.finish()
  await writer.close()
  const order = videoOrder()
  const conformed = await conform(order)
  const [before, after] = [await readFile(made), await readFile(conformed.files[0]?.path ?? '')]
  assert.ok(before.includes('a workflow') && !after.includes('a workflow'))
  assert.deepEqual(mediaBytes(after), mediaBytes(before))
  await requireFinished(order, conformed, folder)
  const short = await conform(videoOrder({ seconds: 23 / 24, withSound: false }))
  assert.equal((await framesOf(short)).length, 23)
  const mute = videoOrder({ withSound: false })
  await requireFinished(mute, await conform(mute), folder)
})

/** What lies in the box of samples. */
const mediaBytes = (mp4: Buffer): Buffer => {
  const at = mp4.indexOf('mdat')
  return mp4.subarray(at + 4, at - 4 + mp4.readUInt32BE(at - 4))
}

const rampOf = (frame: number): Uint8Array => {
  const pixels = new Uint8Array((SIZE.width * SIZE.height * 3) / 2).fill(128)
  for (let at = 0; at < SIZE.width * SIZE.height; at++) pixels[at] = 30 + ((at + 7 * frame) % 180)
  return pixels
}

test('a video with a valid picture and a sound that is too loud is encoded again, below -1 dBTP', async t => {
  const { made, folder, conform } = await conforming(t)
  const video = { ...second, codec: 'libx264' }
  await makeForeign(made, { muxer: 'mp4', video, sound: { ...tone, codec: 'aac', level: 1 } })
  const order = videoOrder()
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  const peak = measureTruePeak(await decodeSound(conformed.files[0]?.path ?? ''))
  assert.ok(amplitudeToDecibels(peak) < -1, `${amplitudeToDecibels(peak)} dBTP`)
})

test('a longer video is cut to the ordered length, with its sound', async t => {
  const { made, folder, conform } = await conforming(t)
  const video = { ...SIZE, seconds: 3, codec: 'libvpx', fps: 10 }
  await makeForeign(made, { muxer: 'webm', video, sound: { seconds: 3, codec: 'libvorbis' } })
  const order = videoOrder()
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  assert.deepEqual(conformed.notes, ['duration: the engine made 3.0 s; the first 1 s are kept'])
  assert.equal((await framesOf(conformed)).length, 24)
})

test('a slightly short video holds its last picture, and a much shorter one is rejected with both lengths', async t => {
  const { made, folder, conform } = await conforming(t)
  const video = { ...SIZE, seconds: 1.6, codec: 'libvpx', fps: 10 }
  await makeForeign(made, { muxer: 'webm', video })
  const order = videoOrder({ seconds: 2, withSound: false })
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  assert.deepEqual(conformed.notes, ['duration: the engine made 1.6 s of the 2 s asked for; the last picture is held'])
  const frames = await framesOf(conformed)
  assert.equal(frames.length, 48)
  assertNear(brightSpot(frames[47]!).x, brightSpot(frames[38]!).x, 0.5, 'the last picture')
  await assert.rejects(conform(videoOrder({ seconds: 5 })), {
    message: 'what the engine made cannot be used: it made 1.6 s of the 5 s asked for',
    retryable: false,
  })
})

test('a variable rate keeps each picture for its own time', async t => {
  const { made, conform } = await conforming(t)
  const times = [0, 40, 80, 500, 520, 900, 960]
  await makeForeign(made, { muxer: 'mp4', video: { ...second, codec: 'libx264', times } })
  const frames = await framesOf(await conform(videoOrder({ withSound: false })))
  assert.equal(frames.length, 24)
  for (const [at, ms] of [
    [10, 80],
    [20, 520],
  ] as const) {
    const { x, side } = boxAt(ms / 1_000, SIZE)
    assertNear(brightSpot(frames[at]!).x, x + (side - 1) / 2, 1.5, `frame ${at}`)
  }
})

test('a video that lies on its side is turned upright', async t => {
  const { made, folder, conform } = await conforming(t)
  const stored = { width: 36, height: 64 }
  const video = { ...stored, seconds: 1, codec: 'libx264', matrix: [0, 1, -1, 0] as [number, number, number, number] }
  await makeForeign(made, { muxer: 'mov', video })
  const order = videoOrder({ withSound: false })
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  const { x, y, side } = boxAt(12 / 24, stored)
  const spot = brightSpot((await framesOf(conformed))[12]!)
  assertNear(spot.x, 63 - (y + (side - 1) / 2), 1, 'across')
  assertNear(spot.y, x + (side - 1) / 2, 1, 'down')
})

test('odd sides and oblong pixels come out as they are shown', async t => {
  const { made, folder, conform } = await conforming(t)
  await makeForeign(made, { muxer: 'webm', video: { width: 65, height: 37, seconds: 1, codec: 'libvpx-vp9' } })
  const order = videoOrder({ withSound: false })
  await requireFinished(order, await conform(order), folder)
  // 32 x 36 of which each pixel is twice as wide as high.
  await makeForeign(made, {
    muxer: 'mp4',
    video: { width: 32, height: 36, seconds: 1, codec: 'libx264', pixelRatio: [2, 1] },
  })
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  assert.deepEqual(conformed.notes, [])
  const { x, side } = boxAt(0.5, { width: 32, height: 36 })
  assertNear(brightSpot((await framesOf(conformed))[12]!).x, 2 * x + side - 0.5, 1.5, 'across')
})

test('a video that is right but for its size is coded again', async t => {
  const { made, folder, conform } = await conforming(t)
  const order = videoOrder({ withSound: false })
  for (const size of [{ width: 66 }, { height: 38 }]) {
    await makeForeign(made, { muxer: 'mp4', video: { ...second, ...size, codec: 'libx264' } })
    await requireFinished(order, await conform(order), folder)
  }
})

test('another ratio is cropped evenly, a very different one gets bars, and both are reported', async t => {
  const { made, folder, conform } = await conforming(t)
  const order = videoOrder({ width: 128, height: 72, withSound: false })
  await makeForeign(made, { muxer: 'mp4', video: { width: 64, height: 48, seconds: 1, codec: 'libx264' } })
  const cut = await conform(order)
  await requireFinished(order, cut, folder)
  assert.deepEqual(cut.notes, [
    'aspect_ratio: the engine made 64 x 48 pixels; 25 % of the picture is cut off to fit 128 x 72',
    'resolution: the engine made 64 x 48 pixels, which are enlarged to 128 x 72',
  ])
  const { x, y, side } = boxAt(0.5, { width: 64, height: 48 })
  const spot = brightSpot((await framesOf(cut))[12]!)
  assertNear(spot.x, 2 * (x + side / 2), 2, 'across, twice as large')
  assertNear(spot.y, 2 * (y + side / 2) - 12, 2, 'down, without twelve rows')
  await makeForeign(made, { muxer: 'mp4', video: { width: 36, height: 64, seconds: 1, codec: 'libx264' } })
  const barred = await conform(order)
  await requireFinished(order, barred, folder)
  assert.match(
    barred.notes[0] ?? '',
    /^aspect_ratio: the engine made 36 x 64 pixels; the picture stands between black bars/,
  )
  const frame = (await framesOf(barred))[0]!
  assert.ok((frame.pixels[72 * 64] ?? 99) < 20 && (frame.pixels[36 * 128 + 127] ?? 99) < 20, 'black at both sides')
})

test('a continuation starts with the frame after the given one', async t => {
  const { made, conform } = await conforming(t)
  const writer = await openVideo(made, { ...SIZE, withSound: false })
  for (let frame = 0; frame < 24; frame++) await writer.writeFrame(rampOf(6 * frame))
  await writer.finish()
  await writer.close()
  const order = videoOrder({ withSound: false })
  for (const from of [{ kind: 'frames', goesOn: true }, { kind: 'continuation' }] as const) {
    const frames = await framesOf(await conform({ ...order, from }))
    assert.equal(frames.length, 24)
    for (const at of [0, 10, 22]) assert.ok(differs(frames[at]!.pixels, rampOf(6 * (at + 1))) < 6, `${at}`)
    assert.ok(differs(frames[23]!.pixels, rampOf(6 * 23)) < 6, 'the last is held')
  }
  const plain = await framesOf(await conform({ ...order, from: { kind: 'frames' } }))
  assert.ok(differs(plain[0]!.pixels, rampOf(0)) < 6)
})

const differs = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, code, at) => sum + Math.abs(code - other[at]!), 0) / one.length
