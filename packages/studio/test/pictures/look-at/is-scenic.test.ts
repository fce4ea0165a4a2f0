import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isScenic } from '../../../src/pictures/look-at/is-scenic.ts'
import { pictureOf, wavesAt, wavesOf } from '../photo/test-pictures.ts'
import { LANDSCAPE, landscapeOf } from '../landscape.ts'

test('a small, even or cut-out picture, or one on paper, is not a scene', () => {
  assert.equal(isScenic(wavesOf({ width: 120, height: 90 })), false)
  assert.equal(isScenic(pictureOf(LANDSCAPE, () => [90, 140, 60])), false)
  const cutOut = pictureOf(LANDSCAPE, (x, y) => {
    const [red, green, blue] = wavesAt(x, y)
    return [red, green, blue, x < 160 ? 255 : 0]
  })
  assert.equal(isScenic(cutOut), false)
  const onPaper = pictureOf(LANDSCAPE, (x, y) =>
    Math.hypot(x - LANDSCAPE.width / 2, y - LANDSCAPE.height / 2) < 60 ? wavesAt(2 * x, 2 * y) : [240, 238, 236],
  )
  assert.equal(isScenic(onPaper), false)
})

test('a landscape under a sky is a scene', () => {
  assert.equal(isScenic(landscapeOf(LANDSCAPE)), true)
})
