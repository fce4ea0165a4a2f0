import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { putRight } from '../../src/scene/put-right.ts'
import { shotOf, subjectOf } from './shots.ts'

const deed = (verb: string) => ({ deeds: [{ verb, words: verb }] })

test('who sleeps where a bed is named is in it, and a cat under it stays there', () => {
  const { subjects } = putRight(shotOf([subjectOf('🛏️'), subjectOf('👩', deed('sleep')), subjectOf('👨', deed('walk'))]))
  assert.deepEqual(
    subjects.map(({ relation }) => relation),
    [undefined, { kind: 'on', to: 0 }, undefined],
  )
  const under = { ...deed('sleep'), relation: { kind: 'under', to: 0 } } as const
  assert.deepEqual(putRight(shotOf([subjectOf('🛏️'), subjectOf('👩', under)])).subjects[1]!.relation, under.relation)
})

test('who has a picnic has brought a basket, and one only', () => {
  const basket = pictogramCode('🧺')
  const baskets = (...things: ReturnType<typeof subjectOf>[]) =>
    putRight(shotOf(things)).subjects.filter(({ what }) => 'sprite' in what && what.sprite === basket)
  assert.deepEqual(
    baskets(subjectOf('👩', deed('picnic'))).map(({ relation }) => relation),
    [{ kind: 'beside', to: 0 }],
  )
  assert.equal(baskets(subjectOf('👩', deed('picnic')), subjectOf('🧺')).length, 1)
  assert.equal(baskets(subjectOf('👩', deed('walk'))).length, 0)
})
