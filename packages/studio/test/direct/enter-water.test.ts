import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const subjectsOf = (prompt: string) => shotsOf(prompt)[0]!.subjects
const wades = (prompt: string): boolean[] =>
  subjectsOf(prompt).map(({ deeds }) => deeds?.some(({ verb }) => verb === 'wade') === true)

test('birds on water lie on it, and stand where they are said to stand', () => {
  for (const prompt of ['A goose on a pond', 'A gull on the water', '湖面上有一只鹅', '一只大白鹅在池塘里'])
    assert.equal(subjectsOf(prompt)[0]!.motion, 'swim', prompt)
  assert.equal(subjectsOf('A goose stands beside a pond')[0]!.motion, 'still')
  assert.equal(subjectsOf('A duck walks on the bank of a river')[0]!.motion, 'walk')
})

test('beasts in a river stand in it, and not those by it or in a boat', () => {
  for (const prompt of ['A bear stands in a river', '河里站着一头水牛', 'A horse drinks in a stream'])
    assert.deepEqual(wades(prompt), [true], prompt)
  for (const prompt of ['A cow in a meadow by a river', 'A dog on a boat in a river'])
    assert.ok(!wades(prompt).includes(true), prompt)
})

test('who sprays water over somebody stands beside, in the same river', () => {
  const prompt = 'An elephant sprays water over her calf in a shallow river'
  assert.deepEqual(subjectsOf(prompt)[0]!.relation, { kind: 'beside', to: 1 })
  assert.deepEqual(wades(prompt), [true, true])
})

test('a table that somebody is behind is there', () => {
  for (const prompt of ['A cat on a sofa behind a table', 'A dog behind a table', '桌子后面的一只狗'])
    assert.ok(
      subjectsOf(prompt).some(({ words }) => /table|桌/u.test(words)),
      prompt,
    )
})
