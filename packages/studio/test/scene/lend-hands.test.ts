import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { lendHands } from '../../src/scene/lend-hands.ts'
import { shotOf, subjectOf } from './shots.ts'

const deedsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ deeds = [] }) => deeds.map(({ verb, to = '' }) => `${verb}${to}`).join(' '))
const cutting = (to: number) => [{ verb: 'cut', words: 'cuts', to }]

test('a knife that cuts by itself is in the hand of somebody who stands on a floor', () => {
  const shot = lendHands(shotOf([subjectOf('🔪', { deeds: cutting(1) }), subjectOf('🍞')], { place: 'table' }))
  assert.deepEqual(deedsOf(shot), ['', '', 'hold0 cut1'])
  assert.equal(shot.place, 'kitchen')
})

test('what work is done with is held by who works, and nobody cuts his scissors', () => {
  const loose = [subjectOf('👩', { deeds: cutting(1) }), subjectOf('📄'), subjectOf('✂️')]
  assert.deepEqual(deedsOf(lendHands(shotOf(loose))), ['hold2 cut1', '', ''])
  const held = subjectOf('👩', { relation: { kind: 'holding', to: 1 }, deeds: cutting(1) })
  assert.deepEqual(deedsOf(lendHands(shotOf([held, subjectOf('✂️')]))), ['hold1 cut', ''])
  const idle = [subjectOf('👩'), subjectOf('✂️')]
  assert.deepEqual(deedsOf(lendHands(shotOf(idle))), ['', ''], 'who does nothing is given nothing')
})

test('what is cut on a table falls in two there, and a knife is given for it', () => {
  const cook = subjectOf('👩', { motion: 'bob', relation: { kind: 'holding', to: 1 }, deeds: cutting(1) })
  const { subjects } = adaptShot(shotOf([cook, subjectOf('🍉', { motion: 'still' })], { place: 'kitchen' }))
  assert.ok(subjects[1]!.deeds?.some(({ verb }) => verb === 'halved'))
  assert.ok(subjects.some(({ what }) => 'sprite' in what && what.sprite === '1f52a'))
  assert.equal(subjects[1]!.relation?.kind, 'on')
})

test('a gavel that is banged is in the hand', () => {
  const { subjects } = lendHands(
    shotOf([subjectOf('👩', { deeds: [{ verb: 'hit', words: 'bangs', to: 1 }] }), subjectOf('🔨')]),
  )
  assert.deepEqual(
    subjects[0]!.deeds!.map(({ verb, to }) => [verb, to]),
    [
      ['hold', 1],
      ['hammer', undefined],
    ],
  )
})
