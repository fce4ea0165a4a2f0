import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictogramOf, shotsOf, subjectsOf } from './seen.ts'

const first = (prompt: string) => shotsOf(prompt)[0]!

test('what nobody can see has colours where its colour is asked for', () => {
  assert.deepEqual(
    [first('希望是什么颜色').place, first('希望是什么颜色').colours],
    ['abstract', ['yellow', 'gold', 'white']],
  )
  assert.equal(first('the colours of grief').place, 'abstract')
  assert.notEqual(first('grief').place, 'abstract')
})

test('what a piece is about does nothing in it', () => {
  const [clock] = first('Time passing: a clock on a wall').subjects
  assert.equal(clock!.deeds, undefined)
})

test('colours that run into each other are nowhere, in water too', () => {
  assert.equal(first('红色和白色的颜料在水中碰撞').place, 'abstract')
  assert.equal(first('liquid mercury waves').place, 'abstract')
})

test('who is formed by particles comes up before black', () => {
  const prompt = 'silver particles gather into a dancer'
  assert.deepEqual([first(prompt).backdrop, subjectsOf(prompt).length], ['black', 1])
})

test('what comes of it comes of what was named last', () => {
  const [, cube] = first('black threads tighten around a glass cube until it cracks').subjects
  assert.ok(cube!.deeds?.some(({ verb }) => verb === 'break'))
})

const imageryOf = (prompt: string): string | undefined => {
  const imagery = shotsOf(prompt)[0]!.imagery
  return imagery && [imagery.kind, ...imagery.colours, ...(imagery.to ? ['to', ...imagery.to] : [])].join(' ')
}

test('what has no shape is light, ink, lines or particles, in the colours that the words name', () => {
  for (const [prompt, expected] of [
    ['envy as green and gold particles', 'particles green gold'],
    ['sorrow becoming faith, abstract, deep purple to soft orange', 'rays purple to orange'],
    ['红色和蓝色的颜料在水里相撞，慢慢融合', 'ink red blue'],
    ['pure happiness, abstract, no people', 'burst pink yellow cyan orange'],
    ['焦虑，抽象', 'tangle white grey'],
    ['a violin melody made visible', 'ribbons gold purple'],
    ['表现“焦虑”：无数红色的线缠在一起', 'tangle red grey'],
    ['Visualize anger: black threads tighten', 'tangle black red'],
  ])
    assert.equal(imageryOf(prompt!), expected, prompt)
})

test('who feels something is seen, and so is what a feeling is compared with', () => {
  for (const prompt of [
    'a woman full of hope',
    'loneliness in a big city',
    'hope as a paper boat on a river',
    '一个焦虑的男人',
  ])
    assert.equal(imageryOf(prompt), undefined, prompt)
})

test('one form after another, where one of them has no shape of its own', () => {
  const formsOf = (prompt: string): string | undefined =>
    shotsOf(prompt)[0]!
      .imagery?.forms?.map(({ of }) => (of.includes('-') || /^[0-9a-f]+$/u.test(of) ? pictogramOf(of) : of))
      .join(' ')
  assert.equal(formsOf('A rose dissolves into dust, dust becomes a galaxy'), '🌹 sand galaxy')
  assert.equal(formsOf('金色光点汇聚成一只鲸鱼，又散成漫天星光'), 'stars 🐋 stars')
  assert.equal(formsOf('Roses melting into sand, sand blowing away and becoming birds'), '🌹 sand 🐦')
  assert.equal(formsOf('The caterpillar turns into a butterfly'), undefined)
})
