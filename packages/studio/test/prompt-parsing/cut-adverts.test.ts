import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advertTitle, cutAdvert } from '../../src/prompt-parsing/cut-adverts.ts'
import { splitParts } from '../../src/prompt-parsing/split-parts.ts'

const cut = (text: string): string[] =>
  cutAdvert(text, splitParts(text)).map(
    ({ from, to, isPreamble, isOfProduct }) =>
      `${isPreamble ? 'title' : isOfProduct ? 'product' : 'scene'}: ${text.slice(from, to).trim().slice(0, 24)}`,
  )

test('an advertisement is cut between its product and people', () => {
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

test('the title is not a shot if people come first', () => {
  assert.deepEqual(cut('headphones ad: a man puts on headphones, he dances'), [
    'title: headphones ad:',
    'scene: a man puts on headphones',
  ])
  assert.deepEqual(cut('headphones ad'), ['scene: headphones ad'])
})

test('a verb without a subject, a list and flying things continue the shot before', () => {
  assert.equal(cut('camera ad: a man climbs, raises the camera, clicks').length, 2)
  assert.equal(cut('bag ad: a student packs a laptop, a bottle and books into the bag').length, 2)
  assert.equal(cut('drill ad: a man drills, wood shavings fly, his smile sparkles').length, 2)
})

test('large things are seen in their place, and things on them are seen close', () => {
  assert.equal(cut('car ad, a silver car drives along a road, a family gets out').length, 2)
  assert.equal(
    cut('sunglasses ad: sunglasses lie on a car, a driver puts them on')[0],
    'product: sunglasses ad: sunglasse',
  )
})

test('the title stands before the rest', () => {
  assert.equal(advertTitle('luxury watch ad, macro of the dial'), 'luxury watch ad')
  assert.equal(advertTitle('香水广告：一个女人'), '香水广告')
  assert.equal(advertTitle('a commercial for a cafe that shows a woman'), undefined)
})
