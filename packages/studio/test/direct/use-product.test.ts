import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/setting/shot-list.ts'

const shots = (prompt: string): Shot[] => direct({ prompt, seed: 1 }).shots

test('who drinks in an advertisement drinks what is advertised', () => {
  const scene = shots('Iced tea commercial: a lemon slice drops into a glass, a girl takes a long sip')[1]!
  const [girl] = scene.subjects
  const { verb, to } = girl!.deeds![0]!
  assert.equal(verb, 'drink')
  assert.equal(scene.subjects[to!]?.words, 'iced tea')
  assert.deepEqual(girl?.relation, { kind: 'holding', to })
})

test('nobody drinks a breakfast, or clinks with a hot pot', () => {
  const scene = shots('Orange juice ad: a glass fills up, a boy at the breakfast table drinks it all').at(-2)!
  const boy = scene.subjects.find(({ words }) => words === 'boy')!
  assert.equal(scene.subjects[boy.deeds!.find(({ verb }) => verb === 'drink')!.to!]?.words, 'orange juice')
  const pot = shots('火锅广告：红汤翻滚，一家人举杯').find(({ subjects }) =>
    subjects.some(({ words }) => words === '一家人'),
  )!
  assert.equal(
    pot.subjects.some(({ words }) => words === '火锅'),
    false,
  )
})

test('an advertisement ends with its product, unless it does so anyway', () => {
  const ended = shots('Headphones ad: a man on a street puts on headphones and dances')
  const last = ended.at(-1)!
  assert.deepEqual(
    last.subjects.map(({ words }) => words),
    ['headphones'],
  )
  assert.deepEqual([last.place, last.camera.size], ['sweep', 'bust'])
  assert.ok(Math.abs(ended.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  assert.equal(shots('Headphones ad: the headphones rotate').length, 1)
  assert.equal(shots('Travel agency ad: a woman walks on a beach').length, 1)
})

test('in the end the product has the colour that it had', () => {
  assert.equal(shots('Bag ad: a girl carries a red bag to school').at(-1)?.subjects[0]?.colour, 'red')
})

test('white is not shown on white, and what stands in a kitchen by itself on paper', () => {
  const last = shots('Sneaker ad: a white sneaker drops, a runner ties the laces').at(-1)!
  assert.deepEqual([last.subjects[0]?.colour, last.backdrop === 'white'], ['white', false])
  assert.equal(shots('Rice cooker ad: a mother cooks for her child').at(-1)?.place, 'sweep')
})
