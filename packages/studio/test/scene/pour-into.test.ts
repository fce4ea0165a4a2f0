import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putRight } from '../../src/scene/put-right.ts'
import { shotOf, subjectOf } from './shots.ts'

test('what is poured is in the one hand, what it is poured into in the other', () => {
  const woman = { ...subjectOf('👩'), deeds: [{ verb: 'pour', words: 'pours', to: 1 }] }
  const tea = { ...subjectOf('🫖'), relation: { kind: 'in' as const, to: 2 } }
  const { subjects } = putRight(shotOf([woman, tea, subjectOf('🍵')]))
  assert.deepEqual(
    subjects[0]!.deeds!.map(({ verb, to }) => [verb, to]),
    [
      ['pour', 1],
      ['pour', 2],
    ],
  )
  assert.equal(subjects[1]!.relation, undefined)
})

test('nobody holds the pool that is poured into', () => {
  const man = { ...subjectOf('👨'), deeds: [{ verb: 'pour', words: 'pours', to: 1 }] }
  const water = { ...subjectOf('🫖'), relation: { kind: 'in' as const, to: 2 } }
  const { subjects } = putRight(shotOf([man, water, { ...subjectOf('🍵'), metres: 3 }]))
  assert.equal(subjects[0]!.deeds!.length, 1)
})
