import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advertTitle, cutAdvert } from '../../src/direct/cut-adverts.ts'
import { direct } from '../../src/direct/direct.ts'
import { splitParts } from '../../src/direct/split-parts.ts'

const cut = (text: string): string[] =>
  cutAdvert(text, splitParts(text)).map(
    ({ from, to, isPreamble, isOfProduct }) =>
      `${isPreamble ? 'title' : isOfProduct ? 'product' : 'scene'}: ${text.slice(from, to).trim().slice(0, 24)}`,
  )

test('an advertisement is cut where it goes from its product to people, and back', () => {
  assert.deepEqual(
    cut('perfume ad. a glass bottle stands on marble, a woman sprays it, rose petals fall around the bottle'),
    ['product: perfume ad. a glass bott', 'scene: a woman sprays it,', 'product: rose petals fall around t'].map(one =>
      one.slice(0, one.indexOf(':') + 26),
    ),
  )
  assert.deepEqual(cut('酸奶广告：草莓掉进酸奶里，小女孩舀一口，露出笑容'), [
    'product: 酸奶广告：草莓掉进酸奶里，',
    'scene: 小女孩舀一口，露出笑容',
  ])
})

test('what is advertised is no picture of its own where people come first', () => {
  assert.deepEqual(cut('headphones ad: a man puts on headphones, he dances'), [
    'title: headphones ad:',
    'scene: a man puts on headphones',
  ])
  assert.deepEqual(cut('headphones ad'), ['scene: headphones ad'])
})

test('a deed without its doer, a list and what flies about go on with whoever was there', () => {
  assert.equal(cut('camera ad: a man climbs, raises the camera, clicks').length, 2)
  assert.equal(cut('bag ad: a student packs a laptop, a bottle and books into the bag').length, 2)
  assert.equal(cut('drill ad: a man drills, wood shavings fly, his smile sparkles').length, 2)
})

test('large things are seen where they are, and what lies on them from near', () => {
  assert.equal(cut('car ad, a silver car drives along a road, a family gets out').length, 2)
  assert.equal(
    cut('sunglasses ad: sunglasses lie on a car, a driver puts them on')[0],
    'product: sunglasses ad: sunglasse',
  )
})

test('the title is what stands before the rest', () => {
  assert.equal(advertTitle('luxury watch ad, macro of the dial'), 'luxury watch ad')
  assert.equal(advertTitle('香水广告：一个女人'), '香水广告')
  assert.equal(advertTitle('a commercial for a cafe that shows a woman'), undefined)
})

test('a product from near is on its paper, whatever place the people are in', () => {
  const { shots } = direct({
    prompt: 'Watch ad: a swimmer dives into a swimming pool, the watch glows, she smiles',
    seed: 1,
  })
  assert.equal(shots[1]?.place, 'sweep')
  assert.deepEqual([shots[0]?.where, shots[2]?.where], ['swimming-pool', 'swimming-pool'])
})

test('nobody is seen to do what is done to a product from near', () => {
  const { shots } = direct({ prompt: 'Juice ad: an orange is cut in half, a boy drinks', seed: 1 })
  assert.equal(
    shots[0]?.subjects.some(({ build }) => build === 'person'),
    false,
  )
  assert.deepEqual(shots[0]?.subjects.find(({ words }) => words === 'orange')?.deeds, [{ verb: 'split', words: '' }])
})

test('what is made step by step is seen so, each step with the product', () => {
  const prompt = '珍珠奶茶广告，糖浆顺着杯壁流下，珍珠倒进去，牛奶冲下来'
  const { shots } = direct({ prompt, seed: 1 })
  assert.deepEqual(
    shots.map(({ subjects }) => subjects[0]?.words),
    ['珍珠奶茶', '珍珠奶茶', '珍珠奶茶'],
  )
  assert.equal(cut('soda ad: soda is poured into a glass, a boy drinks').length, 2)
})

test('a product from near is in no place that it is not in, on or at', () => {
  const places = (prompt: string) => direct({ prompt, seed: 1 }).shots.map(({ place }) => place)
  assert.equal(places('chocolate bar ad, square snaps off, caramel drips onto it, a boy eats')[0], 'sweep')
  assert.equal(places('Sunscreen ad: a tube of sunscreen stands on a beach, a boy runs')[0], 'beach')
})
