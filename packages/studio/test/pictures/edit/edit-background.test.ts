import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { differenceOf, edit, isWellInCar, isWellOutside, meanOf, PICTURE } from './test-pictures.ts'

test('a removed background is transparent, and the subject is not', async () => {
  const { rgba, width, height } = await edit('remove the background')
  const alphaAt = (u: number, v: number): number =>
    rgba[(Math.floor(v * height) * width + Math.floor(u * width)) * 4 + 3]!
  assert.equal(alphaAt(0.05, 0.1), 0)
  assert.equal(alphaAt(0.5, 0.55), 255)
})

test('a new background is another picture behind the same subject', async () => {
  const made = await edit('change the background to a beach')
  assert.ok(differenceOf(made, PICTURE, isWellOutside) > 20)
  const car = meanOf(made, isWellInCar)
  assert.ok(car.red > car.green + 60)
  const white = await edit('white background')
  assert.ok(meanOf(white, (_, v) => v < 0.2).luma > 215)
})

test('a blurred background keeps the subject sharp', async () => {
  const made = await edit('blur the background')
  const roughness = ({ rgba, width, height }: RgbaPicture, is: (u: number, v: number) => boolean): number => {
    let sum = 0
    for (let at = 4; at < rgba.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
      if (x > 0 && is(x / width, y / height))
        sum += Math.abs(rgba[at + 1]! - rgba[at - 3]!) + Math.abs(rgba[at]! - rgba[at - 4]!)
    }
    return sum
  }
  const isGround = (u: number, v: number): boolean => v > 0.55 && v < 0.7 && u < 0.2
  assert.ok(roughness(made, isGround) < roughness(PICTURE, isGround) * 0.5)
  assert.ok(roughness(made, isWellInCar) > roughness(PICTURE, isWellInCar) * 0.8)
})
