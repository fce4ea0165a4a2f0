import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Packet } from 'node-av/lib'
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { openInput } from '../../src/av/open-input.ts'
import { createPlaneScaler } from '../../src/av/plane-scaler.ts'
import { createSilence } from '../../src/sound/sound.ts'
import { createEnlarger } from '../../src/upscale/enlarger.ts'
import { upscaleClip } from '../../src/upscale/upscale-clip.ts'
import { readTimedFrames } from '../../src/upscale/read-timed-frames.ts'
import { openVideo } from '../../src/write/open-video.ts'
import { makeClip } from '../av/make-clip.ts'
import { scratch } from '../write/scratch.ts'

const SMALL = { width: 128, height: 72 }
const LARGE = { width: 256, height: 144 }

/** Letters, lines and a soft ground, as a street has them: a frame that moves with its index. */
function drawn({ width, height }: { width: number; height: number }, index = 0): Uint8Array {
  const pixels = new Uint8Array((width * height * 3) / 2).fill(128)
  const scale = width / 256
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / scale + index, y / scale]
      const ground = 90 + 30 * Math.sin(u / 23) + 20 * Math.cos(v / 17)
      const isLine = (Math.floor(u) % 24 < 3 && v < 90) || Math.abs(v - 100 - u / 6) < 2
      const isDisc = Math.hypot((u % 60) - 30, v - 50) < 14
      pixels[y * width + x] = isLine ? 220 : isDisc ? 40 : ground
    }
  return pixels
}

function psnr(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  const area = (one.length * 2) / 3
  for (let at = 0; at < area; at++) sum += (one[at]! - other[at]!) ** 2
  return 10 * Math.log10((255 * 255 * area) / sum)
}

/** All of its sound, byte by byte. */
async function soundPackets(path: string): Promise<string[]> {
  const file = await openInput(path)
  const packet = new Packet()
  packet.alloc()
  const index = file.findBestStream(AVMEDIA_TYPE_AUDIO)
  const found: string[] = []
  while ((await file.readFrame(packet)) >= 0) {
    if (packet.streamIndex === index) found.push(`${packet.pts} ${packet.data?.toString('base64')}`)
    packet.unref()
  }
  packet.free()
  await file.closeInput()
  return found
}

async function timesOf(path: string): Promise<number[]> {
  const times: number[] = []
  for await (const { ticks, timeBase } of readTimedFrames(path))
    times.push((Number(ticks) * timeBase.num) / timeBase.den)
  return times
}

const upscale = (source: string, target: string): Promise<void> =>
  upscaleClip({ source, target, size: LARGE, seconds: 1 }, () => undefined)

test('a larger clip has the same frames at the same times, and its sound is copied bit for bit', async context => {
  const [source, target] = [await scratch(context, 'small.mp4'), await scratch(context, 'large.mp4')]
  const video = await openVideo(source, { ...SMALL, withSound: true })
  const sound = createSilence(0.5)
  for (let at = 0; at < sound.left.length; at++) sound.left[at] = sound.right[at] = 0.2 * Math.sin(at / 17)
  await video.writeSound(sound)
  for (let index = 0; index < 12; index++) await video.writeFrame(drawn(SMALL, index))
  await video.finish()
  await video.close()
  await upscale(source, target)
  assert.deepEqual(await timesOf(target), await timesOf(source))
  const sounds = await soundPackets(target)
  assert.ok(sounds.length > 20)
  assert.deepEqual(sounds, await soundPackets(source))
  const [first] = [(await readTimedFrames(target).next()).value]
  assert.ok(first && first.width === LARGE.width && first.height === LARGE.height)
})

test('frames that come at uneven times keep them, and a clip without sound gets none', async context => {
  const [source, target] = [await scratch(context, 'uneven.mp4'), await scratch(context, 'large.mp4')]
  await makeClip(source, { ...SMALL, times: [0, 33, 67, 150, 183, 400], draw: index => drawn(SMALL, index) })
  await upscale(source, target)
  assert.deepEqual(await timesOf(target), [0, 0.033, 0.067, 0.15, 0.183, 0.4])
  assert.deepEqual(await soundPackets(target), [])
})

test('it is nearer to the truth than a bicubic enlargement by half a decibel, and has no rings', async () => {
  const truth = drawn(LARGE)
  const down = createPlaneScaler(LARGE, SMALL, { way: 'area', planes: 'yuv' })
  const small = Uint8Array.from(await down.scale(truth))
  const plain = createPlaneScaler(SMALL, LARGE, { way: 'bicubic', planes: 'yuv' })
  const enlarger = createEnlarger(SMALL, LARGE)
  const [made, compared] = [await enlarger.enlarge(small), await plain.scale(small)]
  assert.ok(psnr(truth, made) > psnr(truth, compared) + 0.5, `${psnr(truth, made)} against ${psnr(truth, compared)}`)
  // Beside a bright line on a dark ground nothing becomes darker than the ground.
  const area = LARGE.width * LARGE.height
  const [least, most] = [Math.min(...small.subarray(0, 72 * 128)), Math.max(...small.subarray(0, 72 * 128))]
  assert.ok(made.subarray(0, area).every(value => value >= least && value <= most))
  for (const one of [down, plain, enlarger]) one.close()
})
