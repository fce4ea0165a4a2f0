import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dressBody } from '../../src/bodies/dress-body.ts'
import { HUES } from '../../src/bodies/hues.ts'
import { chooseAttire } from '../../src/scene/choose-attire.ts'

const WOMAN = '1f469'
const coloursOf = (attire: ReturnType<typeof chooseAttire>): Set<string> =>
  new Set(dressBody(WOMAN, undefined, attire)!.body.parts.map(({ colour }) => colour))

test('clothes are cut and coloured as the words say', () => {
  assert.deepEqual(chooseAttire({ wears: [{ words: 'dress', colour: 'red' }] }), {
    wears: 'dress',
    top: HUES['red'],
    bottom: HUES['red'],
  })
  assert.equal(chooseAttire({ wears: [{ words: '西装' }] })!.wears, 'trousers')
  assert.equal(chooseAttire({ wears: [{ words: 'raincoat' }] })!.coat, HUES['yellow'])
  assert.equal(chooseAttire({}), undefined)
})

test('a coat and silver hair are on the body', () => {
  const plain = coloursOf(undefined)
  const dressed = coloursOf(chooseAttire({ wears: [{ words: 'coat', colour: 'green' }], features: { hair: 'silver' } }))
  assert.equal(plain.has(HUES['green']!), false)
  assert.equal(dressed.has(HUES['green']!), true)
  assert.equal(dressed.has('#cfd0d8'), true)
})

test('old age alone makes the hair grey, a colour that is said stays', () => {
  assert.equal(chooseAttire({ features: { age: 'old' } })!.hair!.colour, '#b4b1ae')
  assert.equal(chooseAttire({ features: { age: 'old', hair: 'red' } })!.hair!.colour, '#b5502a')
})
