import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeStage, openStage } from '../../src/compositor/open-stage.ts'
import { bytesAt } from '../../src/compositor/stage.ts'
import { rgbaPictureOf } from './slow-reference.ts'

test('a blurred pixel is the mean of so many along its row, parts of pixels and repeated edges included', async () => {
  const size = { width: 46, height: 6 }
  const stage = await openStage(size)
  const { at, stride } = stage.target.luma
  for (const length of [1, 1.7, 2, 5.25, 17.9, 46]) {
    const before = rgbaPictureOf({ width: 23, height: 3 }).rgba
    bytesAt(stage, at, 276).set(before)
    stage.kernels.blurRows(at, stride, 46, 6, length)
    const after = bytesAt(stage, at, 276)
    for (let y = 0; y < 6; y++) {
      for (let x = 0; x < 46; x++) {
        let sum = 0
        for (let other = x - 30; other <= x + 30; other++) {
          const covered = Math.min(other + 0.5, x + length / 2) - Math.max(other - 0.5, x - length / 2)
          if (covered > 0) sum += covered * before[y * 46 + Math.max(0, Math.min(45, other))]!
        }
        assert.ok(Math.abs(after[y * 46 + x]! - sum / length) < 0.52, `${length}: ${x} ${y}`)
      }
    }
  }
  closeStage(stage)
})
