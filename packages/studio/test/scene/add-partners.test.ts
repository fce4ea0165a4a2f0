import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { addPartners } from '../../src/scene/add-partners.ts'
import { aimDeeds } from '../../src/scene/aim-deeds.ts'
import { isPerson } from '../../src/scene/subject-rig.ts'
import { shotOf, subjectOf } from './shots.ts'

const does = (verb: string, to?: number): Partial<Subject> => ({
  deeds: [{ verb, words: verb, ...(to !== undefined && { to }) }],
})
const sprite = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
const partnered = (...subjects: Subject[]): Subject[] => addPartners(shotOf(subjects)).subjects
const aimed = (...subjects: Subject[]): Subject[] => aimDeeds(shotOf(subjects)).subjects
const verbs = (subjects: readonly Subject[]): string[] =>
  subjects.map(({ deeds = [] }) => deeds.map(({ verb, to = '' }) => `${verb}${to}`).join(' '))

test('what takes two is done with somebody, who does the same or what belongs to it', () => {
  for (const verb of ['shake-hands', 'hug', 'argue', 'spar']) {
    const all = partnered(subjectOf('👨', does(verb)))
    assert.deepEqual(verbs(all), [`${verb}1`, `${verb}0`], verb)
    assert.ok(all.every(isPerson))
  }
  assert.deepEqual(verbs(partnered(subjectOf('👨', does('massage')))), ['massage1', 'lie'])
  assert.deepEqual(verbs(partnered(subjectOf('👨', does('heal')))), ['heal1', 'sit'])
})

test('the other one is no twin, and nobody comes where there is company or a crowd', () => {
  const other = (who: string): string => sprite(partnered(subjectOf(who, does('hug')))[1]!)
  assert.notEqual(other('👩'), pictogramCode('👩'))
  assert.equal(other('👨'), pictogramCode('👩'))
  assert.equal(partnered(subjectOf('👨', does('hug')), subjectOf('🐕')).length, 2, 'the dog is hugged')
  assert.equal(partnered(subjectOf('👨', { count: 4, ...does('argue') })).length, 1)
  assert.equal(partnered(subjectOf('👨', does('walk'))).length, 1)
  assert.equal(partnered(subjectOf('👨', does('hug')), subjectOf('🌳')).length, 3, 'a tree is no company')
})

test('who gets a haircut sits on a chair, and somebody is behind him', () => {
  const [man, barber, chair] = partnered(subjectOf('👨', does('get-haircut')))
  assert.deepEqual(verbs([man!, barber!]), ['sit2', 'comb0'])
  assert.deepEqual(barber!.relation, { kind: 'behind', to: 0 })
  assert.equal(sprite(chair!), pictogramCode('🪑'))
})

test('who is with a barber or a dentist sits, on the chair that is named or on one that is brought', () => {
  for (const [trade, verb] of [
    ['a barber', 'comb'],
    ['a dentist', 'adjust'],
    ['理发师', 'comb'],
  ] as const) {
    const all = partnered(subjectOf('👨', { words: trade }), subjectOf('👩', { motion: 'walk' }))
    assert.deepEqual(verbs(all), [`${verb}1`, 'sit2', ''], trade)
    assert.deepEqual([all[0]!.relation, all[1]!.motion], [{ kind: 'behind', to: 1 }, 'still'])
    const named = partnered(subjectOf('👨', { words: trade }), subjectOf('👩'), subjectOf('🪑'))
    assert.equal(named.length, 3)
  }
  assert.equal(partnered(subjectOf('👨', { words: 'a barber' })).length, 1, 'nobody is there to be served')
})

test('who follows behind somebody follows him, and nobody chases whom nobody named, nor a tree', () => {
  const behind = { ...does('follow'), relation: { kind: 'behind', to: 2 } } as const
  assert.deepEqual(verbs(aimed(subjectOf('🐈'), subjectOf('🐕', behind), subjectOf('👧'))), ['', 'follow2', ''])
  assert.deepEqual(verbs(aimed(subjectOf('🐕', does('chase')), subjectOf('🐈'))), ['chase', ''], 'nobody was before')
  assert.deepEqual(verbs(aimed(subjectOf('🌳'), subjectOf('🐕', does('chase')))), ['', 'chase'], 'a tree does not run')
})

test('who combs or shaves alone, or before a crowd, does it to himself', () => {
  assert.deepEqual(verbs(aimed(subjectOf('👩', does('comb')))), ['comb'])
  assert.deepEqual(verbs(aimed(subjectOf('👩', does('comb')), subjectOf('👧', { count: 3 }))), ['comb', ''])
  assert.deepEqual(verbs(aimed(subjectOf('👨', does('shave')))), ['shave'])
})

test('who is with somebody who goes goes along, unless he sits, stands or watches', () => {
  const beside = { relation: { kind: 'beside', to: 0 } } as const
  const motions = (...subjects: Subject[]): string[] => aimed(...subjects).map(({ motion }) => motion)
  assert.deepEqual(motions(subjectOf('👩', { motion: 'walk' }), subjectOf('🐕', beside)), ['walk', 'walk'])
  assert.deepEqual(motions(subjectOf('👩', { motion: 'run', relation: { kind: 'beside', to: 1 } }), subjectOf('🐕')), [
    'run',
    'run',
  ])
  assert.deepEqual(motions(subjectOf('👩', { motion: 'walk' }), subjectOf('👴', { ...beside, ...does('sit') })), [
    'walk',
    'still',
  ])
  assert.deepEqual(motions(subjectOf('👩', { motion: 'walk' }), subjectOf('🌳', beside)), ['walk', 'still'])
  assert.deepEqual(motions(subjectOf('👩', { motion: 'dance' }), subjectOf('🐕', beside)), ['dance', 'still'])
  assert.deepEqual(motions(subjectOf('👩', { motion: 'walk' }), subjectOf('🐕')), ['walk', 'still'])
})
