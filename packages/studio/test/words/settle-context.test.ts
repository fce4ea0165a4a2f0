import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!

test('a person in a shop is inside it despite adjectives', () => {
  for (const [prompt, where] of [
    ['In the small bakery a woman puts bread into a basket', 'bakery'],
    ['a man prays in the old church', 'church'],
    ['in her little shop an old woman sews', 'shop'],
  ] as const) {
    const shot = shotOf(prompt)
    assert.equal(shot.where, where, prompt)
    assert.ok(shot.subjects.every(({ words }) => words !== where))
  }
  // What is looked at stands there as before.
  assert.ok(shotOf('a man looks at an old church').subjects.some(({ words }) => words === 'church'))
})

test('a wound scarf and a tied apron are worn', () => {
  for (const [prompt, colour] of [
    ['一个围红围巾的女孩在雪地里', 'red'],
    ['系蓝围裙的女人在厨房里做饭', 'blue'],
  ] as const) {
    const [who, ...others] = shotOf(prompt).subjects
    assert.deepEqual([who?.wears?.map(worn => worn.colour), others], [[colour], []], prompt)
  }
})

test('a building that owns a roof is not a thing, and a film with a style has no subject', () => {
  assert.deepEqual(
    shotOf('两个男孩在学校天台看星星').subjects.map(({ words }) => words),
    ['男孩'],
  )
  assert.deepEqual(
    shotOf('A dog walks through a town, retro film').subjects.map(({ deeds }) => deeds?.map(({ verb }) => verb)),
    [['walk']],
  )
})

test('everybody wears their own clothes, and joined subjects share actions', () => {
  for (const prompt of [
    'a girl in a red coat and a boy in a blue coat run',
    '八岁的女孩（穿红裙子）和十岁的男孩（穿蓝校服）在跑',
    '穿红裙子的女孩和穿蓝校服的男孩在跑',
  ]) {
    const people = shotOf(prompt).subjects
    assert.deepEqual(
      people.map(({ wears, motion }) => [wears?.map(({ colour }) => colour), motion]),
      [
        [['red'], 'run'],
        [['blue'], 'run'],
      ],
      prompt,
    )
  }
})

test('a person described by a colour wears clothes of it', () => {
  for (const prompt of ['a girl in red dances in the rain', '一位红衣女子在竹林里散步']) {
    const [who, ...others] = shotOf(prompt).subjects
    assert.deepEqual([who?.wears?.[0]?.colour, who?.relation, others], ['red', undefined, []], prompt)
  }
  assert.equal(shotOf('an old man sits in the blue room').subjects[0]?.wears, undefined)
})
