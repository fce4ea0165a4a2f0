import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const sidesIn = (prompt: string): string[] => {
  const { subjects } = shotsOf(prompt)[0]!
  return subjects.map(({ words, side, relation }) =>
    [words, side ?? '', relation ? `${relation.kind} ${subjects[relation.to]!.words}` : ''].join('|'),
  )
}

test('a clause that begins with a side is about who comes next, and the other side is of the same thing', () => {
  for (const [prompt, sides] of Object.entries({
    'To the left of the house stands a red bicycle, to the right a blue car.': [
      'house||',
      'bicycle|left|beside house',
      'car|right|beside house',
    ],
    'On the left of a tree sits a cat, on the right a dog.': [
      'tree||',
      'cat|left|beside tree',
      'dog|right|beside tree',
    ],
    '房子左边有一辆自行车，右边有一辆汽车。': ['房子||', '自行车|left|beside 房子', '汽车|right|beside 房子'],
    '树的左边坐着一个女孩，右边站着一个男孩。': ['树||', '女孩|left|beside 树', '男孩|right|beside 树'],
    '桌子左边站着一个男孩，右边坐着一只狗。': ['桌子||', '男孩|left|beside 桌子', '狗|right|beside 桌子'],
    'A cat to the left of a tree.': ['cat|left|beside tree', 'tree||'],
  }))
    assert.deepEqual(sidesIn(prompt), sides, prompt)
})

test('what stands there does what the word between them says', () => {
  const [house, bicycle] = shotsOf('To the left of the house stands a red bicycle.')[0]!.subjects
  assert.deepEqual([house!.deeds, bicycle!.motion], [undefined, 'still'])
})

test('a car beside a house is parked, unless it is said to drive', () => {
  const motionOf = (prompt: string, words: string): string | undefined =>
    shotsOf(prompt)[0]!.subjects.find(one => one.words === words)?.motion
  assert.equal(motionOf('To the left of the house stands a bicycle, to the right a car', 'car'), 'still')
  assert.equal(motionOf('房子左边有一辆自行车，右边有一辆汽车', '汽车'), 'still')
  assert.equal(motionOf('To the right of the house a car drives past', 'car'), 'drive')
})
