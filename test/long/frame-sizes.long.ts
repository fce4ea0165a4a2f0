// Every size of the contract above 360p, one frame each: `npm run test:long`.
import { test } from 'node:test'
import {
  assertFilled,
  lastFrameOf,
  PICTURE_RATIOS,
  pictureOf,
  VIDEO_RATIOS,
} from '../../packages/studio/test/scene/frame-sizes.ts'
import { frameSize } from '../../packages/service/src/plans/frame-size.ts'

for (const resolution of ['540p', '720p', '1080p'] as const) {
  for (const ratio of VIDEO_RATIOS) {
    test(`a film of ${resolution} at ${ratio} fills its frame`, async () => {
      const size = frameSize(resolution, ratio)
      assertFilled(await lastFrameOf(size), size)
    })
  }
}

for (const resolution of ['1080p', '2K', '4K'] as const) {
  for (const ratio of PICTURE_RATIOS) {
    test(`a picture of ${resolution} at ${ratio} fills its frame`, async () => {
      const size = frameSize(resolution, ratio)
      assertFilled(await pictureOf(size), size)
    })
  }
}
