import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planCuts } from '../../src/scene/plan-cuts.ts'
import { addUnusedInputs } from '../../src/reading/add-unused-inputs.ts'
import { shotOf, subjectOf } from './shots.ts'

const shots = (...shares: number[]) => shares.map(share => shotOf([], { share }))

test('every frame belongs to a shot, and to two only within a transition', () => {
  for (const shares of [[1], [0.5, 0.5], [0.2, 0.5, 0.3], [0, 1], [0, 0], [0.01, 0.99]]) {
    for (const frames of [1, 2, 7, 48, 240]) {
      const plan = planCuts(shots(...shares), frames)
      for (let index = 0; index < frames; index++) {
        const seen = plan.filter(({ from, to }) => index >= from && index < to)
        assert.ok(
          seen.length === 1 || (seen.length === 2 && seen[1]!.transition),
          `${shares.join(' ')} at ${index} of ${frames}`,
        )
      }
    }
  }
})

test('a transition takes half a second, less in short shots, and none in very short ones', () => {
  const lengthOf = (frames: number): number | undefined => planCuts(shots(0.5, 0.5), frames)[1]?.transition?.frames
  assert.equal(lengthOf(240), 12)
  assert.equal(lengthOf(36), 6)
  assert.equal(lengthOf(8), undefined)
})

test('a shot whose hour changes is planned twice, and the one dissolves into the other where both are', () => {
  const [day, night, next] = planCuts(
    [shotOf([], { share: 0.5, time: 'sunset', becomes: { time: 'night' } }), shotOf([])],
    240,
  )
  assert.deepEqual([day!.shot.time, night!.shot.time], ['sunset', 'night'])
  assert.deepEqual([day!.nth, night!.nth, next!.nth], [0, 0, 1])
  assert.deepEqual(day!.whole, night!.whole)
  assert.equal(night!.transition!.frames, day!.to - night!.from)
  assert.ok(day!.to < next!.from)
})

test('the mood chooses the transition', () => {
  const into = (mood: 'sad' | 'tense') => planCuts([shotOf([]), shotOf([], { mood })], 240)[1]?.transition?.kind
  assert.equal(into('sad'), 'fade-through-black')
  assert.equal(into('tense'), 'whip-left')
})

test('pictures that no shot speaks of stand in the first one, the others where they are named', () => {
  const named = { ...subjectOf('🐈'), what: { input: 'dog' } }
  const list = { language: 'en' as const, shots: [shotOf([], { caption: 'x' }), shotOf([named])], unknown: [] }
  assert.equal(addUnusedInputs(list, []), list)
  assert.equal(addUnusedInputs(list, ['dog']), list)
  const added = addUnusedInputs(list, ['dog', 'cat'])
  assert.deepEqual(
    added.shots[0]!.subjects.map(({ what }) => what),
    [{ input: 'cat' }],
  )
  assert.equal(added.shots[0]!.caption, undefined)
  // Without a name: taken by the subject whose name nobody has.
  assert.equal(addUnusedInputs(list, [undefined]), list)
  assert.equal(addUnusedInputs(list, [undefined, undefined]).shots[0]!.subjects.length, 1)
})
