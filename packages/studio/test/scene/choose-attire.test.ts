import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dressBody } from '../../src/bodies/dress-body.ts'
import { thingHue } from '../../src/hues/hues.ts'
import { describedNouns } from '../../src/direct/words/described-nouns.ts'
import { chooseAttire } from '../../src/scene/choose-attire.ts'
import { cutOutfit } from '../../src/scene/garments.ts'

const WOMAN = '1f469'
const coloursOf = (attire: ReturnType<typeof chooseAttire>): Set<string> =>
  new Set(dressBody(WOMAN, undefined, attire)!.body.parts.map(({ colour }) => colour))

test('clothes are cut and coloured as the words say', () => {
  assert.deepEqual(chooseAttire({ wears: [{ words: 'dress', colour: 'red' }] }), {
    wears: 'dress',
    top: thingHue('red'),
    bottom: thingHue('red'),
  })
  assert.equal(chooseAttire({ wears: [{ words: '西装' }] })!.wears, 'trousers')
  assert.equal(chooseAttire({ wears: [{ words: 'raincoat' }] })!.coat, thingHue('yellow'))
  assert.equal(chooseAttire({}), undefined)
})

test('a trade is dressed as its row says, and over it goes what the words name', () => {
  const mailman = { outfit: ['green uniform', 'green peaked cap', 'mail bag'] }
  assert.equal(chooseAttire(mailman)!.top, thingHue('green'))
  assert.equal(chooseAttire(mailman)!.hat!.kind, 'peaked')
  assert.ok(chooseAttire(mailman)!.bag)
  assert.equal(chooseAttire({ ...mailman, wears: [{ words: 'scarf', colour: 'blue' }] })!.scarf, thingHue('blue'))
  assert.equal(chooseAttire({ ...mailman, wears: [{ words: 'coat', colour: 'red' }] })!.coat, thingHue('red'))
})

test('every trade of the files wears what somebody can cut', () => {
  const outfits = describedNouns().flatMap(({ word, noun }) => (noun.outfit ? [{ word, outfit: noun.outfit }] : []))
  assert.ok(outfits.length > 300)
  for (const { word, outfit } of outfits) assert.ok(Object.keys(cutOutfit(outfit)).length > 0, word)
  assert.throws(() => cutOutfit(['green farthingale']), /green farthingale/)
})

test('bags, hats and things on the head are seen where the words name them, in both languages', () => {
  for (const [words, part] of [
    ['backpack', 'backpack'],
    ['书包', 'backpack'],
    ['apron', 'apron'],
    ['围裙', 'apron'],
    ['headphones', 'headphones'],
    ['耳机', 'headphones'],
    ['overalls', 'bib'],
    ['suit', 'tie'],
    ['旗袍', 'collar'],
    ['汉服', 'sash'],
    ['kimono', 'cuffs'],
    ['口罩', 'mask'],
    ['reflective vest', 'stripes'],
    ['草帽', 'hat'],
  ] as const)
    assert.ok(chooseAttire({ wears: [{ words }] })![part], words)
})

test('a coat and silver hair are on the body', () => {
  const plain = coloursOf(undefined)
  const dressed = coloursOf(chooseAttire({ wears: [{ words: 'coat', colour: 'green' }], features: { hair: 'silver' } }))
  assert.equal(plain.has(thingHue('green')!), false)
  assert.equal(dressed.has(thingHue('green')!), true)
  assert.equal(dressed.has('#cfd0d8'), true)
})

test('old age alone makes the hair grey, a colour that is said stays', () => {
  assert.equal(chooseAttire({ features: { age: 'old' } })!.hair!.colour, '#b4b1ae')
  assert.equal(chooseAttire({ features: { age: 'old', hair: 'red' } })!.hair!.colour, '#b5502a')
})
