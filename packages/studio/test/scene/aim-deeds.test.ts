import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aimDeeds } from '../../src/scene/aim-deeds.ts'
import { orderChase } from '../../src/scene/order-chase.ts'
import { FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'
import { shotOf, subjectOf } from './shots.ts'

const doing = (pictogram: string, verb: string, more = {}) =>
  subjectOf(pictogram, { deeds: [{ verb, words: verb }], motion: 'bob', ...more })

test('who combs in company combs the other, and shaves him with the hands at his head', () => {
  const [mother] = aimDeeds(shotOf([doing('👩', 'comb'), subjectOf('👧')])).subjects
  assert.equal(mother!.deeds![0]!.to, 1)
  const [barber] = aimDeeds(shotOf([doing('👨', 'shave'), subjectOf('🧔')])).subjects
  assert.deepEqual(barber!.deeds![0], { verb: 'adjust', words: 'shave', to: 1 })
  const both = aimDeeds(shotOf([doing('👩', 'comb'), doing('👧', 'comb')])).subjects
  assert.ok(
    both.every(({ deeds }) => deeds![0]!.to === undefined),
    'of two who comb each combs herself',
  )
})

test('who chases without a word for whom is after the one named before', () => {
  const chased = aimDeeds(
    shotOf([subjectOf('👶', { motion: 'run' }), doing('🐕', 'chase', { motion: 'run' }), doing('👩', 'chase')]),
  ).subjects
  assert.deepEqual(
    chased.map(({ deeds }) => deeds?.[0]?.to),
    [undefined, 0, 1],
  )
})

test('who is beside somebody who goes goes along, unless he stays for something', () => {
  const hen = subjectOf('🐔', { motion: 'bob', relation: { kind: 'beside', to: 1 } })
  const chicks = subjectOf('🐥', { motion: 'walk', count: 3 })
  assert.equal(aimDeeds(shotOf([hen, chicks])).subjects[0]!.motion, 'walk')
  const waiting = { ...hen, deeds: [{ verb: 'wait', words: 'waits' }] }
  assert.equal(aimDeeds(shotOf([waiting, chicks])).subjects[0]!.motion, 'bob')
})

test('of three who chase each other the second stays behind the first when the third comes', () => {
  const plate = levelPlate()
  const runner = (index: number, to?: number) =>
    spotOf(
      {
        ...memberOf('🐕'),
        index,
        subject: subjectOf('🐕', { deeds: to === undefined ? [] : [{ verb: 'chase', words: '', to }] }),
      },
      { x: 100 + 10 * index, faces: 1 },
    )
  const spots = [runner(0), runner(1, 0), runner(2, 1)]
  orderChase(spots, plate, FRAME)
  const [first, second, third] = spots.map(({ x }) => x) as [number, number, number]
  assert.ok(first > second && second > third, `${first} ${second} ${third}`)
})
