import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFilmWords } from '../../../src/film-writing/changes/read-film-words.ts'

const order = (words: string, count = 5): readonly number[] | undefined => {
  const [first] = readFilmWords(words, count)
  return first?.kind === 'order' ? first.order : undefined
}

test('segments are swapped and moved by their numbers from 1, by their order, and from either end', () => {
  for (const words of ['swap shots 2 and 3', 'Swap the second and the third shot.', '把第二个镜头和第三个镜头对调'])
    assert.deepEqual(order(words), [0, 2, 1, 3, 4], words)
  for (const words of ['move shot 3 to the beginning', 'put the third shot first', '把第三个镜头移到最前面'])
    assert.deepEqual(order(words), [2, 0, 1, 3, 4], words)
  assert.deepEqual(order('move the last shot before shot 2'), [0, 4, 1, 2, 3])
  assert.deepEqual(order('move shot 1 after shot 3'), [1, 2, 0, 3, 4])
})

test('segments are left out by their numbers', () => {
  for (const [words, segments] of [
    ['remove shot 2', [1]],
    ['Delete the last shot.', [4]],
    ['cut shots 2 and 4', [1, 3]],
    ['把第二个镜头去掉', [1]],
    ['最后那个镜头不要了', [4]],
  ] as const)
    assert.deepEqual(
      readFilmWords(words, 5).map(one => (one.kind === 'remove' ? one.segments : one)),
      [segments],
      words,
    )
  for (const words of ['remove the dog in shot 2', 'remove the second dog'])
    assert.notEqual(readFilmWords(words, 5)[0]?.kind, 'remove', words)
})

test('a missing shot changes nothing', () => {
  for (const words of ['swap shots 2 and 9', 'shot 7: closer', 'move shot 6 to the end', 'remove shot 6'])
    assert.deepEqual(readFilmWords(words, 5), [{ kind: 'unread', text: words }], words)
})

test('words apply to the named shots, otherwise to all', () => {
  for (const [words, said, segments] of [
    ['in shot 2, closer', 'closer', [1]],
    ['shot 3: she smiles and waves', 'she smiles and waves', [2]],
    ['make shot 2 closer', 'make it closer', [1]],
    ['make it snow in shots 1 and 4', 'make it snow', [0, 3]],
    ['add a dog to the first shot', 'add a dog', [0]],
    ['第2个镜头换成夜晚', '换成夜晚', [1]],
  ] as const)
    assert.deepEqual(readFilmWords(words, 5), [{ kind: 'scene', words: said, segments }], words)
  for (const words of ['make it night', 'she smiles', '换成夜晚'])
    assert.deepEqual(readFilmWords(words, 5), [{ kind: 'scene', words }], words)
})

test('an order and a change may stand in one sentence', () => {
  assert.deepEqual(readFilmWords('remove the dog and swap shots 1 and 2', 3), [
    { kind: 'scene', words: 'remove the dog' },
    { kind: 'order', text: 'swap shots 1 and 2', order: [1, 0, 2] },
  ])
})
