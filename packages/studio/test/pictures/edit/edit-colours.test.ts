import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differenceOf, edit, isGrass, isWellInCar, isWellOutside, meanOf, PICTURE } from './test-pictures.ts'

const was = meanOf(PICTURE)

test('the car becomes blue inside its outline, and nothing changes outside', async () => {
  for (const prompt of ['make the car blue', '把汽车变成蓝色', 'change the red car to blue']) {
    const made = await edit(prompt)
    const { red, blue } = meanOf(made, isWellInCar)
    assert.ok(blue > red + 60, `${prompt}: ${red} ${blue}`)
    assert.ok(differenceOf(made, PICTURE, isWellOutside) < 1, prompt)
  }
})

test('wheels stay black when the car gets another colour', async () => {
  const isWheel = (u: number, v: number): boolean => Math.hypot((u - 0.38) * 1.6, v - 0.7) < 0.03
  for (const colour of ['green', 'yellow', 'white']) {
    const { luma } = meanOf(await edit(`make the car ${colour}`), isWheel)
    assert.ok(luma < 45, `${colour}: ${luma}`)
  }
})

test('each colour is the requested one', async () => {
  const isLike: Record<string, (colour: ReturnType<typeof meanOf>) => boolean> = {
    green: ({ red, green, blue }) => green > red + 30 && green > blue + 30,
    yellow: ({ red, green, blue }) => red > blue + 60 && green > blue + 60,
    purple: ({ red, green, blue }) => red > green + 15 && blue > green + 40,
    white: ({ red, green, blue }) => Math.min(red, green, blue) > 150,
    black: ({ red, green, blue }) => Math.max(red, green, blue) < 90,
  }
  for (const [colour, is] of Object.entries(isLike)) {
    const mean = meanOf(await edit(`make the car ${colour}`), isWellInCar)
    assert.ok(is(mean), `${colour}: ${JSON.stringify(mean)}`)
  }
})

test('warmer, brighter and more vivid have their effects', async () => {
  const warm = meanOf(await edit('warmer'))
  assert.ok(warm.red - warm.blue > was.red - was.blue + 5)
  const cool = meanOf(await edit('冷色调'))
  assert.ok(cool.red - cool.blue < was.red - was.blue - 5)
  assert.ok(meanOf(await edit('brighter')).luma > was.luma + 10)
  assert.ok(meanOf(await edit('更暗一点')).luma < was.luma - 10)
  const vivid = meanOf(await edit('more vivid'), isGrass)
  const grass = meanOf(PICTURE, isGrass)
  assert.ok(vivid.green - vivid.blue > grass.green - grass.blue + 5)
})
