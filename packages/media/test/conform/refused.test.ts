import assert from 'node:assert/strict'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import type { ChildFailure } from '../../src/children/child-failure.ts'
import type { Order } from '../../src/engine/contract.ts'
import { makeWav, silence } from '../av/make-wav.ts'
import { makePng, makeWebp } from '../formats/sample-pictures.ts'
import { conforming, imageOrder, musicOrder, SIZE, speechOrder, videoOrder } from './conforming.ts'
import { makeForeign } from './make-foreign.ts'

const clip = { muxer: 'mp4', video: { ...SIZE, codec: 'libx264', seconds: 1 }, muxing: { movflags: '+faststart' } }

const refusal = (says: RegExp, retryable: boolean) => (error: unknown) => {
  const { message, name, retryable: worth } = error as ChildFailure
  assert.equal(name, 'ChildFailure')
  assert.match(message, /^what the engine made cannot be used: /)
  assert.match(message, says)
  assert.equal(worth, retryable)
  return true
}

test('a file that is not media is rejected with its size and its first readable characters', async t => {
  const { made, folder, conform } = await conforming(t)
  const orders: Order[] = [videoOrder(), imageOrder(), speechOrder(), musicOrder(1)]
  for (const bytes of [
    '<html>Internal Server Error at /srv/model.py</html>',
    '{"detail":"queued"}',
    '\0\0\0\0\0\0\0\0\0',
  ]) {
    await writeFile(made, bytes)
    for (const order of orders)
      await assert.rejects(
        conform(order),
        refusal(new RegExp(`the file \\(${bytes.length} bytes\\) is of no known format`), true),
      )
  }
  await writeFile(made, '')
  for (const order of orders) await assert.rejects(conform(order), refusal(/the file is empty/, true))
  assert.deepEqual(await readdir(folder), [])
})

test('another kind of media than was ordered is named', async t => {
  const { made, conform } = await conforming(t)
  await writeFile(
    made,
    await sharp({ create: { ...SIZE, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  await assert.rejects(conform(videoOrder()), refusal(/is a png file and no video; mp4, mov, avi, webm/, true))
  await assert.rejects(conform(speechOrder()), refusal(/is a png file and no sound/, true))
  await writeFile(made, makeWebp(64, 36))
  await assert.rejects(conform(videoOrder()), refusal(/it is a still picture, and a video was ordered/, false))
  await makeForeign(made, clip)
  await assert.rejects(conform(imageOrder()), refusal(/is a mp4 file and no picture/, true))
  await assert.rejects(conform(speechOrder()), refusal(/it has no sound/, false))
  await makeForeign(made, { muxer: 'mp4', sound: { codec: 'aac', seconds: 1 } })
  await assert.rejects(conform(videoOrder()), refusal(/it has no picture/, false))
})

test('an incomplete or truncated file is rejected and may be retried', async t => {
  const { made, folder, conform } = await conforming(t)
  const order = videoOrder({ withSound: false })
  await makeForeign(made, clip)
  const whole = await readFile(made)
  await writeFile(made, whole.subarray(0, 48))
  await assert.rejects(conform(order), refusal(/the mp4 file \(48 bytes\) cannot be opened, it may be cut off/, true))
  const samples = whole.indexOf('mdat') + 4
  for (const share of [0, 0.1, 0.4]) {
    await writeFile(made, whole.subarray(0, Math.round(samples + (whole.length - samples) * share)))
    await assert.rejects(conform(order), refusal(/cut off|damaged|cannot be read/, true), `${share} of it`)
  }
  // Frames that do not need each other, of which so few are gone that the last could be held.
  const frames = {
    ...clip,
    muxer: 'mov',
    video: { ...clip.video, seconds: 3, codec: 'mjpeg', pixels: 'full' as const },
  }
  await makeForeign(made, frames)
  const long = await readFile(made)
  await writeFile(made, long.subarray(0, Math.round(long.length * 0.79)))
  await assert.rejects(conform(videoOrder({ seconds: 3 })), refusal(/cut off: 2\.\d s of 3\.0 s are there/, true))
  // A third of them is gone.
  await makeForeign(made, { ...clip, muxer: 'mov', video: { ...clip.video, codec: 'mjpeg', pixels: 'full' } })
  const broken = await readFile(made)
  broken.fill(0, Math.floor((broken.indexOf('mdat') + 2 * broken.length) / 3))
  await writeFile(made, broken)
  await assert.rejects(conform(order), refusal(/damaged/, true))
  for (const [muxer, codec] of [
    ['wav', 'pcm_s16le'],
    ['flac', 'flac'],
  ] as const) {
    await makeForeign(made, { muxer, sound: { codec, seconds: 2, samples: 's16' } })
    const sound = await readFile(made)
    await writeFile(made, sound.subarray(0, Math.round(sound.length / 2)))
    await assert.rejects(
      conform(speechOrder()),
      refusal(/file is cut off: (0\.7 s of 2\.0 s|\d+ of 384000 bytes)/, true),
    )
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const jpeg = await sharp({ create: { ...SIZE, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer()
  await writeFile(made, jpeg.subarray(0, Math.round(jpeg.length / 2)))
  await assert.rejects(conform(imageOrder()), refusal(/picture cannot be read/, true))
  assert.deepEqual(await readdir(folder), [])
})

test('huge sizes are rejected by the header', async t => {
  const { made, conform } = await conforming(t)
  await makeForeign(made, clip)
  const mp4 = await readFile(made)
  const entry = mp4.indexOf('avc1', mp4.indexOf('stsd'))
  mp4.writeUInt16BE(16_000, entry + 28)
  mp4.writeUInt16BE(16_000, entry + 30)
  await writeFile(made, mp4)
  await assert.rejects(
    conform(videoOrder()),
    refusal(/it is 16000 x 16000 pixels; at most 7680 x 4320 are read/, false),
  )
  await makeForeign(made, { muxer: 'gif', video: { ...clip.video, codec: 'gif', pixels: 'bgr8' } })
  const gif = await readFile(made)
  gif.writeUInt16LE(65_000, 6)
  gif.writeUInt16LE(65_000, 8)
  await writeFile(made, gif)
  await assert.rejects(conform(videoOrder()), refusal(/it is 65000 x 65000 pixels/, false))
  await writeFile(made, makePng(16_384, 16_384))
  await assert.rejects(
    conform(imageOrder()),
    refusal(/it is 16384 x 16384 pixels; at most 8192 x 8192 are read/, false),
  )
})

const WAV_SECONDS = 4_000

test('huge lengths are rejected by the header, or as soon as they are reached', async t => {
  const { made, conform } = await conforming(t)
  const times = [0, 40, 36_000_000]
  await makeForeign(made, { muxer: 'mp4', video: { ...clip.video, times } })
  await assert.rejects(conform(videoOrder()), refusal(/it lasts 36000 s; at most 601 s are read/, false))
  await makeForeign(made, { muxer: 'matroska', video: { ...clip.video, times } })
  await assert.rejects(conform(videoOrder()), refusal(/lasts 36000 s/, false))
  const wav = makeWav(8_000, 1, [silence])
  wav.writeUInt32LE(WAV_SECONDS * 16_000, 40)
  await writeFile(made, wav)
  await truncate(made, 44 + WAV_SECONDS * 16_000)
  await assert.rejects(conform(speechOrder()), refusal(/it lasts 4000 s; at most 3600 s are read/, false))
  await assert.rejects(conform(musicOrder(10)), refusal(/it lasts 4000 s; at most 610 s are read/, false))
})

test('a file of gigabytes is rejected by its size', async t => {
  const { made, conform } = await conforming(t)
  await makeForeign(made, clip)
  await truncate(made, 3 * 2 ** 30)
  await assert.rejects(conform(videoOrder()), refusal(/a video may have at most 2048 MB, this one has 3072 MB/, false))
})
