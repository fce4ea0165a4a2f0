import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountsOf, laterSize, sharesOf, sizeAt, stagesOf, withinFrame } from '../../src/scene/becoming.ts'
import { laterSelf } from '../../src/scene/changing.ts'
import { piecesAt } from '../../src/stage/draw/effects.ts'
import { flowedTime } from '../../src/scene/prepare-shot.ts'
import { poseAt, solidOf } from './posed-solid.ts'
import { subjectOf } from './shots.ts'

test('several changes come one after another, and at each time there is something', () => {
  for (const changes of [1, 2, 3])
    for (let at = 0; at <= 40; at++) {
      const amounts = amountsOf(sharesOf(changes, at / 10, 4))
      assert.ok(Math.max(...amounts) >= 0.25, `${changes} at ${at}: ${amounts.join(' ')}`)
      if (at === 0) assert.equal(amounts[0], 1)
      if (at === 40) assert.equal(amounts.at(-1), 1)
    }
  assert.ok(sizeAt(0.1) < 0.3 && sizeAt(1) === 1)
})

test('what becomes another that becomes a third is seen as each in turn', () => {
  const third = solidOf('🐎')
  const second = solidOf('🐦', { later: [third] })
  const first = solidOf('⚽', { later: [second] })
  assert.equal(stagesOf(first).length, 3)
  const seenAt = (seconds: number): boolean[] =>
    [first, second, third].map(one => {
      one.wasPosed = false
      poseAt(first, seconds)
      return one.wasPosed && one.opacity > 0.5
    })
  assert.deepEqual([0, 2, 4].map(seenAt), [
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})

test('a beast that a thing becomes stands across the frame, and within it', () => {
  const [drop, dragon] = [solidOf('drawn-drop'), solidOf('🐉')]
  const times = laterSize(dragon.extent, drop.extent)
  const high = (dragon.extent.high[1] - dragon.extent.low[1]) * times
  assert.ok(high < 2 * (drop.extent.high[1] - drop.extent.low[1]), `${high}`)
  const size = withinFrame(dragon, { wide: 4, high: 2.2 })
  assert.ok((dragon.extent.high[2] - dragon.extent.low[2]) * size <= 0.6 * 4 + 1e-9)
  poseAt({ ...drop, later: [dragon] }, 4, { yaw: 0 })
  const [across, away] = [dragon.placed!.across, dragon.placed!.up]
  assert.ok(across > 0 && away > 0)
})

test('a child that grows old is grown up in between, and what is named last comes last', () => {
  const grown = laterSelf({ ...subjectOf('👦'), changes: [{ of: 'age', to: 'old' }] })!
  assert.deepEqual(grown.what, { sprite: '1f468' })
  assert.deepEqual(laterSelf(grown)!.what, { sprite: '1f474' })
  const bird = laterSelf({
    ...subjectOf('🪶'),
    changes: [
      { of: 'figure', to: '1f426', count: 4 },
      { of: 'figure', to: '1f98b' },
    ],
  })!
  assert.deepEqual([bird.count, bird.motion], [4, 'fly'])
  assert.deepEqual(laterSelf(bird)!.what, { sprite: '1f98b' })
})

test('specks fly about what changes, and none before or after', () => {
  const scene = { until: 1, foot: [0, 0, 5] as const, yaw: 0, wide: 1, high: 1, long: 1, groundY: 0 }
  const largest = (seconds: number): number =>
    Math.max(...piecesAt('motes', { ...scene, foot: [0, 0, 5], seconds }).map(({ size }) => size[0]))
  assert.ok(largest(0.5) > 0.01)
  assert.ok(largest(0) < 0.001 && largest(1) < 0.001)
})

test('a shot that runs backwards begins at its end, and one that returns is there in the middle', () => {
  const at = (flow: 'backwards' | 'returns' | undefined) =>
    [0, 2, 4].map(time => flowedTime({ ...(flow && { flow }) }, time, 4))
  assert.deepEqual(at('backwards'), [4, 2, 0])
  assert.deepEqual(at('returns'), [0, 4, 0])
  assert.deepEqual(at(undefined), [0, 2, 4])
})
