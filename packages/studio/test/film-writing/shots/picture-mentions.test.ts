import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberPictures, pictureAsItIs } from '../../../src/film-writing/shots/picture-mentions.ts'

test('the only picture and ordinal pictures are mentioned by number', () => {
  assert.equal(
    numberPictures('Start on the old photograph I attach. Then the photograph again.', 1),
    'Start on picture 1. Then picture 1 again.',
  )
  assert.equal(numberPictures('the fog of my second picture', 3), 'the fog of picture 2')
  assert.equal(numberPictures('最后是我给的那张茶罐图。', 1), '最后是图1。')
  assert.equal(numberPictures('She looks at the photograph.', 1), 'She looks at the photograph.')
})

test('a scene that is only a picture shows it as it is, and one that puts it somewhere does not', () => {
  for (const scene of ['the tin from picture 2, very slow push-in', 'Picture 2 again', '图2，保持原样'])
    assert.equal(pictureAsItIs(scene, 2), 1, scene)
  for (const scene of ['The dog of picture 2 runs on a beach', '图2 的女孩站在海边', 'picture 3 again'])
    assert.equal(pictureAsItIs(scene, 2), undefined, scene)
})
