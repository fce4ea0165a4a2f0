import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/setting/shot-list.ts'

const read = (prompt: string): Shot => direct({ prompt, seed: 1 }).shots[0]!
const names = ({ subjects }: Shot): string[] => subjects.map(({ words }) => words)

test('the same words without an advertisement add nothing', () => {
  const shot = read('A water bottle that keeps drinks cold for 24 hours')
  assert.equal(names(shot).includes('ice cubes'), false)
  assert.equal(shot.camera.size, undefined)
})

test('how it is filmed promises nothing, and what it is free of is not shown', () => {
  assert.deepEqual(names(read('Commercial for a red lipstick, soft light')), ['lipstick'])
  assert.deepEqual(names(read('Commercial for a red lipstick, no honey')), ['lipstick'])
})

test('a product alone is larger than one with something beside it or above it', () => {
  assert.equal(read('Product showcase of a smart watch').camera.size, 'bust')
  assert.equal(read('Product showcase of a smart watch, slogan "On time"').camera.size, 'waist')
  assert.equal(read('Product showcase of a smart watch, wide shot').camera.framing, 'wide')
})

test('a scent and its bottle are one thing, in the colour of the bottle', () => {
  const [perfume, ...others] = read('Commercial for a perfume in a blue bottle').subjects
  assert.deepEqual([perfume?.words, perfume?.colour, perfume?.relation, others], ['perfume', 'blue', undefined, []])
})

test('parts of a product are on it, and do what it does', () => {
  const shot = read('手机产品展示，黑色背景，屏幕发光，缓缓旋转')
  assert.deepEqual(names(shot), ['手机'])
  assert.equal(shot.subjects[0]?.motion, 'spin')
})

test('what a product is made of is no block, and named again it is the same one', () => {
  const shot = read('保温杯广告，304不锈钢，24小时保温，可爱的粉色杯子')
  assert.deepEqual(names(shot), ['保温杯'])
  assert.equal(shot.subjects[0]?.colour, 'pink')
})

test('paper is never in the colour of the product', () => {
  assert.equal(read('运动鞋广告，白色跑鞋').backdrop, 'blue')
  assert.equal(read('运动鞋广告，红色跑鞋').backdrop, 'white')
  assert.equal(read('手机产品展示，黑色背景').backdrop, 'black')
})

test('what a restaurant serves is on its table; a television spot has no television', () => {
  const shot = read('A 15-second TV spot for a pizza restaurant, melted cheese, text "Buy one get one free"')
  assert.deepEqual([shot.place, shot.where, names(shot)], ['table', undefined, ['pizza']])
  assert.deepEqual(shot.texts, [{ text: 'Buy one get one free' }])
})

test('words that announce letters are neither drawn nor called unknown', () => {
  for (const prompt of [
    '运动鞋广告，字幕“跑出自己”',
    '电动汽车宣传片，文案：“驶向未来”',
    'Ad for a car, slogan "Go on"',
  ]) {
    const list = direct({ prompt, seed: 1 })
    assert.equal(list.shots[0]?.subjects.length, 1, prompt)
    assert.deepEqual(list.unknown, [], prompt)
    assert.equal(list.shots[0]?.texts?.length, 1, prompt)
  }
})

test('a screen is that of its telephone everywhere, and who is on a lid is on the jar', () => {
  const phone = read('A phone rotates in white space, butterflies fly out of its screen')
  assert.equal(names(phone).includes('screen'), false)
  const jar = read('Honey drips off a dipper into a jar, a bee lands on the lid')
  assert.deepEqual(names(jar), ['Honey', 'dipper', 'jar', 'bee'])
  assert.deepEqual(jar.subjects[3]?.relation, { kind: 'on', to: 2 })
})

test('what a dish is made of is in it and not beside it, in an advert and elsewhere', () => {
  const wordsOf = (prompt: string): string[] =>
    direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ words }) => words.toLowerCase())
  assert.deepEqual(wordsOf('A woman bites into a sandwich with cheese'), ['woman', 'sandwich'])
  assert.ok(!wordsOf('Burger ad: a burger, cheese melts, sesame bun').some(word => /cheese|bun/u.test(word)))
  assert.deepEqual(wordsOf('Perfume bottle on a marble table'), ['perfume bottle'])
  assert.ok(wordsOf('A mouse eats cheese').includes('cheese'))
})
