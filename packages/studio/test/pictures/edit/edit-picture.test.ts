import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carPicture, differenceOf, edit, meanOf, openNothing, PICTURE, SIZE } from './test-pictures.ts'

const was = meanOf(PICTURE)

test('every kind of edit gives a picture of the requested size without any model', async () => {
  for (const prompt of [
    'make the car blue',
    'turn it into winter',
    'at night',
    'sunset',
    'add fog',
    'blur the background',
    'remove the background',
    'change the background to a beach',
    'white background',
    'remove the car',
    'make her dress red',
    'crop to the face',
    '水墨画',
  ]) {
    const made = await edit(prompt, { open: openNothing })
    assert.equal(made.rgba.length, SIZE.width * SIZE.height * 4, prompt)
  }
})

test('words without a meaning change the picture only slightly and in no direction', async () => {
  const made = await edit('zzz qqq')
  assert.ok(differenceOf(made, PICTURE) < 8, `${differenceOf(made, PICTURE)}`)
  assert.ok(Math.abs(meanOf(made).luma - was.luma) < 5)
})

test('the same edit gives the same bytes', async () => {
  for (const prompt of ['winter', 'oil painting', 'make it rain', 'change the background to a forest']) {
    assert.deepEqual(Buffer.from((await edit(prompt)).rgba), Buffer.from((await edit(prompt)).rgba), prompt)
  }
})

test('every ratio is filled exactly, without a border', async () => {
  for (const size of [
    { width: 320, height: 180 },
    { width: 180, height: 320 },
    { width: 200, height: 200 },
    { width: 420, height: 180 },
    { width: 133, height: 201 },
  ]) {
    const { width, height, rgba } = await edit('warmer', { size })
    assert.deepEqual({ width, height }, size)
    assert.equal(rgba.length, width * height * 4)
    for (const at of [0, width - 1, (height - 1) * width, width * height - 1]) {
      assert.ok(rgba[at * 4]! + rgba[at * 4 + 1]! + rgba[at * 4 + 2]! > 60, 'no black corner')
      assert.equal(rgba[at * 4 + 3], 255)
    }
  }
})

test('transparent, tiny and large pictures are accepted', async () => {
  const clear = {
    ...PICTURE,
    rgba: PICTURE.rgba.map((value, at) => (at % 4 === 3 && at < PICTURE.rgba.length / 2 ? 0 : value)),
  }
  const onWhite = await edit('brighter', { open: openNothing, picture: clear })
  assert.ok(meanOf(onWhite, (_, v) => v < 0.4).luma > 240, 'what is transparent lies on white')
  for (const size of [
    { width: 1, height: 1 },
    { width: 3, height: 200 },
    { width: 2_600, height: 1_500 },
  ]) {
    const made = await edit('at night', {
      open: openNothing,
      picture: carPicture(size),
      size: { width: 64, height: 64 },
    })
    assert.equal(made.rgba.length, 64 * 64 * 4)
  }
})
