import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const FOX = `A little fox with a lantern walks through a snowy forest at night. First she meets an owl on a branch who points with its wing,
then she crosses a frozen stream carefully, then she finds a tiny cottage with a glowing window. Her family is inside by the fire and they all hug.
Everything soft and warm like a picture book, snow falling gently the whole time.`

test('she who meets somebody is in the picture too, and it is she of whom the next pronoun speaks', () => {
  assert.ok(subjectsOf(FOX, undefined, 1).includes('🦊'))
  assert.ok(subjectsOf(FOX, undefined, 1).some(one => one.startsWith('🦉')))
  assert.deepEqual(subjectsOf(FOX, undefined, 2), ['🦊'])
})

test('the family of an animal are such animals; that of a girl are people', () => {
  assert.ok(shotsOf(FOX).some(({ subjects }) => subjects.some(({ count, words }) => words === 'family' && count === 3)))
  const girl = 'A girl walks home through the rain. Then she hugs somebody. Her family is by the fire.'
  assert.ok(shotsOf(girl).every(({ subjects }) => subjects.every(({ count }) => count < 3)))
})

test('what falls the whole time falls in every shot, and is no shot of its own', () => {
  const shots = shotsOf(FOX)
  assert.deepEqual(new Set(shots.map(({ weather }) => weather)), new Set(['snow']))
  assert.equal(shots.length, 5)
  assert.deepEqual(new Set(shots.map(({ look }) => look)), new Set(['watercolour']))
})

test('a deed between a number and its noun is of whom it describes', () => {
  const walk = '卖早点的阿姨掀开蒸笼,蒸汽冒出来。然后一个背着书包的小女孩跑过来。'
  assert.equal(subjectsOf(walk, undefined, 1).filter(one => one.includes('👩')).length, 0)
})

test('whom one sees rides the bicycle', () => {
  const cycling = '奶奶坐在院子里。然后她抬头看见孙子骑着自行车过来'
  assert.ok(subjectsOf(cycling, undefined, 1).includes('👦 riding 🚲'))
})

test('a plain word for where one is already names no other place', () => {
  const town = '清晨的江南水乡,一个女孩走在石板路上。然后她走到河边,看着河水'
  assert.deepEqual(
    shotsOf(town).map(({ where }) => where),
    ['water-town', 'water-town'],
  )
  assert.deepEqual(
    shotsOf('A girl reads in a cafe. Then she walks to a river').map(({ where }) => where),
    ['cafe', undefined],
  )
})

test('for whom a video is made is not in it', () => {
  const [first] = shotsOf("I want a video for my daughter's bedtime. A little fox walks through a forest")
  assert.deepEqual(
    first!.subjects.map(({ words }) => words),
    ['fox'],
  )
})

test('who is in an attic and speaks of the room is still in the attic', () => {
  const attic =
    'An old sailor opens a chest in the attic of his house. He lifts a brass telescope out of it and the room fills with light. He smiles at the window.'
  assert.deepEqual(
    shotsOf(attic).map(({ where }) => where),
    ['attic', 'attic', 'attic'],
  )
})

test('what the unseen is likened to is what is seen', () => {
  assert.equal(shotsOf('时间像河流一样，带走了旧玩具')[0]!.place, 'river')
  assert.deepEqual(subjectsOf('Memory is like an old bicycle'), ['🚲'])
  assert.deepEqual(subjectsOf('The car is quick like a cheetah'), ['🚗'])
})
