import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const first = (prompt: string) => shotsOf(prompt)[0]!
const labels = (prompt: string): string[] =>
  first(prompt).subjects.flatMap(({ label }) => (label === undefined ? [] : [label]))

test('a product in what it is sold in is one thing with its name on it', () => {
  assert.deepEqual(subjectsOf('a tube of foot balm beside a towel')[0], ':tube: beside :towel:')
  assert.deepEqual(labels('a tube of foot balm beside a towel'), ['Foot Balm'])
  assert.deepEqual(labels('peach soda can on ice'), ['Peach Soda'])
  assert.deepEqual(labels('一罐秃黄油，放在石桌上'), ['秃黄油'])
  assert.deepEqual(subjectsOf('一瓶核桃油放在木桌上'), [':labelled-bottle:'])
  assert.deepEqual(subjectsOf('夏天，空的汽水瓶'), [':labelled-bottle:'])
  assert.deepEqual(labels('a tin with the words "Old Harbour" on it'), ['Old Harbour'])
})

test('what is served, alive or seen in its box is no product', () => {
  assert.deepEqual(subjectsOf('a box of kittens on the street'), ['3 🐈'])
  assert.deepEqual(subjectsOf('a bag of apples on a table'), ['3 🍎'])
  assert.deepEqual(subjectsOf('he can run').length, 1)
  assert.deepEqual(subjectsOf('两瓶香槟'), ['2 🍾'])
})

test('a product that nobody knows comes in a carton where it is advertised', () => {
  const [shot] = shotsOf('Advert for a theodolite. It stands on white paper.')
  assert.deepEqual(shot!.subjects[0]?.what, { sprite: 'drawn-carton' })
  assert.equal(shot!.subjects[0]?.label, 'theodolite')
})

test('a product is seen on what the words name', () => {
  assert.deepEqual(first('a silver watch on red velvet').surface, { of: 'silk', colour: 'red' })
  assert.deepEqual(first('口红放在白色大理石上').surface, { of: 'marble', colour: 'white' })
  assert.equal(first('a silver watch on red velvet').place, 'table')
  assert.equal(first('a girl walks over mossy stones in a forest').surface, undefined)
  const { surface, backdrop, place } = first('a watch, dark moss, black background')
  assert.deepEqual([surface?.of, backdrop, place], ['moss', 'black', 'table'])
  assert.deepEqual(first('a watch on black marble').surface, { of: 'marble', colour: 'black' })
})

test('paper behind a product has any colour, and is no colour of the product', () => {
  const shot = first('a peach soda can, bright teal background')
  assert.deepEqual([shot.place, shot.backdrop], ['sweep', 'teal'])
  assert.equal(shot.subjects[0]!.colour, undefined)
  assert.equal(first('一双拖鞋，纯粉色背景').backdrop, 'pink')
})

test('things in the dark are lit before black, and people are where they are', () => {
  const shot = first('ten clocks in the darkness')
  assert.deepEqual([shot.place, shot.backdrop], ['sweep', 'black'])
  assert.notEqual(first('a boy in the dark of his bedroom').place, 'sweep')
})

test('what is written at the end is written then', () => {
  assert.deepEqual(first('A lamp on a desk. At the end the text "Lumen" appears').texts, [
    { text: 'Lumen', isLast: true },
  ])
  assert.deepEqual(first('桌上的台灯，结尾文字“流明”').texts, [{ text: '流明', isLast: true }])
  assert.deepEqual(first('A lamp on a desk, the text "Lumen" above it').texts, [{ text: 'Lumen' }])
})

test('who is inside does not see the house, and where a dish comes from is not where it is', () => {
  assert.ok(!subjectsOf('Ad for a small bakery, a loaf on a counter and a girl').some(one => one.includes('🏪')))
  assert.notEqual(first('成都火锅，红油翻滚').place, 'skyline')
})

test('what is made of something is one thing, and a sheet of petals is one petal', () => {
  assert.deepEqual(subjectsOf('翡翠手镯在石头上'), [':bangle: on 🪨', '🪨'])
  assert.deepEqual(subjectsOf('一片粉色花瓣'), ['pink :petal:'])
})

test('the young of a beast are small ones of it, and a herd is many', () => {
  const [cubs] = first('otter hatchlings cross a road').subjects
  assert.deepEqual([cubs!.count, cubs!.size], [6, 'tiny'])
  assert.deepEqual(
    subjectsOf('Three bears with a cub in a forest').map(one => one.slice(-2)),
    ['🐻', '🐻'],
  )
  assert.equal(first('牦牛群走过草原').subjects[0]!.count, 6)
  assert.equal(first('白鹭在湖边对舞').subjects[0]!.count, 2)
})

test('a product on a counter is seen on a table top, with its whole name', () => {
  const shot = first('A jar of almond butter opens on a walnut counter')
  assert.deepEqual([shot.place, shot.surface?.of], ['table', 'dark-wood'])
  assert.deepEqual(
    shot.subjects.map(({ label }) => label),
    ['Almond Butter'],
  )
  assert.equal(subjectsOf('桂花乌龙茶，一只白瓷杯').filter(one => one.includes('🌺')).length, 0)
})

test('a van that somebody gets into stands in a street, and is nobody whom it is for', () => {
  assert.equal(first('Ad for a pet taxi van: a beagle jumps in').place, 'street')
  assert.deepEqual(subjectsOf('a cat grooming van parks by the sea').length, 1)
  assert.deepEqual(subjectsOf('a man washing a car').length, 2)
})
