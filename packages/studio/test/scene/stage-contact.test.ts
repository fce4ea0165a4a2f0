import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot } from '../../src/direct/shot-list.ts'
import { stageContact } from '../../src/scene/stage-contact.ts'
import { shotOf, subjectOf } from './shots.ts'

const deedsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ deeds = [] }) => deeds.map(({ verb, to = '' }) => `${verb}${to}`).join(' '))
const relationsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ relation }) => (relation ? `${relation.kind}${relation.to}` : ''))
const does = (verb: string, to?: number, words = '') => [{ verb, words, ...(to !== undefined && { to }) }]

test('who laces shoes kneels to them and does not run; a ribbon is tied standing, and a riddle is not untied so', () => {
  const lacing = stageContact(shotOf([subjectOf('👩', { motion: 'run', deeds: [...does('tie'), ...does('run')] })]))
  assert.deepEqual(deedsOf(lacing), ['kneel tie'])
  assert.equal(lacing.subjects[0]!.motion, 'bob')
  assert.deepEqual(deedsOf(stageContact(shotOf([subjectOf('👩', { deeds: does('tie', 1) }), subjectOf('👟')]))), [
    'kneel tie1',
    '',
  ])
  assert.deepEqual(deedsOf(stageContact(shotOf([subjectOf('👩', { deeds: does('tie', 1) }), subjectOf('🎀')]))), [
    'tie1',
    '',
  ])
  assert.deepEqual(deedsOf(stageContact(shotOf([subjectOf('👩', { deeds: does('untie') })]))), ['untie'])
})

test('who mends what has wheels is down at it; a wheel is changed at a car that stands, not at one that drives by', () => {
  const on = subjectOf('👨', { deeds: does('mend', 1), relation: { kind: 'on', to: 1 } })
  const mending = stageContact(shotOf([on, subjectOf('🚲', { motion: 'drive' })]))
  assert.deepEqual(deedsOf(mending), ['kneel adjust1', ''])
  assert.deepEqual(relationsOf(mending), ['', ''])
  assert.equal(mending.subjects[1]!.motion, 'still')
  const passing = subjectOf('🚚', { count: 3, motion: 'drive', deeds: does('drive') })
  const changing = stageContact(
    shotOf([subjectOf('👨', { deeds: does('mend', undefined, 'changes a tire') }), passing]),
  )
  assert.deepEqual(deedsOf(changing), ['kneel adjust2', 'drive', ''])
  assert.equal(changing.subjects[1]!.motion, 'drive')
})

test('office work is typed, other work is not; a tailor has his hands at whom he measures', () => {
  const worker = subjectOf('👨', { deeds: does('work') })
  assert.deepEqual(deedsOf(stageContact({ ...shotOf([worker]), where: 'office' })), ['type'])
  assert.deepEqual(deedsOf(stageContact({ ...shotOf([worker]), where: 'workshop' })), ['work'])
  const tailor = subjectOf('👨', { deeds: does('measure', 1) })
  assert.deepEqual(deedsOf(stageContact(shotOf([tailor, subjectOf('👩')]))), ['adjust1', ''])
  assert.deepEqual(deedsOf(stageContact(shotOf([tailor, subjectOf('🚪')]))), ['measure1', ''])
})

test('who is pushed on a swing sits on it, and who pushes does not', () => {
  const father = subjectOf('👨', { motion: 'walk', deeds: does('push', 1), relation: { kind: 'holding', to: 1 } })
  const swing = { ...subjectOf('🛝', { relation: { kind: 'under', to: 0 } }), what: { sprite: 'drawn-swing' } }
  const shot = stageContact(shotOf([father, subjectOf('👧'), swing]))
  assert.deepEqual(relationsOf(shot), ['beside2', 'on2', ''])
  assert.equal(shot.subjects[0]!.motion, 'bob')
  const unnamed = stageContact(shotOf([father, subjectOf('👧', { deeds: does('sway', undefined, '荡秋千') })]))
  assert.deepEqual(relationsOf(unnamed), ['beside2', 'on2', ''])
})

test('ducks come ashore to who feeds them, fish do not, and who is hugged waits', () => {
  const feeding = subjectOf('👧', { deeds: does('feed', 1) })
  const motionOf = (pictogram: string) =>
    stageContact(shotOf([feeding, subjectOf(pictogram, { motion: 'swim' })])).subjects[1]!.motion
  assert.equal(motionOf('🦆'), 'bob')
  assert.equal(motionOf('🐟'), 'swim')
  const hugged = stageContact(shotOf([subjectOf('👧', { deeds: does('hug', 1) }), subjectOf('🤖', { motion: 'walk' })]))
  assert.equal(hugged.subjects[1]!.motion, 'bob')
})

test('of a wardrobe that is opened and a cat that jumps out the cat jumps', () => {
  const wardrobe = {
    ...subjectOf('🚪', { motion: 'jump', deeds: does('jump'), build: 'furniture' }),
    what: { sprite: 'drawn-wardrobe' },
  }
  const cat = subjectOf('🐈', { motion: 'jump', deeds: does('jump') })
  const shot = stageContact(shotOf([subjectOf('👦', { deeds: does('open', 1) }), wardrobe, cat]))
  assert.deepEqual(deedsOf(shot), ['open1', '', 'leap-out1'])
  assert.deepEqual(relationsOf(shot), ['', '', 'on1'])
  assert.equal(shot.subjects[1]!.motion, 'still')
})

test('a dog that is washed is in no hand, and an apple for a horse is', () => {
  const holding = { kind: 'holding', to: 1 } as const
  const washing = stageContact(
    shotOf([subjectOf('👨', { deeds: does('wash', 1), relation: holding }), subjectOf('🐕')]),
  )
  assert.deepEqual(deedsOf(washing), ['pet1', ''])
  assert.deepEqual(relationsOf(washing), ['beside1', ''])
  const car = stageContact(shotOf([subjectOf('👨', { deeds: does('wash', 1), relation: holding }), subjectOf('🚗')]))
  assert.deepEqual(deedsOf(car), ['wash1', ''])
  const feeding = subjectOf('👩', { deeds: does('feed', 1), relation: { kind: 'beside', to: 2 } })
  const fed = stageContact(shotOf([feeding, subjectOf('🐎'), subjectOf('🍎')]))
  assert.deepEqual(relationsOf(fed), ['holding2', '', ''])
})
