import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Order } from '../../src/engine/contract.ts'
import { readTimedFrames } from '../../src/upscale/read-timed-frames.ts'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { hertzOf } from '../write/tones.ts'
import { assertNear, brightSpot, conforming, framesOf, requireFinished, SIZE } from './conforming.ts'
import { boxAt, makeForeign } from './make-foreign.ts'

const LARGE = { width: SIZE.width * 2, height: SIZE.height * 2 }

const orderOf = (path: string): Extract<Order, { kind: 'upscale' }> => ({
  kind: 'upscale',
  prompt: '',
  seed: 1,
  inputs: [{ role: 'video_url', kind: 'clip', path }],
  ...LARGE,
  seconds: 1,
  withSound: true,
})

test('an externally enlarged clip has the times and the sound of its source, and the ordered size', async t => {
  const { made, folder, conform } = await conforming(t)
  const source = join(folder, '..', 'source.mp4')
  const tone = { seconds: 1, codec: 'aac' } as const
  await makeForeign(source, { muxer: 'mp4', video: { ...SIZE, seconds: 1, codec: 'libx264', fps: 25 }, sound: tone })
  // Another rate, a size that is off by some rows, no sound.
  const size = { width: LARGE.width + 16, height: LARGE.height + 8 }
  await makeForeign(made, { muxer: 'webm', video: { ...size, seconds: 1, codec: 'libvpx', fps: 50 } })
  const order = orderOf(source)
  const conformed = await conform(order)
  await requireFinished(order, conformed, folder)
  const times = async (path: string): Promise<number[]> => {
    const found: number[] = []
    for await (const { ticks, timeBase } of readTimedFrames(path))
      found.push((Number(ticks) * timeBase.num) / timeBase.den)
    return found
  }
  const result = conformed.files[0]?.path ?? ''
  assert.deepEqual(await times(result), await times(source))
  assertNear(hertzOf((await decodeSound(result)).left), hertzOf((await decodeSound(source)).left), 1, 'tone')
  const spot = brightSpot((await framesOf(conformed))[12]!)
  const { x, side } = boxAt(12 / 24, LARGE)
  assertNear(spot.x, x + side / 2, 4, 'box')
})

test('a clip much shorter than its source is rejected, with both lengths', async t => {
  const { made, folder, conform } = await conforming(t)
  const source = join(folder, '..', 'source.mp4')
  await makeForeign(source, { muxer: 'mp4', video: { ...SIZE, seconds: 2, codec: 'libx264', fps: 24 } })
  await makeForeign(made, { muxer: 'mp4', video: { ...LARGE, seconds: 0.5, codec: 'libx264', fps: 24 } })
  await assert.rejects(conform({ ...orderOf(source), seconds: 2, withSound: false }), /made 0\.5 s of the 2 s/)
})
