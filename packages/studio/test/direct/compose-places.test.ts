import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPictogram } from '../../src/figures/read-pictogram.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { readPlaces } from '../../src/words/vocabulary/place-file.ts'
import { readRows } from '../../src/words/vocabulary/read-rows.ts'
import { spriteName } from '../../src/words/vocabulary/noun-table.ts'
import { shotsOf, subjectsOf } from './seen.ts'

const shot = (prompt: string) => shotsOf(prompt)[0]!
const full = (prompt: string) => [shot(prompt).where, ...(shot(prompt).filledWith ?? []).map(({ words }) => words)]

test('a word before a shop, a stall, a workshop or a factory is what it is full of, and no subject', () => {
  assert.deepEqual(full('an old man in a violin shop'), ['shop', 'violin'])
  assert.deepEqual(subjectsOf('an old man in a violin shop'), ['👴'])
  assert.equal(full('a girl waits at a pumpkin stall')[0], 'stall')
  assert.equal(full('a hat factory')[0], 'factory')
  assert.equal(full('a clock repair shop')[0], 'workshop')
  assert.equal(full('灯笼街上人来人往')[0], 'market')
  assert.equal(full('陶瓷作坊里一个女孩在画画')[0], 'workshop')
  assert.deepEqual(full('面具店')[0], 'shop')
})

test('what grows is in beds, fruit on trees; beasts of a farm are about', () => {
  assert.deepEqual(full('a cabbage field')[0], 'field')
  assert.deepEqual(full('a peach farm')[0], 'orchard')
  assert.equal(shot('a sheep farm').where, 'farm')
  assert.equal(shot('a sheep farm').subjects[0]!.count, 5)
  assert.equal(shot('a sheep farm').filledWith, undefined)
})

test('a place is full of what its walls and shelves are said to hold; a basket is full by itself', () => {
  assert.deepEqual(full('a study, its walls covered with masks, a man reads').slice(1), ['masks'])
  assert.deepEqual(full('老人坐在巷子里，周围挂满了灯笼').slice(1), ['灯笼'])
  assert.equal(shot('老人坐在巷子里，周围挂满了灯笼').filledWith?.[0]?.hangs, true)
  assert.deepEqual(full('a basket full of apples on a table').slice(1), [])
  assert.ok(subjectsOf('a basket full of apples on a table').some(one => one.includes('🍎')))
})

test('what is overgrown or abandoned has weeds in it, and what is joined to them', () => {
  assert.ok(shot('a garage overgrown with ivy').filledWith?.every(({ grows }) => grows))
  assert.ok(shot('an abandoned park at noon').filledWith?.[0]?.grows)
  assert.equal(shot('an abandoned gas station in the desert').filledWith, undefined)
  assert.deepEqual(full('废弃的公园长满了野草和小花').slice(-2), ['野草', '小花'])
  assert.equal(shot('a park at noon').filledWith, undefined)
})

test('a shop in the wilderness is a house there', () => {
  assert.equal(shot('火星上的一间面馆').where, 'mars')
  assert.equal(shot('火星上的一间面馆').subjects.length, 1)
  assert.equal(shot('火星上的一间面馆').filledWith, undefined)
})

test('who passes a shop is outside; whoever is of a shop is not its goods', () => {
  assert.equal(shot('a cat sleeps outside a shoe shop').where, 'stall')
  assert.equal(shot("a men's shop").filledWith, undefined)
  assert.equal(shot('a small red shop').filledWith, undefined)
})

test('goods stay for the next sentence in the same place', () => {
  const shots = shotsOf('A woman sweeps her umbrella shop. She smiles. Cut to a beach at noon.')
  assert.ok(shots[0]!.filledWith)
  assert.equal(shots.at(-1)!.filledWith, undefined)
})

test('rows of products and of places that are full have pictures that there are', async () => {
  const sprites = [
    ...readRows('goods.txt').flatMap(({ cells }) => cells[2]!.split(' ').map(spriteName)),
    ...[...readPlaces().values()].flatMap(({ as }) => as?.sprites ?? []),
  ]
  for (const sprite of new Set(sprites))
    assert.ok(findKind(sprite) ?? (await readPictogram(sprite)), `no picture of ${sprite}`)
  for (const { as } of readPlaces().values()) if (as) assert.ok(readPlaces().has(as.where), as.where)
})

test('what only describes a thing fills nothing, and neither does fire, a house of wood, or a teahouse beside the place', () => {
  assert.deepEqual(full('a hall with rows of antique chairs').slice(1), ['chairs'])
  assert.equal(shot('a castle surrounded by fire').filledWith, undefined)
  assert.equal(shot('大灰狼吹倒了木头房').filledWith, undefined)
  assert.equal(shot('parrots perched on a bird stand').filledWith, undefined)
  assert.equal(shot('a garden with an old teahouse').filledWith, undefined)
})

test('what is told of passengers is seen inside, and who waits at a station is there', () => {
  assert.equal(shot('a bus with three passengers').where, 'bus')
  assert.equal(shot('火车上的乘客们在睡觉').where, 'train')
  assert.equal(shot('a train passes, passengers wait at the station').where, 'station')
})

test('lit windows are those of the houses that stand there, unless somebody does something to them', () => {
  const named = (prompt: string): string[] => shot(prompt).subjects.map(({ words }) => words)
  assert.deepEqual(named('a snow-covered village at night, lights in the windows'), [])
  assert.deepEqual(named('a village at night with glowing windows'), [])
  assert.deepEqual(named('warm light from the windows of a cottage at night'), ['cottage'])
  assert.deepEqual(named('夜晚的小镇，窗户透出暖光'), [])
  assert.ok(named('a boy breaks the windows of the village school').includes('windows'))
  assert.ok(named('a meadow with three windows in the grass').includes('windows'))
})
