import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const herds = (prompt: string): [words: string, count: number, formation: string | undefined][] =>
  shotsOf(prompt)[0]!.subjects.map(({ words, count, formation }) => [words, count, formation])

test('those who go in a line are several, one behind the other, and geese fly in a wedge', () => {
  assert.deepEqual(herds('小鸭子排成一队跟着鸭妈妈'), [
    ['小鸭子', 5, 'line'],
    ['鸭', 1, undefined],
  ])
  assert.deepEqual(herds('Five elephants walk in single file'), [['elephants', 5, 'line']])
  assert.deepEqual(herds('Camels walk in a long line'), [['Camels', 5, 'line']])
  assert.deepEqual(herds('大雁排成人字形飞过天空'), [['大雁', 7, 'wedge']])
  assert.deepEqual(herds('A flock of geese flies in a V over the lake'), [['geese', 8, 'wedge']])
})

test('a mother has several young ones where nobody counts them, and no more than are counted', () => {
  assert.deepEqual(herds('母鸡带着小鸡在院子里啄米')[1], ['小鸡', 5, undefined])
  assert.deepEqual(herds('一只小鸭子跟着鸭妈妈')[0], ['小鸭子', 1, undefined])
  assert.deepEqual(herds('天鹅带着小天鹅在湖面上游')[1], ['小天鹅', 5, undefined])
})

test('the young of a beast are small ones of its own, whatever else the word means', () => {
  const drawn = (prompt: string) =>
    shotsOf(prompt)[0]!.subjects.map(({ words, what, count, size }) => [
      words,
      'sprite' in what ? what.sprite : '',
      count,
      size,
    ])
  assert.deepEqual(drawn('A mother bear and two cubs cross a river')[1], ['cubs', '1f43b', 2, 'tiny'])
  assert.deepEqual(drawn('A panda eats bamboo while its cub climbs a tree')[2], ['cub', '1f43c', 1, 'tiny'])
  assert.deepEqual(drawn('A cow licks her newborn calf')[1], ['calf', '1f404', 1, 'tiny'])
  assert.deepEqual(drawn('A panda cub climbs a tree')[0], ['cub', '1f43c', 1, 'tiny'])
  assert.deepEqual(drawn('A hen with her chicks pecks grains')[1], ['chicks', '1f425', 5, 'normal'])
  assert.deepEqual(drawn('Baby birds in a nest wait while their mother brings a worm')[2]![1], '1f426')
})

test('beasts leap off and out of something, and others jump', () => {
  const verbs = (prompt: string): string[] => shotsOf(prompt)[0]!.subjects[0]!.deeds!.map(({ verb }) => verb)
  assert.deepEqual(verbs('A dolphin leaps out of the sea'), ['jump'])
  assert.deepEqual(verbs('A cat leaps off the wall'), ['jump-down'])
})
