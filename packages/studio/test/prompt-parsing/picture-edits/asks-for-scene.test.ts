import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directOrder } from '../../../src/orders/direct-order.ts'
import { asksForScene } from '../../../src/prompt-parsing/picture-edits/asks-for-scene.ts'

const isScene = (prompt: string, name?: string): boolean => {
  const input = { role: 'images[0]', kind: 'picture' as const, path: '', ...(name !== undefined && { name }) }
  const shots = directOrder({ kind: 'image', prompt, seed: 1, width: 64, height: 64, inputs: [input] })
  return asksForScene(prompt, shots, name !== undefined)
}

test('commands for the picture and words for its style are not a scene', () => {
  for (const prompt of [
    'turn the day into night',
    'make the dress red',
    'replace the background with a beach',
    'remove the dog beside the woman',
    '把背景换成海边',
    '去掉旁边的人',
    'anime style, autumn',
    'watercolour painting',
    'warmer colours, sunset light',
    '水墨画风格',
    'zzz qqq',
    // All there is in it is what the picture shows.
    'a cat on a beach',
    '一只猫',
  ])
    assert.equal(isScene(prompt), false, prompt)
})

test('subjects besides the one in the picture, or its name, are a scene', () => {
  for (const prompt of [
    'a croissant beside a cup of coffee',
    'the woman holds a red balloon in a meadow',
    'the cat in picture 1 sits on a sofa',
    '图一里的人和一只狗在公园',
    '女孩骑着自行车在海边',
  ])
    assert.equal(isScene(prompt), true, prompt)
  assert.equal(isScene('[@Tom] on a beach at sunset', 'Tom'), true)
  assert.equal(isScene('make [@Tom] brighter', 'Tom'), false)
})
