import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../../test/harness/property.ts'
import {
  addBump,
  applyCurve,
  CONTROL,
  curveValueAt,
  mapCurve,
  sampleCurve,
  wanderingCurve,
} from '../../../src/ambience/shape/curves.ts'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'

const STEPS_A_SECOND = SAMPLE_RATE / CONTROL

test('a curve has a value for every step of a sound and one after its end', () => {
  for (const samples of [1, CONTROL, CONTROL + 1, 48_000])
    assert.equal(sampleCurve(samples, () => 0).length, Math.ceil(samples / CONTROL) + 1)
})

test('a curve equals its function at every second', () => {
  const curve = sampleCurve(48_000, seconds => seconds)
  assert.ok(Math.abs(curve[500]! - 0.5) < 1e-6)
  assert.ok(Math.abs(curveValueAt(curve, 12_000) - 0.25) < 1e-6)
  assert.ok(Math.abs(curveValueAt(curve, 12_024) - 0.2505) < 1e-5, 'on a straight line between two steps')
})

test('a wandering curve is smooth, stays between 0 and 1, and differs for every seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 8 }), (seed, hertz) => {
      const curve = wanderingCurve(48_000, hertz, seededRandom(seed))
      // The steepest a smooth turn of at most 1.5 times the pace can be.
      const steepest = (1.5 * 1.5 * hertz) / STEPS_A_SECOND + 1e-5
      for (const [step, value] of curve.entries()) {
        assert.ok(value >= 0 && value <= 1)
        if (step > 0) assert.ok(Math.abs(value - curve[step - 1]!) <= steepest, `step ${step}`)
      }
      assert.notDeepEqual(curve, wanderingCurve(48_000, hertz, seededRandom(seed + 1)))
    }),
    { numRuns: 20 },
  )
})

test('a wandering curve turns about as often as requested', () => {
  const turnsOf = (hertz: number): number => {
    const curve = wanderingCurve(20 * 48_000, hertz, seededRandom(4))
    let turns = 0
    for (let step = 2; step < curve.length; step++)
      if ((curve[step]! - curve[step - 1]!) * (curve[step - 1]! - curve[step - 2]!) < 0) turns++
    return turns / 20
  }
  assert.ok(turnsOf(8) > 3 * turnsOf(1), `${turnsOf(8)} and ${turnsOf(1)}`)
})

test('a curve is interpolated linearly when it is multiplied', () => {
  const shaped = applyCurve(new Float32Array(2 * CONTROL).fill(2), Float32Array.of(0, 1, 1))
  assert.equal(shaped[0], 0)
  assert.ok(Math.abs(shaped[CONTROL / 2]! - 1) < 1e-4)
  assert.ok(Math.abs(shaped[CONTROL]! - 2) < 1e-4)
  assert.ok(Math.abs(shaped.at(-1)! - 2) < 1e-4)
})

test('a short curve keeps its last value', () => {
  const shaped = applyCurve(new Float32Array(CONTROL).fill(1), Float32Array.of(0.5))
  assert.ok(shaped.every(sample => sample === 0.5))
})

test('a bump begins at its time, peaks after its rise, and ends after its fall', () => {
  const curve = sampleCurve(48_000, () => 0)
  addBump(curve, 0.2, 0.1, 0.3, 2)
  const highest = curve.indexOf(Math.max(...curve))
  assert.ok(Math.abs(highest / STEPS_A_SECOND - 0.3) < 0.003)
  assert.ok(Math.abs(curve[highest]! - 2) < 0.05)
  assert.ok(curve.subarray(0, 200).every(value => value === 0))
  assert.ok(curve.subarray(601).every(value => value === 0))
})

test('a bump that begins before the curve or ends after it is cut', () => {
  const curve = sampleCurve(4_800, () => 1)
  addBump(curve, -0.05, 0.02, 0.06, 1)
  addBump(curve, 0.09, 0.5, 0.5, 1)
  assert.ok(curve[0]! > 1 && curve.at(-1)! > 1)
  assert.equal(curve.length, 101)
})

test('a change of a curve returns another curve', () => {
  const curve = sampleCurve(480, () => 2)
  assert.ok(mapCurve(curve, value => value * 3).every(value => value === 6))
  assert.equal(curve[0], 2)
})
