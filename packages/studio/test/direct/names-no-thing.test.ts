import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const wordsOf = (prompt: string) => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)

test('clouds that build up are no house, a giant forest has no giant, and sellers are people', () => {
  assert.deepEqual(wordsOf('a red barn, thunderclouds building up behind it'), ['barn'])
  assert.deepEqual(wordsOf('a red barn, dust building up behind it'), ['barn'])
  assert.deepEqual(wordsOf('giant redwood forest in fog'), [])
  assert.deepEqual(wordsOf('菜市场里卖鱼的在笑'), ['卖鱼的'])
  assert.deepEqual(wordsOf('红旗随风飘扬'), ['红旗'])
})

test('who trains is there though nobody is named; what films, and what a vibe is of, are not', () => {
  assert.deepEqual(wordsOf('a gym, lifting weights'), ['somebody'])
  assert.deepEqual(wordsOf('an SUV on a mountain road, drone, car commercial'), ['SUV'])
  assert.deepEqual(wordsOf('an old library, pirate kinda vibe'), [])
})

test('a dog that paddles swims, and wears its vest', () => {
  const [dog] = shotsOf('a corgi in an orange life vest paddling across a backyard pool')[0]!.subjects
  assert.deepEqual(
    dog!.deeds?.map(({ verb }) => verb),
    ['swim'],
  )
  assert.deepEqual(
    dog!.wears?.map(({ colour }) => colour),
    ['orange'],
  )
})

test('whom a product is made for is not seen with it, unless they do something with it', () => {
  assert.deepEqual(wordsOf("women's razor, white background"), ['razor'])
  assert.deepEqual(wordsOf('儿童牛奶'), ['牛奶'])
  assert.deepEqual(wordsOf('kids eat pizza'), ['kids', 'pizza'])
  assert.deepEqual(wordsOf('two kids, toys'), ['kids', 'toys'])
})

test('who is alone is one, a face that is made and the shape of another are no things', () => {
  assert.deepEqual(wordsOf('程序员一个人在办公室加班'), ['程序员'])
  assert.deepEqual(wordsOf('他一个人坐着'), ['他'])
  assert.deepEqual(wordsOf('一个人在海边走'), ['一个人'])
  assert.deepEqual(wordsOf('橘猫蹲在沙发上,它一脸无辜'), ['橘猫', '沙发'])
  assert.equal(wordsOf('a barista pours latte art, a swan shape forms').includes('swan'), false)
  assert.equal(shotsOf('一双手在揉面')[0]!.subjects[0]!.count, 1)
})

test("a limb is somebody's, whoever is named only by a pronoun; what cranes do together and what leaves cover are no things", () => {
  assert.deepEqual(wordsOf("lands on her feet, sweeps the leg of the one in white, the ref's arm goes up, she bows"), [
    'she',
  ])
  assert.deepEqual(wordsOf('a golden leg on a pedestal'), ['leg', 'pedestal'])
  assert.deepEqual(wordsOf('两只丹顶鹤仰头齐鸣'), ['丹顶鹤'])
  assert.deepEqual(wordsOf('黄叶铺成的河流过沙丘'), ['黄叶'])
})
