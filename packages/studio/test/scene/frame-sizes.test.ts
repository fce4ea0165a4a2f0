import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameSize, type Resolution } from '../../../service/src/plans/frame-size.ts'
import { assertFilled, lastFrameOf, PICTURE_RATIOS, pictureOf, VIDEO_RATIOS } from './frame-sizes.ts'

test('every resolution and ratio has its pixels: the short side by name, both sides even', () => {
  const SHORT = { '360p': 360, '540p': 540, '720p': 720, '1080p': 1080, '2K': 1440, '4K': 2160 }
  for (const [resolution, short] of Object.entries(SHORT) as [Resolution, number][]) {
    for (const ratio of PICTURE_RATIOS) {
      const { width, height } = frameSize(resolution, ratio)
      const [across = 0, down = 0] = ratio.split(':').map(Number)
      assert.equal(Math.min(width, height), short, `${resolution} ${ratio}`)
      assert.ok(width % 2 === 0 && height % 2 === 0, `${resolution} ${ratio}: ${width} x ${height}`)
      assert.ok(Math.abs(width / height - across / down) < 0.006, `${resolution} ${ratio}: ${width} x ${height}`)
    }
  }
  assert.deepEqual(frameSize('720p', '16:9'), { width: 1280, height: 720 })
  assert.deepEqual(frameSize('1080p', '9:16'), { width: 1080, height: 1920 })
  assert.deepEqual(frameSize('4K', '21:9'), { width: 5040, height: 2160 })
})

// The larger ones take minutes: test/long/frame-sizes.long.ts.
for (const ratio of VIDEO_RATIOS) {
  test(`a film of 360p at ${ratio} fills its frame to the edges`, async () => {
    const size = frameSize('360p', ratio)
    assertFilled(await lastFrameOf(size), size)
  })
}

for (const ratio of ['21:9', '2:3', '3:2'] as const) {
  test(`a picture at ${ratio} fills its frame to the edges`, async () => {
    const size = frameSize('360p', ratio)
    assertFilled(await pictureOf(size), size)
  })
}

test('the measure can fail: a picture with a black border has one', async () => {
  const size = { width: 160, height: 90 }
  const picture = await pictureOf(size)
  for (let y = 0; y < size.height; y++) picture.rgba.fill(0, y * size.width * 4, y * size.width * 4 + 8)
  assert.throws(() => assertFilled(picture, size), /at an edge/)
})
