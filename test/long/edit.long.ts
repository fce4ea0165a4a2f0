import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openModel } from '../../packages/studio/src/models/open-model.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { carPicture, edit, openNothing } from '../../packages/studio/test/pictures/edit/test-pictures.ts'

test('larger than it is worked in, an edit keeps the fine detail of the original', async () => {
  const large = carPicture({ width: 2_400, height: 1_500 })
  const made = await edit('a little warmer', {
    open: openNothing,
    picture: large,
    size: { width: 2_400, height: 1_500 },
  })
  const roughness = ({ rgba }: RgbaPicture): number => {
    let sum = 0
    for (let at = 4; at < rgba.length; at += 64) sum += Math.abs(rgba[at + 1]! - rgba[at - 3]!)
    return sum
  }
  assert.ok(roughness(made) > roughness(large) * 0.7)
})

test('every kind of edit is made in 4K, upright and wide', async () => {
  const picture = carPicture({ width: 1_600, height: 1_000 })
  for (const size of [
    { width: 3_840, height: 2_160 },
    { width: 2_160, height: 3_840 },
  ]) {
    for (const prompt of [
      'winter at night',
      'oil painting',
      'change the background to a beach',
      'make the car blue',
      'pixel art',
    ]) {
      const { width, height, rgba } = await edit(prompt, { open: openModel, picture, size })
      assert.deepEqual({ width, height }, size, prompt)
      assert.equal(rgba.length, width * height * 4)
    }
  }
})
