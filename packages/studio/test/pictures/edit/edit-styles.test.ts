import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { differenceOf, edit, PICTURE } from './test-pictures.ts'

test('black and white has no colour', async () => {
  for (const prompt of ['black and white', '黑白']) {
    const { rgba } = await edit(prompt)
    for (let at = 0; at < rgba.length; at += 4) {
      assert.ok(
        Math.max(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) - Math.min(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) <= 1,
      )
    }
  }
})

test('pixel art has few colours in large blocks', async () => {
  const { rgba } = await edit('pixel art')
  const colours = new Set(new Uint32Array(Uint8Array.from(rgba).buffer))
  assert.ok(colours.size <= 28, `${colours.size}`)
})

test('every style changes the picture, each differently', async () => {
  const prompts = [
    'anime style',
    'watercolour',
    '水墨画',
    'oil painting',
    'pencil sketch',
    '彩铅',
    'noir',
    'retro',
    'sepia',
    'cinematic',
    'cyberpunk',
  ]
  const made: RgbaPicture[] = []
  for (const prompt of prompts) made.push(await edit(prompt))
  for (const [index, picture] of made.entries()) {
    assert.ok(differenceOf(picture, PICTURE) > 3, prompts[index])
    for (const other of made.slice(index + 1)) assert.ok(differenceOf(picture, other) > 2, prompts[index])
  }
})
