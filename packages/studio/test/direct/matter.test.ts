import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf } from './seen.ts'

/** Kind, hues, ground and steps; nothing where it is a scene. */
const matterOf = (prompt: string): string | undefined => {
  const shots = shotsOf(prompt)
  const imagery = shots.length === 1 ? shots[0]!.imagery : undefined
  if (!imagery?.steps) return undefined
  const { kind, colours, to = [], ground, steps } = imagery
  return [kind, colours.join('+'), ...to.map(hue => `to ${hue}`), `on ${ground}:`, steps.join(' ')].join(' ')
}

test('what has no shape of its own has the colours, the ground and the steps of its words', () => {
  for (const [prompt, expected] of [
    [
      '“犹豫”的可视化：两股烟雾，一青一橙，互相靠近又退开，反复三次，最后缠在一起变成灰色',
      'smoke teal+orange to grey on black: meet part meet part twine',
    ],
    ['teal and rust smoke collide and part on a white background', 'smoke teal+rust on white: meet part'],
    [
      'thousands of dots, primary colors, falling upward, forming a spiral, then a flat grid, then nothing. white void.',
      'dots red+yellow+blue on white: rise spiral grid vanish',
    ],
    [
      '黑色背景，一滴水银落下，散成无数小珠，小珠排成钟表刻度，最后融回一滴',
      'dots silver on black: above drop scatter clock gather',
    ],
    ['olive and coral dots drifting up on cream paper', 'dots olive+coral on cream: scatter rise'],
    ['一笔浓墨在宣纸上画出一个圆，慢慢晕开', 'strokes black on paper: wave ring spread'],
    ['一条红线在白纸上弹跳，每弹一次分成两条，直到整个画面变成红色', 'lines red to red on white: bounce split fill'],
    [
      'burgundy velvet breathing, gold threads pulled tight across it and snapping',
      'cloth burgundy+gold on black: fold pull snap',
    ],
    ['gold threads pulled across burgundy velvet, abstract', 'cloth burgundy+gold on black: fold pull'],
    ['金色丝线绷紧，颤动，断裂，黑色背景', 'threads gold on black: pull tremble snap'],
  ])
    assert.equal(matterOf(prompt!), expected, prompt)
})

test('where somebody or something else is told of, smoke and lines are a part of its scene', () => {
  for (const prompt of [
    'smoke rises from a chimney',
    'a boy draws a red line on white paper',
    'a silk scarf flutters in the wind',
    'a cat plays with a red thread',
    '香炉里青烟袅袅升起',
    '老人用毛笔写书法',
    'a pearl necklace breaks and the beads scatter over the floor',
    'A candle goes out and its smoke curls up, black background',
  ])
    assert.equal(matterOf(prompt), undefined, prompt)
})

test('other imagery is before the ground that is said, whose colour nothing else has', () => {
  const imagery = shotsOf('abstract joy, gold particles, black background')[0]!.imagery
  assert.deepEqual([imagery?.colours.includes('black'), imagery?.ground], [false, 'black'])
})

test('a vessel of glass is of glass, in both languages, and a pane is no such thing', () => {
  const materialOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!.subjects[0]?.material
  for (const prompt of ['a glass vase', 'a crystal vase on a table', '一个玻璃花瓶', 'two glass jugs'])
    assert.equal(materialOf(prompt), 'glass', prompt)
  assert.equal(materialOf('a vase'), undefined)
  assert.equal(materialOf('a glass of water'), undefined)
})
