import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { shareThings } from '../../src/scene/share-things.ts'
import { shotOf, subjectOf } from './shots.ts'

const table: Subject = { ...subjectOf('🍎'), words: 'table', what: { sprite: 'drawn-table' }, motion: 'still' }
const people = (verb: string, count = 2): Subject => ({
  ...subjectOf('🧑'),
  count,
  motion: 'walk',
  relation: { kind: 'holding', to: 1 },
  deeds: [{ verb, words: verb, to: 1 }],
})
const told = (subjects: Subject[]) =>
  shareThings(shotOf(subjects)).subjects.map(
    ({ count, deeds = [] }) => `${count} ${deeds.map(({ verb, to = '' }) => `${verb}${to}`).join(' ')}`,
  )

test('of two who lift one large thing each has an end of it, and they are turned to each other', () => {
  assert.deepEqual(told([people('lift'), table]), ['1 carry-together1 carry2', '1 ', '1 carry'])
})

test('a man and a woman who carry a sofa have one sofa between them', () => {
  assert.deepEqual(told([people('carry', 1), table, { ...people('carry', 1), what: { sprite: '1f469' } }]), [
    '1 carry-together1 carry2',
    '1 ',
    '1 carry',
  ])
})

test('one alone, or what is small, is carried as it was', () => {
  assert.deepEqual(told([people('lift', 1), table]), ['1 lift1', '1 '])
  assert.deepEqual(told([people('lift'), subjectOf('🍎')]), ['2 lift1', '1 '])
})

test('what two throw to each other one of them has', () => {
  const { subjects } = shareThings(
    shotOf([{ ...subjectOf('🧑'), count: 2, deeds: [{ verb: 'play-catch', words: '' }] }]),
  )
  assert.deepEqual(
    subjects.map(({ count, deeds }) => [count, deeds!.length]),
    [
      [1, 1],
      [1, 0],
    ],
  )
})
