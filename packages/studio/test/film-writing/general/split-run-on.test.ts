import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitRunOn } from '../../../src/film-writing/general/split-run-on.ts'

test('a sentence with several places becomes a scene for each place, with its subject', () => {
  assert.deepEqual(
    splitRunOn('A sailor wakes on a beach at dawn, climbs through a jungle and finds a temple on a hill.'),
    ['A sailor wakes on a beach at dawn', 'A sailor climbs through a jungle', 'A sailor finds a temple on a hill'],
  )
  assert.deepEqual(splitRunOn('一位骑士在森林里赶路，黄昏他来到城堡，夜里在屋顶看月亮。'), [
    '一位骑士在森林里赶路',
    '黄昏他来到城堡',
    '夜里在屋顶看月亮',
  ])
})

test('a sentence in one place stays whole', () => {
  for (const sentence of [
    'A woman walks through the city at night, looking at the lights',
    'A man and his dog walk along the beach and look at the sea',
    'A cat sits on a wall in the garden, the sun shines, and a bird sings in the tree',
    '清晨的海边，一个小女孩在沙滩上堆沙堡，海浪轻轻拍打',
    '黄昏，城市的街道上，人们撑着伞匆匆走过',
    'The sea. ',
  ])
    assert.deepEqual(splitRunOn(sentence), [sentence])
})

test('a sentence without a known subject is not split', () => {
  const sentence = 'Walks through a forest, swims in a lake'
  assert.deepEqual(splitRunOn(sentence), [sentence])
})
