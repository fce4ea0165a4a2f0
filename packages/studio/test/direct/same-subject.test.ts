import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

test('the bottle of a perfume is the perfume, where nobody is there to pour', () => {
  assert.deepEqual(subjectsOf('perfume commercial, glass bottle on black marble'), [':perfume:'])
  assert.deepEqual(subjectsOf('给一款面霜做个广告,白色瓶子'), ['white :cream-jar:'])
  assert.equal(subjectsOf('a woman with perfume and a bottle').length, 3)
})

test('a drink is seen as what it comes in', () => {
  assert.equal(subjectsOf('ad for our cold brew coffee, a can cracks open')[0], 'brown :drink-can:')
  assert.equal(subjectsOf('our cold brew coffee, a can cracks open').length, 1)
})

test('a robot with a trade is one robot', () => {
  assert.deepEqual(subjectsOf('a robot waiter in a cafe'), ['🤖'])
})

test('nobody stands on whom he checks on', () => {
  assert.deepEqual(
    subjectsOf('a nurse checks on a patient in a hospital room').filter(one => / on /u.test(one)),
    [],
  )
})

test('who flies a kite holds it and stays where he is; a bird flies itself', () => {
  assert.deepEqual(subjectsOf('two kids fly a red kite on a beach'), ['2 🧒 holding 🪁', 'red 🪁'])
  assert.equal(shotsOf('a boy flies a kite')[0]!.subjects[0]!.motion === 'fly', false)
  assert.equal(shotsOf('a bird flies over a kite')[0]!.subjects[0]!.motion, 'fly')
})

test('her calf is a small whale; a calf alone is a calf', () => {
  const [, calf] = shotsOf('a humpback whale and her calf rise through the sea')[0]!.subjects
  assert.deepEqual(calf!.what, shotsOf('a whale in the sea')[0]!.subjects[0]!.what)
  assert.notDeepEqual(shotsOf('a calf in a meadow')[0]!.subjects[0]!.what, calf!.what)
})

test('where nobody is to be seen the scene that stands for a feeling has nobody', () => {
  assert.ok(subjectsOf('what loneliness feels like, no people in it').every(one => !/[👨👩🧑👦👧]/u.test(one)))
  assert.ok(subjectsOf('loneliness').some(one => /[👨👩🧑👦👧]/u.test(one)))
})

test('learning to ride is done where one rides, and everyone begins a sentence of their own', () => {
  assert.equal(shotsOf('kid learning to ride a bike')[0]!.where, 'park')
  assert.ok(subjectsOf('grandma blowing out candles on her birthday cake everyone clapping').includes('🎂'))
})

test('a word that says more of a place than another is meant, and what is thrown to the sky is not up there', () => {
  assert.equal(shotsOf('热闹的夜市,镜头缓缓下降到街道上')[0]!.where, 'night-market')
  assert.equal(shotsOf('同学们在教室里把书扔向天空')[0]!.where, 'classroom')
  assert.equal(shotsOf('赛博朋克重庆,霓虹灯,下雨')[0]!.where, 'neon-street')
})

test('a woman cooks: she is one woman, and a woman cook is a cook', () => {
  assert.deepEqual(subjectsOf('a woman cooks pasta in a kitchen'), ['👩 holding 🍝', '🍝'])
  assert.deepEqual(subjectsOf('a woman cook in a kitchen'), ['👩‍🍳'])
})

test('who speaks to the judge is not the judge; whom another clause speaks of may be the same', () => {
  // Each is known by what he wears.
  assert.deepEqual(
    shotsOf('a lawyer speaks to the judge')[0]!.subjects.map(({ outfit }) => outfit),
    [['suit'], ['black robe']],
  )
  assert.equal(subjectsOf('a student asks the teacher a question').length, 2)
  assert.equal(subjectsOf('a woman greets the postman').length, 2)
  assert.equal(subjectsOf('a lawyer waits. The woman smiles').length, 1)
  assert.equal(
    subjectsOf('a chef cooks and the cook smiles').filter(one => one.includes('🍳') && one.includes('🧑')).length,
    1,
  )
})
