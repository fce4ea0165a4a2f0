import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import { dressOthers } from '../../src/scene/dress-others.ts'
import { stagePeople } from '../../src/scene/stage-people.ts'
import { shotOf, subjectOf } from './shots.ts'

const does = (verb: string, to?: number) => [{ verb, words: '', ...(to !== undefined && { to }) }]
const deedsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ deeds = [] }) => deeds.map(({ verb, to = '' }) => `${verb}${to}`).join(' '))
const relationsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ relation }) => (relation ? `${relation.kind}${relation.to}` : ''))

test('what is tied around another one is worn by that one, and the hands are there', () => {
  const tying = dressOthers(
    shotOf([
      subjectOf('👩', { deeds: does('tie', 1), relation: { kind: 'holding', to: 1 } }),
      subjectOf('🧣', { words: 'scarf', colour: 'red' }),
      subjectOf('👧'),
    ]),
  )
  assert.deepEqual(deedsOf(tying), ['adjust1', ''])
  assert.deepEqual(tying.subjects[1]!.wears, [{ words: 'scarf', colour: 'red' }])
  const alone = shotOf([subjectOf('👩', { deeds: does('tie', 1) }), subjectOf('🧣', { words: 'scarf' })])
  assert.equal(dressOthers(alone), alone, 'her own scarf')
  const given = shotOf([
    subjectOf('👩', { deeds: does('give', 1) }),
    subjectOf('🧣', { words: 'scarf' }),
    subjectOf('👧'),
  ])
  assert.equal(dressOthers(given), given, 'a scarf that is handed over')
})

test('who works at somebody has the hands at him and nobody in the hand; a baby is still carried', () => {
  const cutting = stagePeople(
    shotOf([subjectOf('👨', { deeds: does('cut', 1), relation: { kind: 'holding', to: 1 } }), subjectOf('👦')], {
      place: 'meadow',
    }),
  )
  assert.deepEqual(deedsOf(cutting), ['comb1', ''])
  assert.deepEqual(relationsOf(cutting), ['beside1', ''])
  const carrying = stagePeople(
    shotOf([subjectOf('👨', { deeds: does('hold', 1), relation: { kind: 'holding', to: 1 } }), subjectOf('👶')]),
  )
  assert.deepEqual(relationsOf(carrying), ['holding1', ''])
})

test('whose hair is cut in a room sits on a chair, and in the open he does not', () => {
  const cutting = [subjectOf('👨', { deeds: does('comb', 1) }), subjectOf('👦')]
  const inside = stagePeople(shotOf(cutting, { place: 'room' }))
  assert.deepEqual(deedsOf(inside), ['comb1', 'sit2', ''])
  assert.equal(stagePeople(shotOf(cutting, { place: 'meadow' })).subjects.length, 2)
})

test('who brings something to somebody holds it out to him', () => {
  const serving = stagePeople(
    shotOf([
      subjectOf('🧑', { motion: 'walk', deeds: does('bring', 2), relation: { kind: 'holding', to: 1 } }),
      subjectOf('🍝'),
      subjectOf('👩'),
    ]),
  )
  assert.deepEqual(deedsOf(serving), ['give2', '', ''])
  assert.equal(serving.subjects[0]!.motion, 'bob')
})

test('who cries on a shoulder is in the arms of the other, and not on the back', () => {
  const crying = stagePeople(
    shotOf([subjectOf('👧', { deeds: does('cry', 1), relation: { kind: 'on', to: 1 } }), subjectOf('👩')]),
  )
  assert.deepEqual(relationsOf(crying), ['beside1', ''])
  assert.deepEqual(deedsOf(crying), ['hug1 cry', 'hug0'])
})

test('a patient lies in the bed that is there, and who sleeps on a table has the head on it', () => {
  const patient = stagePeople(
    shotOf([subjectOf('🧑', { deeds: does('talk') }), subjectOf('🛏️'), subjectOf('🧑', { words: 'patient' })]),
  )
  assert.deepEqual(relationsOf(patient), ['', '', 'on1'])
  const tired = stagePeople(
    shotOf([
      subjectOf('👧', { deeds: does('lie', 1), relation: { kind: 'on', to: 1 } }),
      { ...subjectOf('🪑'), what: { sprite: 'drawn-table' } },
    ]),
  )
  assert.deepEqual(deedsOf(tired), ['sit slump', ''])
  assert.deepEqual(relationsOf(tired), ['', ''])
})

test('all who pose before a house stand before it and look at nobody but the camera', () => {
  const posing = stagePeople(
    shotOf([
      subjectOf('👨', { deeds: does('pose', 1), relation: { kind: 'before', to: 1 } }),
      subjectOf('🏠'),
      subjectOf('👩', { deeds: does('pose', 1), relation: { kind: 'beside', to: 0 } }),
    ]),
  )
  assert.deepEqual(deedsOf(posing), ['pose', '', 'pose'])
  assert.deepEqual(relationsOf(posing), ['before1', '', 'before1'])
})

test('who sleeps where there are desks has the head on one, and who is carried sits', () => {
  const library = stagePeople(shotOf([subjectOf('👩', { deeds: does('sleep') })], { place: 'room', where: 'library' }))
  assert.deepEqual(deedsOf(library), ['sit nap', ''])
  const attic = stagePeople(shotOf([subjectOf('👩', { deeds: does('sleep') })], { place: 'room', where: 'attic' }))
  assert.deepEqual(deedsOf(attic), ['sleep'])
  const train = stagePeople(
    shotOf([subjectOf('👩', { deeds: does('sleep') }), subjectOf('👨', { deeds: does('serve') })], {
      place: 'room',
      where: 'train',
    }),
  )
  assert.deepEqual(deedsOf(train), ['sit2 doze', 'serve', ''])
})

test('what somebody brings is in the hands, however much is said of it between', () => {
  const [shot] = direct({ prompt: '厨房里，一位厨师端着一盘热气腾腾的饺子', seed: 1 }).shots
  assert.deepEqual(relationsOf(stagePeople(shot!)), ['holding1', ''])
  const brought = (sprite: string): string[] =>
    relationsOf(stagePeople(shotOf([subjectOf('👩', { deeds: does('bring', 1) }), subjectOf(sprite)])))
  assert.deepEqual(brought('👧'), ['', ''], 'nobody has a girl in the hands like a dish')
})
