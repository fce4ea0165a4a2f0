import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { differenceOf, edit, isGrass, isSky, isWellInCar, meanOf, PICTURE } from './test-pictures.ts'

const was = meanOf(PICTURE)

test('a night is darker and cooler, a noon brighter', async () => {
  for (const prompt of ['at night', '变成夜晚']) {
    const night = meanOf(await edit(prompt))
    assert.ok(night.luma < was.luma * 0.6, prompt)
    assert.ok(night.blue / (night.red + 1) > was.blue / was.red, prompt)
  }
  assert.ok(meanOf(await edit('at noon')).luma > was.luma)
})

test('a sunset is warmer, most of all in the sky', async () => {
  const sunset = meanOf(await edit('sunset light'), isSky)
  const before = meanOf(PICTURE, isSky)
  assert.ok(sunset.red - sunset.blue > before.red - before.blue + 60)
})

test('winter is brighter and less green on grass, autumn redder, and the car stays red', async () => {
  const grass = meanOf(PICTURE, isGrass)
  const greenness = ({ red, green, blue }: typeof grass): number => green - (red + blue) / 2
  const winter = await edit('turn it into winter')
  assert.ok(meanOf(winter, isGrass).luma > grass.luma + 40)
  assert.ok(greenness(meanOf(winter, isGrass)) < greenness(grass) / 3)
  const autumn = await edit('换成秋天')
  assert.ok(meanOf(autumn, isGrass).red > grass.red + 15)
  for (const picture of [winter, autumn]) {
    const car = meanOf(picture, isWellInCar)
    assert.ok(car.red > car.green + 80)
  }
})

test('fog reduces contrast, more in the distance', async () => {
  const made = await edit('add fog')
  const rangeOf = (picture: RgbaPicture): number => meanOf(picture, isSky).luma - meanOf(picture, isWellInCar).luma
  assert.ok(Math.abs(rangeOf(made)) < Math.abs(rangeOf(PICTURE)))
  const isFar = (u: number, v: number): boolean => v > 0.5 && v < 0.58 && (u < 0.25 || u > 0.75)
  const isNear = (_: number, v: number): boolean => v > 0.92
  const change = (is: typeof isFar): number => meanOf(made, is).luma - meanOf(PICTURE, is).luma
  assert.ok(change(isFar) > change(isNear))
})

test('rain and snow are visible, and differ by the seed', async () => {
  for (const prompt of ['make it rain', 'add falling snow']) {
    const [one, other] = [await edit(prompt), await edit(prompt, { seed: 4 })]
    assert.ok(differenceOf(one, PICTURE) > 5, prompt)
    assert.ok(differenceOf(one, other) > 0.1, prompt)
  }
})
