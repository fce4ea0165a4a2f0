import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { type EditedShot, paceFor, purposesFor, sizeFor } from '../../src/shots/edit-shots.ts'
import { placeTransitions } from '../../../service/src/films/shots/place-transitions.ts'

const shotsOf = (...counts: number[]): EditedShot[] =>
  counts.flatMap((count, scene) => Array.from({ length: count }, () => ({ scene })))

test('a new place is established, then come action, detail and reaction', () => {
  const cycle = ['establishing', 'action', 'detail', 'reaction']
  assert.deepEqual(purposesFor(shotsOf(4, 3)), [...cycle, ...cycle.slice(0, 3)])
})

test('a scene in the place of the scene before goes on with the action instead of establishing it again', () => {
  const shots = shotsOf(2, 2).map((shot, at) => ({ ...shot, isThere: at > 1 }))
  assert.deepEqual(purposesFor(shots), ['establishing', 'action', 'detail', 'reaction'])
})

test('scenes of one shot alternate between far and nearer', () => {
  assert.deepEqual(purposesFor(shotsOf(1, 1, 1)), ['establishing', 'action', 'establishing'])
})

test('a film of one scene ends from far, as it began', () => {
  for (const count of [3, 4, 5, 9]) assert.equal(purposesFor(shotsOf(count)).at(-1), 'establishing')
  assert.equal(purposesFor(shotsOf(2)).at(-1), 'action')
})

test('a speaker is shown from the waist up after the place is established', () => {
  const shots = shotsOf(3, 1).map((shot, at) => ({ ...shot, isSpoken: at < 3 }))
  assert.deepEqual(purposesFor(shots).map(sizeFor), ['wide', 'waist', 'whole', 'wide'])
  const each = shotsOf(1, 1).map(shot => ({ ...shot, isSpoken: true }))
  assert.deepEqual(purposesFor(each).map(sizeFor), ['wide', 'waist'])
})

test('two shots in a row of one scene or place never have the same size', () => {
  const seeded = seededRandom(5)
  for (let round = 0; round < 300; round++) {
    const isThere = [false, seeded.below(2) > 0]
    const shots = shotsOf(1 + seeded.below(6), 1 + seeded.below(6)).map(shot => ({
      ...shot,
      isSpoken: seeded.below(2) > 0,
      isThere: isThere[shot.scene] ?? false,
    }))
    const sizes = purposesFor(shots).map(sizeFor)
    for (const [at, size] of sizes.slice(0, -1).entries())
      if (shots[at + 1]!.scene === shots[at]!.scene || shots[at + 1]!.isThere)
        assert.notEqual(size, sizes[at + 1], JSON.stringify([shots, sizes]))
  }
})

test('a place is held longer than an action, and an action longer than a detail', () => {
  assert.ok(paceFor('establishing') > paceFor('action') && paceFor('action') > paceFor('reaction'))
  assert.ok(paceFor('reaction') > paceFor('detail'))
})

test('only a change of place or time is softened, at about a third of the cuts', () => {
  const kinds = ['dissolve', 'zoom'] as const
  for (let seed = 0; seed < 50; seed++) {
    const mayChange = Array.from({ length: 10 }, (_, at) => at % 3 === 2)
    const placed = placeTransitions(mayChange, kinds, seededRandom(seed))
    assert.equal(placed.length, 10)
    assert.ok(placed.every((transition, at) => !transition || mayChange[at]))
    assert.equal(placed.filter(Boolean).length, 3)
    assert.equal(placeTransitions([true, true], kinds, seededRandom(seed)).filter(Boolean).length, 1)
    assert.deepEqual(placeTransitions([false, false], kinds, seededRandom(seed)), [undefined, undefined])
  }
})

test('who moves with the whole body is seen whole in a scene of one shot', () => {
  const shots = shotsOf(1, 1, 1, 1, 1).map(shot => ({ ...shot, isThere: true, isMoving: true }))
  for (const purpose of purposesFor(shots)) assert.ok(['wide', 'whole'].includes(sizeFor(purpose)), purpose)
})
