import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bind, boxOf, distance, middleOf, poseAt, solidOf } from './posed-solid.ts'

test('a bottle stands beside the glass, and its mouth is above the middle of it when it is poured', () => {
  const [bottle, glass] = [solidOf('drawn-labelled-bottle', { events: ['tip'] }), solidOf('drawn-glass')]
  bind(glass, 'over', bottle)
  const at = (seconds: number) => {
    poseAt(glass, seconds, { until: 4 })
    return { bottle: boxOf(bottle), glass: boxOf(glass) }
  }
  const before = at(0)
  assert.ok(
    before.bottle.high[0] < before.glass.low[0] + 0.02 && Math.abs(before.bottle.low[1] - before.glass.low[1]) < 0.01,
  )
  const poured = at(3)
  assert.ok(poured.bottle.low[1] > poured.glass.high[1])
  // Its lowest part is the mouth.
  assert.ok(poured.bottle.high[0] > middleOf(glass)[0] - 0.02)
})

test('a spout is lowered to the cup', () => {
  const [pot, cup] = [solidOf('🫖', { events: ['tip'] }), solidOf('🍵')]
  poseAt(bind(cup, 'over', pot), 3, { until: 4 })
  const { high } = boxOf(pot)
  assert.ok(Math.abs(high[0] - middleOf(cup)[0]) < 0.06)
})

test('a hand comes in from the side and has hold of the ware; one that put it down is gone', () => {
  const [hand, jar] = [solidOf('drawn-hand', { events: ['reach-in'] }), solidOf('🍯')]
  bind(jar, 'over', hand)
  const far = (seconds: number): number => {
    poseAt(jar, seconds, { until: 4 })
    return distance([boxOf(hand).low[0], 0, 0], [boxOf(jar).high[0], 0, 0])
  }
  assert.ok(far(0) > 3 * far(2.5))
  const [putting, cup] = [solidOf('drawn-hand', { events: ['let-go'] }), solidOf('🍯')]
  bind(cup, 'over', putting)
  poseAt(cup, 0.2, { until: 4 })
  const near = boxOf(putting).low[0]
  poseAt(cup, 3.9, { until: 4 })
  assert.ok(boxOf(putting).low[0] > near + 0.3)
})

test('what flies about a ware moves, and is before it only below or above it', () => {
  const can = solidOf('drawn-drink-can')
  const oranges = Array.from({ length: 6 }, () => {
    const one = solidOf('🍊', {}, 0.03)
    one.member = { ...one.member, subject: { ...one.member.subject, motion: 'fly' } }
    return one
  })
  bind(can, 'ring', ...oranges)
  const seen = (seconds: number): (readonly number[])[] => {
    poseAt(can, seconds, { until: 4 })
    return oranges.map(middleOf)
  }
  const [early, late] = [seen(0.2), seen(2)]
  assert.ok(early.every((place, nth) => Math.hypot(...place.map((value, axis) => value - late[nth]![axis]!)) > 0.02))
  const [x, , z] = middleOf(can)
  const { low, high } = boxOf(can)
  for (const [px, py, pz] of [...early, ...late])
    if (pz! < z - 0.05 && Math.abs(px! - x) < 0.02) assert.ok(py! < low[1] + 0.3 * (high[1] - low[1]) || py! > high[1])
})
