import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { hueCalled, hueIn, huesIn } from '../../src/hues/find-hues.ts'
import { HUES, hueFamily, thingHue } from '../../src/hues/hues.ts'
import { huePaint } from '../../src/planes/hue-paint.ts'

test('a word names one hue', () => {
  const named = Object.entries(HUES).flatMap(([name, { words }]) => words.map(word => [word, name] as const))
  const twice = named.filter(([word], at) => named.findIndex(([other]) => other === word) !== at)
  assert.deepEqual(
    twice.filter(([word, name]) => hueCalled(word) !== name),
    [],
  )
  assert.deepEqual(twice, [])
})

test('a hue has valid colours, and its family is a hue', () => {
  for (const [name, { family, thing, deep, clear }] of Object.entries(HUES)) {
    for (const colour of [thing, deep, clear]) assert.match(colour, /^#[\da-f]{6}$/u, name)
    assert.equal(hueFamily(family), family, name)
  }
  assert.equal(hueFamily('plaid'), 'plaid')
  assert.equal(thingHue('plaid'), undefined)
})

test('the more specific word counts', () => {
  assert.deepEqual(huesIn('sky-blue, blue and dark green'), ['sky', 'blue', 'forest'])
  assert.deepEqual(huesIn('深蓝色的大衣，米白色的围巾，红'), ['navy', 'cream', 'red'])
  assert.equal(hueIn('a terracotta or olive tone'), 'rust')
})

test('a word that only begins like a hue is not one', () => {
  assert.deepEqual(huesIn('金鱼, 黄昏, 白天, 蓝莓, 灰尘'), [])
  assert.deepEqual(huesIn('white noise, coral reef, orange juice, ice cream'), [])
  assert.deepEqual(huesIn('scarred, greens, reddened'), [])
})

test('a dark hue is painted darker than its family', () => {
  const [navy, blue] = [huePaint('navy')!, huePaint('blue')!]
  assert.ok(navy.light < blue.light - 0.1)
  assert.ok(Math.abs(navy.hue - blue.hue) < 25)
  assert.equal(huePaint('rainbow'), undefined)
})

test('things and clothes have the hue in the words', () => {
  const subjectsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!.subjects
  assert.equal(subjectsOf('a mint green scooter in a street')[0]!.colour, 'mint')
  assert.equal(subjectsOf('一辆墨绿色的自行车')[0]!.colour, 'forest')
  assert.deepEqual(
    subjectsOf('a woman in a navy coat walks down a street')[0]!.wears?.map(({ colour }) => colour),
    ['navy'],
  )
})
