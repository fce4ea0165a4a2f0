import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const seen = (prompt: string): string[] => {
  const { where = '', subjects } = shotsOf(prompt)[0]!
  return [where, ...subjects.map(({ words }) => words)]
}

test('who is in a train, a bus or a plane is seen inside, and the vehicle is no thing beside', () => {
  for (const [prompt, expected] of [
    [
      'In the dining car of a night train, an old woman eats soup and looks at the mountains.',
      ['train', 'old woman', 'soup'],
    ],
    ['A mother sleeps on the seats of a high-speed train.', ['train', 'mother']],
    ['高速列车的餐车里,一位男士慢慢搅拌咖啡。', ['train', '男士', '咖啡']],
    ['长途大巴上,一个女孩听音乐。', ['bus', '女孩']],
    ['飞机上,一位老爷爷喝茶。', ['aeroplane-cabin', '老爷爷', '茶']],
    ['A boy reads on a plane.', ['aeroplane-cabin', 'boy']],
  ] as const)
    assert.deepEqual(seen(prompt), expected, prompt)
})

test('who gets on, works on it or waves at it is outside', () => {
  for (const prompt of [
    'A girl gets on a bus.',
    'A man paints a picture on a train.',
    '男孩跳上公交车。',
    'A boy waves at a train on a bridge.',
  ])
    assert.doesNotMatch(seen(prompt)[0]!, /^(?:train|bus|aeroplane-cabin)$/u, prompt)
})
