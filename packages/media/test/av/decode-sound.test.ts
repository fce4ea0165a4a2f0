import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import { Frame, Rational } from 'node-av/lib'
import { AV_CHANNEL_LAYOUT_MONO, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC } from 'node-av/constants'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { openEncoder } from '../../src/av/open-encoder.ts'
import { openOutput } from '../../src/av/open-output.ts'
import { openPictureEncoder, createPictureFrame } from '../../src/av/open-picture-encoder.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import type { Sound } from '../../src/sound/sound.ts'
import { openVideo } from '../../src/write/open-video.ts'
import { writeSound } from '../../src/write/write-sound.ts'
import { paint, YUV } from '../write/colours.ts'
import { scratch } from '../write/scratch.ts'
import { hertzOf, peakOf, tonesOf } from '../write/tones.ts'
import { makeWav, silence, sine } from './make-wav.ts'

const refuses =
  (message: RegExp, retryable = false) =>
  (error: unknown) =>
    error instanceof ChildFailure && message.test(error.message) && error.retryable === retryable

async function decode(context: TestContext, bytes: Buffer, maxSeconds?: number): Promise<Sound> {
  const path = await scratch(context, 'a')
  await writeFile(path, bytes)
  return decodeSound(path, maxSeconds === undefined ? {} : { maxSeconds })
}

test('a file without sound fails permanently; a missing file may be retried', async context => {
  await assert.rejects(decodeSound('/nowhere/a.mp3'), refuses(/no such file/i, true))
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"),
    Buffer.alloc(10_000, 'noise'),
    makeWav(48_000, 0, [silence]),
  ]) {
    await assert.rejects(decode(context, bytes), refuses(/invalid data|invalid argument|end of file|cannot be read/i))
  }
  const path = await scratch(context, 'a.mp4')
  const mute = await openVideo(path, { width: 64, height: 64, withSound: false })
  await mute.writeFrame(paint({ width: 64, height: 64 }, () => YUV.grey))
  await mute.finish()
  await mute.close()
  await assert.rejects(decodeSound(path), refuses(/no sound/))
})

test('a sound longer than the limit is rejected, and a shorter one is accepted', async context => {
  const wav = makeWav(48_000, 96_000, [sine(440)])
  await assert.rejects(decode(context, wav, 1.99), refuses(/longer than 1.99 seconds/))
  assert.equal((await decode(context, wav, 2)).left.length, 96_000)
})

test('a sound is decoded only up to the requested length', async context => {
  const path = await scratch(context, 'long.wav')
  await writeFile(path, makeWav(48_000, 480_000, [sine(440)]))
  const { left } = await decodeSound(path, { maxSeconds: 3, untilSeconds: 1 })
  assert.ok(left.length >= 48_000 && left.length < 96_000, `${left.length} samples`)
})

test('one channel is heard on both sides, as loud as it is', async context => {
  const { left, right } = await decode(context, makeWav(48_000, 48_000, [sine(440)]))
  assert.deepEqual(left, right)
  assert.ok(Math.abs(peakOf(left) - 0.5) < 0.001, `peak ${peakOf(left)}`)
})

for (const rate of [8_000, 22_050, 44_100, 96_000]) {
  test(`${rate} samples a second become 48,000, with the same length, tones and level`, async context => {
    const { left, right } = await decode(context, makeWav(rate, rate * 2, [sine(440), sine(1_000, 0.25)]))
    assert.ok(Math.abs(left.length - 96_000) <= 2, `${left.length} samples`)
    assert.ok(Math.abs(hertzOf(left) - 440) < 0.5 && Math.abs(hertzOf(right) - 1_000) < 0.5)
    const middle = [left.length / 4, left.length / 2] as const
    assert.ok(Math.abs(peakOf(left, ...middle) - 0.5) < 0.01 && Math.abs(peakOf(right, ...middle) - 0.25) < 0.01)
  })
}

test('six channels become two, with their positions and without clipping', async context => {
  const played = async (loud: number): Promise<Sound> =>
    decode(
      context,
      makeWav(
        48_000,
        24_000,
        Array.from({ length: 6 }, (_, channel) => (channel === loud ? sine(440, 1) : silence)),
      ),
    )
  const [frontLeft, frontRight, centre, , backLeft] = await Promise.all([0, 1, 2, 3, 4].map(played))
  const peaks = ({ left, right }: Sound = tonesOf(0)): [number, number] => [peakOf(left), peakOf(right)]
  assert.ok(peaks(frontLeft)[0] > 0.3 && peaks(frontLeft)[1] < 0.001)
  assert.ok(peaks(frontRight)[1] > 0.3 && peaks(frontRight)[0] < 0.001)
  assert.ok(peaks(backLeft)[0] > 0.2 && peaks(backLeft)[1] < 0.001)
  const [left, right] = peaks(centre)
  assert.ok(left > 0.2 && Math.abs(left - right) < 0.001)
  const all = await decode(
    context,
    makeWav(
      48_000,
      24_000,
      Array.from({ length: 6 }, () => sine(440, 1)),
    ),
  )
  assert.ok(peakOf(all.left) > 0.9 && peakOf(all.left) <= 1.001, `peak ${peakOf(all.left)}`)
})

for (const format of ['mp3', 'wav'] as const) {
  test(`${format}: a file that is cut off is heard up to there`, async context => {
    const path = await scratch(context, `a.${format}`)
    await writeSound(path, tonesOf(144_000), { format })
    const bytes = await readFile(path)
    const { left } = await decode(context, bytes.subarray(0, Math.floor(bytes.length / 2)))
    assert.ok(left.length > 65_000 && left.length < 75_000, `${left.length} samples`)
    assert.ok(Math.abs(hertzOf(left) - 1_000) < 2)
  })
}

test('mp3: only broken frames are lost', async context => {
  const path = await scratch(context, 'a.mp3')
  // A tone that rises: frames of a steady one look so much alike that a false beginning is found within them.
  const rising = Float32Array.from({ length: 144_000 }, (_, i) => 0.5 * Math.sin(i * (0.02 + i * 1e-6)))
  await writeSound(path, { left: rising, right: rising }, { format: 'mp3' })
  const bytes = await readFile(path)
  const at = Math.floor(bytes.length * 0.4)
  for (let frame = 0; frame < 3; frame++) bytes.fill(0, at + frame * 2_304, at + frame * 2_304 + 300)
  const { left } = await decode(context, bytes)
  assert.ok(left.length > 120_000 && left.length < 150_000, `${left.length} samples`)
  assert.ok(peakOf(left, left.length - 20_000) > 0.4)
})

test('a sound that begins later than its picture is heard at its time', async context => {
  const path = await scratch(context, 'a.mp4')
  await makeLateSound(path, 0.5)
  const { left } = await decodeSound(path)
  assert.ok(peakOf(left, 0, 22_000) < 0.001)
  const first = left.findIndex(sample => Math.abs(sample) > 0.2)
  assert.ok(Math.abs(first / 48_000 - 0.5) < 0.025, `heard at ${first / 48_000} s`)
})

async function makeLateSound(path: string, seconds: number): Promise<void> {
  const size = { width: 64, height: 64 }
  const picture = await openPictureEncoder(size, { crf: 30, preset: 'ultrafast' })
  const voice = await openEncoder(FF_ENCODER_AAC, context => {
    Object.assign(context, { sampleRate: 48_000, sampleFormat: AV_SAMPLE_FMT_FLTP, bitRate: 128_000n })
    Object.assign(context, { channelLayout: AV_CHANNEL_LAYOUT_MONO, timeBase: new Rational(1, 48_000) })
  })
  const output = await openOutput(path, { format: 'mp4', encoders: [picture, voice] })
  const pixels = paint(size, () => YUV.grey)
  for (let index = 0; index < 48; index++) {
    await picture.encode(createPictureFrame(pixels, size, index), packet => output.write(packet, 0))
  }
  await picture.encode(null, packet => output.write(packet, 0))
  const { left } = tonesOf(40 * 1_024, 440)
  for (let at = 0; at < left.length; at += 1_024) {
    const frame = Frame.fromAudioBuffer(Buffer.from(left.slice(at, at + 1_024).buffer), {
      nbSamples: 1_024,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate: 48_000,
      channelLayout: AV_CHANNEL_LAYOUT_MONO,
      timeBase: { num: 1, den: 48_000 },
      pts: BigInt(at + seconds * 48_000),
    })
    await voice.encode(frame, packet => output.write(packet, 1))
  }
  await voice.encode(null, packet => output.write(packet, 1))
  await output.finish()
  await output.close()
  picture.close()
  voice.close()
}
