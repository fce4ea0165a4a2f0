import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loopClip } from '../../src/backdrops/loop-clip.ts'
import type { YuvFrame } from '../../../media/src/frames/yuv-frame.ts'

/** Frames of two by two pixels, each of one luma. */
const clipOf = (lumas: readonly number[]): (() => AsyncGenerator<YuvFrame>) =>
  async function* () {
    // One buffer for all, as a decoder has.
    const pixels = new Uint8Array(6)
    for (const luma of lumas) yield await Promise.resolve({ width: 2, height: 2, pixels: pixels.fill(luma) })
  }

async function playedOf(lumas: readonly number[], count: number): Promise<number[]> {
  const next = loopClip(clipOf(lumas))
  const played: number[] = []
  for (let index = 0; index < count; index++) played.push((await next()).pixels[0]!)
  return played
}

test('a clip without a frame is an error, without waiting', async () => {
  await assert.rejects(loopClip(clipOf([]))(), /no picture/)
})

test('a clip of a few frames repeats frame by frame', async () => {
  assert.deepEqual(await playedOf([10, 20, 30], 7), [10, 20, 30, 10, 20, 30, 10])
  assert.deepEqual(await playedOf([10], 3), [10, 10, 10])
})

test('a longer clip fades into its beginning without a jump, repeatedly', async () => {
  const rising = Array.from({ length: 48 }, (_, index) => 20 + index * 4)
  const played = await playedOf(rising, 200)
  assert.deepEqual(played.slice(0, 40), rising.slice(0, 40), 'until then it is as it was')
  const steps = played.slice(1).map((luma, index) => Math.abs(luma - played[index]!))
  // All of the way back at once would be 188.
  assert.ok(Math.max(...steps) <= 28, `a step of ${Math.max(...steps)}`)
  assert.ok(
    played.slice(60).some(luma => luma < 60),
    'it comes round',
  )
})
