import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'

const CHAIR = pictogramCode('🪑')

const staged = (prompt: string): Shot => adaptShot(direct({ prompt, seed: 1 }).shots[0]!)
const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
const countOf = ({ subjects }: Shot, sprite: string): number =>
  subjects.filter(one => spriteOf(one) === sprite).reduce((sum, { count }) => sum + count, 0)
const tableOf = ({ subjects }: Shot): number => subjects.findIndex(one => spriteOf(one) === 'drawn-table')

test('who eats at home sits on a chair at one table', () => {
  const shot = staged('two men eat dinner')
  assert.deepEqual([countOf(shot, 'drawn-table'), countOf(shot, CHAIR)], [1, 2])
  const chairs = shot.subjects.filter(one => spriteOf(one) === CHAIR)
  assert.ok(chairs.every(({ relation }) => relation?.kind === 'beside' && relation.to === tableOf(shot)))
  const seats = shot.subjects.flatMap(({ deeds }) => deeds?.find(({ verb }) => verb === 'sit')?.to ?? [])
  assert.deepEqual(
    seats.toSorted(),
    shot.subjects.flatMap((one, index) => (spriteOf(one) === CHAIR ? [index] : [])),
  )
})

test('a family of three has three chairs, and a crowd none', () => {
  assert.equal(countOf(staged('a family eats dinner'), CHAIR), 3)
  assert.equal(countOf(staged('nine men eat noodles in a restaurant'), CHAIR), 0)
})

test('the table that the words name is the one that is used', () => {
  assert.equal(countOf(staged('a woman sits at a table and writes a letter'), 'drawn-table'), 1)
  assert.equal(countOf(staged('桌上三杯咖啡，一个女人在等'), 'drawn-table'), 1)
})

test('who works with the hands stands behind a counter, and the work lies on it', () => {
  const shot = staged('妈妈在厨房里包饺子')
  const counter = shot.subjects.findIndex(one => spriteOf(one) === 'drawn-counter')
  const [mother, dumplings] = shot.subjects
  assert.deepEqual(mother!.relation, { kind: 'behind', to: counter })
  assert.deepEqual(dumplings!.relation, { kind: 'on', to: counter })
  assert.ok(mother!.deeds!.every(({ to }) => to === undefined))
})

test('outside nobody is given a table, and who walks, gives or hugs needs none', () => {
  for (const prompt of [
    'a man eats an apple in a forest',
    'a man walks through a kitchen and eats an apple',
    'a woman gives a boy a cake in a kitchen',
  ])
    assert.equal(countOf(staged(prompt), CHAIR), 0, prompt)
})

test('people at home have the floor of a living room; nobody needs it for a cat', () => {
  assert.equal(staged('a girl reads a book').where, 'living-room')
  assert.equal(staged('a cat in a room').where, undefined)
  assert.equal(staged('a girl reads a book in a library').where, 'library')
})

test('what an advertisement shows together with one person is in the hand', () => {
  const [lipstick, woman] = staged('a lipstick and a woman on a white background').subjects
  assert.equal(lipstick!.words, 'lipstick')
  assert.deepEqual(woman!.deeds?.[0], { verb: 'hold', words: '', to: 0 })
})

test('a house is not seen inside of one', () => {
  assert.ok(!staged('my bakery, croissants in a kitchen').subjects.some(one => spriteOf(one) === pictogramCode('🏪')))
  assert.ok(staged('a house in a meadow').subjects.some(one => spriteOf(one) === pictogramCode('🏠')))
})

test('those who sit together are one subject each, and each does the same', () => {
  const people = (prompt: string): Subject[] =>
    staged(prompt).subjects.filter(one => /man|men|friend|朋友/u.test(one.words))
  for (const [prompt, many] of [
    ['two men eat dinner', 2],
    ['three friends drink tea at a table', 3],
    ['four men eat noodles at a table', 4],
  ] as const) {
    const all = people(prompt)
    assert.equal(all.length, many, prompt)
    assert.ok(all.every(({ count }) => count === 1))
    const verbs = all.map(({ deeds = [] }) => deeds.map(({ verb }) => verb).join())
    assert.ok(
      verbs.every(one => one.includes(verbs[0]!.split(',')[0]!)),
      verbs.join(),
    )
  }
})
