import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWarp } from '../../../src/pictures/between/create-warp.ts'
import type { Flow } from '../../../src/pictures/between/flow.ts'
import { type YuvFrame, yuvFrameBytes } from '../../../../media/src/frames/yuv-frame.ts'
import { differenceOf } from '../photo/filmed.ts'
import { plainWarp } from './plain-warp.ts'

const frameOf = (width: number, height: number, pixelAt: (at: number) => number): YuvFrame => ({
  width,
  height,
  pixels: Uint8Array.from({ length: yuvFrameBytes({ width, height }) }, (_, at) => pixelAt(at)),
})

const smooth = (pace: number) => (at: number) => 128 + 110 * Math.sin(at * pace)

/** Ways in all directions, some beyond every edge; shares from 0 to 1. */
const wildFlow = (time: number, reach: number): Flow => {
  const [width, height] = [32, 32]
  const flow = Float32Array.from({ length: width * height * 4 }, (_, at) => reach * Math.sin(at * 0.02 + 9 * time))
  const share = Float32Array.from({ length: width * height }, (_, at) => 0.5 + 0.5 * Math.sin(at * 0.03 + time))
  return { width, height, time, flow, share }
}

for (const [width, height] of [
  [64, 36],
  [50, 70],
  [2, 2],
  [16, 130],
] as const) {
  test(`a frame of ${width} x ${height} is warped as in a plain loop, at every time and zoom`, async () => {
    const [first, last] = [frameOf(width, height, smooth(0.11)), frameOf(width, height, smooth(0.17))]
    for (const reach of [0, 3, 40]) {
      const flows = [0.25, 0.5, 0.75].map(time => wildFlow(time, reach))
      const warp = await createWarp(first, last, flows)
      for (const time of [0.01, 0.25, 0.4, 0.6, 0.75, 0.99]) {
        const zooms = { first: 1 + 0.2 * time, last: 1.2 - 0.2 * time }
        const made = warp.frameAt(time, zooms).pixels
        const { most, mean } = differenceOf(made, plainWarp(first, last, flows, time, zooms))
        assert.ok(most <= 2 && mean < 0.35, `${reach} at ${time}: ${most} at most, ${mean} in the mean`)
      }
    }
  })
}

test('a picture with the whole share and no motion keeps its bytes', async () => {
  const [first, last] = [frameOf(48, 32, at => (at * 37) % 256), frameOf(48, 32, at => (at * 91) % 256)]
  const flows = [0.25, 0.75].map(time => {
    const flow = wildFlow(time, 0)
    return { ...flow, share: flow.share.map(() => (time < 0.5 ? 1 : 0)) }
  })
  const warp = await createWarp(first, last, flows)
  const zooms = { first: 1, last: 1 }
  assert.deepEqual(Buffer.from(warp.frameAt(0.25, zooms).pixels), Buffer.from(first.pixels))
  assert.deepEqual(Buffer.from(warp.frameAt(0.75, zooms).pixels), Buffer.from(last.pixels))
})

test('motion and shares that are not numbers stay within the frame', async () => {
  const [first, last] = [frameOf(32, 32, () => 90), frameOf(32, 32, () => 90)]
  for (const wild of [Number.NaN, Number.POSITIVE_INFINITY, -1e30]) {
    const flow = wildFlow(0.5, 0)
    const warp = await createWarp(first, last, [{ ...flow, flow: flow.flow.map(() => wild) }])
    assert.equal(warp.frameAt(0.5, { first: 1, last: 1 }).pixels[500], 90)
  }
})
