import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Attire } from '../../src/bodies/kits/person-table.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'

test('a person with a trade has the body of the trade, or of a man or a woman; families keep their picture', () => {
  assert.deepEqual(findKind('1f468-200d-1f527')?.build(), findKind('1f9d1-200d-1f527')?.build())
  assert.deepEqual(findKind('1f469-200d-1f3ed')?.build(), findKind('1f469')?.build())
  assert.equal(findKind('1f468-200d-1f469-200d-1f467'), undefined)
})

test('athletes, monkeys and trains of every sort have a body, and views from another side share it', () => {
  for (const code of ['26f9-fe0f', '1f6b4', '1f93a', '26f7-fe0f', '1f9d7', '1f47d', '1f412', '1f9a6', '1f9ab', '1f9a8'])
    assert.ok(findKind(code), code)
  assert.equal(findKind('1f488'), undefined)
  for (const train of ['1f684', '1f687', '1f688', '1f68a']) assert.equal(findKind(train), findKind('1f686'), train)
  assert.equal(findKind('1f698'), findKind('1f697'))
  assert.equal(findKind('1f6b4-200d-2642-fe0f'), findKind('1f6b4'))
})

const coloursOf = (code: string, attire?: Attire): string[] =>
  findKind(code)!
    .build(undefined, attire)
    .parts.map(({ colour }) => colour)

test("a woman with a trade wears the clothes of the trade and a woman's hair", () => {
  const [anybody, woman] = ['1f9d1-200d-1f692', '1f469-200d-1f692'].map(code => coloursOf(code)) as [string[], string[]]
  const jacket = '#c9a23f'
  assert.ok(anybody.includes(jacket) && woman.includes(jacket))
  assert.notDeepEqual(coloursOf('1f477-200d-2640'), coloursOf('1f477'))
  assert.ok(coloursOf('1f477-200d-2640').includes('#f2c230'), 'the hard hat stays on')
})

test('several people of one sort have different heads, and those of a trade keep its clothes', () => {
  const heads = [0, 1, 2, 3, 4].map(variant => coloursOf('1f9d1', { variant }).join())
  assert.equal(new Set(heads).size, 5)
  for (const variant of [0, 1, 2, 3]) assert.ok(coloursOf('1f9d1-200d-1f692', { variant }).includes('#c9a23f'))
  const sisters = [0, 1].map(variant => coloursOf('1f467', { variant }).join())
  assert.notEqual(sisters[0], sisters[1])
})

test('people in a Chinese prompt have black hair, and green people stay green', () => {
  assert.ok(coloursOf('1f469', { isEastAsian: true }).includes('#241c1c'))
  assert.deepEqual(coloursOf('1f9df', { isEastAsian: true }), coloursOf('1f9df'))
})
