import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Made, Order } from '../../../media/src/engine/contract.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { decodeFrames } from '../../../media/src/av/decode-frames.ts'
import { SAMPLE_RATE, secondsToSamples, type Sound } from '../../../media/src/sound/sound.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import { writeSound } from '../../../media/src/write/write-sound.ts'
import { clip, folderFor } from '../../../service/test/engines/minimal-orders.ts'
import { portraitOf } from '../pictures/lips/portrait.ts'
import { wavesOf } from '../pictures/photo/test-pictures.ts'

export const SIZE = { width: 320, height: 180 }
export const HEAD = { x: 160, y: 80, radius: 50 }

/** Silence for half a second, then a low voice. */
export const voice = (seconds: number): Sound => {
  const left = Float32Array.from({ length: secondsToSamples(seconds) }, (_, at) => {
    let sum = 0
    for (let harmonic = 1; harmonic < 12; harmonic++) sum += Math.sin((2 * Math.PI * 150 * harmonic * at) / SAMPLE_RATE)
    return at < SAMPLE_RATE / 2 ? 0 : sum / 30
  })
  return { left, right: left }
}

type VideoOrder = Extract<Order, { kind: 'video' }>

/** What becomes of an order for a clip of a picture, with a voice among its inputs. */
export async function made(
  t: TestContext,
  picture: 'portrait' | 'waves',
  options: Partial<VideoOrder> = {},
): Promise<Made & { path: string }> {
  const folder = await folderFor(t)
  const inputs = [
    { role: 'images[0]', kind: 'picture', path: join(folder, 'picture.png') },
    { role: 'sounds[0]', kind: 'sound', path: join(folder, 'voice.wav') },
  ] as const
  const pixels = picture === 'portrait' ? portraitOf(SIZE, [HEAD]) : wavesOf(SIZE)
  await writePicture(inputs[0].path, pixels, { format: 'png' })
  await writeSound(inputs[1].path, voice(1.5), { format: 'wav' })
  const order: VideoOrder = {
    ...clip,
    ...SIZE,
    seconds: 1,
    prompt: 'still camera',
    from: { kind: 'frame' },
    inputs,
    ...options,
  }
  const done = await makeOrder({ order, folder }, () => undefined)
  return { ...done, path: done.files[0]!.path }
}

export async function framesOf(path: string): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = []
  for await (const { pixels } of decodeFrames(path)) frames.push(pixels.slice())
  return frames
}

/** How much of the luma around the painted mouth differs. */
export function changeAtMouth(one: Uint8Array, other: Uint8Array): number {
  const middle = HEAD.y + 0.65 * HEAD.radius
  let sum = 0
  for (let y = Math.round(middle - 12); y < middle + 12; y++)
    for (let x = HEAD.x - 16; x < HEAD.x + 16; x++)
      sum += Math.abs(one[y * SIZE.width + x]! - other[y * SIZE.width + x]!)
  return sum / (24 * 32)
}
