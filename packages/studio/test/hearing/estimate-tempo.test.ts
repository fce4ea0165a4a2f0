import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { estimateTempo } from '../../src/hearing/estimate-tempo.ts'
import { ONSETS_A_SECOND } from '../../src/hearing/find-onsets.ts'
import { noise } from '../../../media/test/sound/test-sounds.ts'
import { refineBeatSeconds, trackBeats } from '../../src/hearing/track-beats.ts'

/** Onsets of all ranges alike, with a strike every so many frames. */
function pulses(period: number, seconds: number, strength: (index: number) => number = () => 1): Float32Array {
  const curve = new Float32Array(seconds * ONSETS_A_SECOND)
  for (let index = 0; Math.round(5 + index * period) < curve.length; index++)
    curve[Math.round(5 + index * period)] = strength(index)
  return curve
}
const onsetsOf = (all: Float32Array) => ({ ranges: [all, all, all, all], all })
const tempoOf = (all: Float32Array): number => {
  const { period } = estimateTempo(onsetsOf(all))
  return period === 0 ? 0 : (60 * ONSETS_A_SECOND) / period
}

test('an empty or short sound has no tempo', () => {
  assert.deepEqual(estimateTempo(onsetsOf(new Float32Array(1000))), { period: 0, strength: 0 })
  assert.deepEqual(estimateTempo(onsetsOf(new Float32Array(20).fill(1))), { period: 0, strength: 0 })
  assert.deepEqual(estimateTempo(onsetsOf(new Float32Array(0))), { period: 0, strength: 0 })
})

test('regular beats at a usual tempo have that tempo', () => {
  for (const tempo of [70, 85, 100, 120, 140]) {
    const heard = tempoOf(pulses(6000 / tempo, 20))
    assert.ok(Math.abs(heard / tempo - 1) < 0.02, `${tempo}: ${heard}`)
  }
})

test('a tempo is within the usual range, and its confidence is between 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: 0, max: 10, noNaN: true }), { minLength: 300, maxLength: 900 }), values => {
      const { period, strength } = estimateTempo(onsetsOf(Float32Array.from(values)))
      assert.ok(strength >= 0 && strength <= 1)
      if (period > 0) assert.ok((60 * ONSETS_A_SECOND) / period <= 210.001 && (60 * ONSETS_A_SECOND) / period >= 27)
    }),
    { numRuns: 20 },
  )
})

test('an exact repetition is more certain than a vague one', () => {
  const exact = estimateTempo(onsetsOf(pulses(50, 20))).strength
  const next = noise(3)
  const loose = estimateTempo(onsetsOf(pulses(50, 20).map(value => 0.2 * value + Math.max(0, next())))).strength
  assert.ok(exact > 0.8 && loose < exact / 1.5, `${exact} and ${loose}`)
})

test('beats are on the onsets, a period apart, in order', () => {
  const curve = pulses(50, 10)
  const row = trackBeats(curve, 50)
  assert.ok(row.length >= 18)
  for (const [index, frame] of row.entries()) {
    assert.equal((frame - 5) % 50, 0, `frame ${frame}`)
    if (index > 0) assert.equal(frame - row[index - 1]!, 50)
  }
})

test('a missing onset is counted as a beat', () => {
  const curve = pulses(50, 10, index => (index === 7 ? 0 : 1))
  assert.ok(trackBeats(curve, 50).some(frame => Math.abs(frame - 355) <= 2))
})

test('an onset beside the beat does not move it', () => {
  const curve = pulses(50, 10)
  curve[320] = 0.8
  assert.ok(!trackBeats(curve, 50).includes(320))
})

test('a stronger onset beside the beat does not move it', () => {
  const curve = pulses(50, 10)
  curve[320] = 1.3
  assert.ok(!trackBeats(curve, 50).includes(320))
})

test('a fast pulse with weaker alternate onsets has the slower beat', () => {
  const heard = tempoOf(pulses(33, 20, index => (index % 2 === 0 ? 1 : 0.3)))
  assert.ok(Math.abs(heard / (6000 / 66) - 1) < 0.03, `${heard}`)
})

test('a slow drift of the tempo is followed', () => {
  const curve = new Float32Array(1000)
  const strikes: number[] = []
  for (let at = 10, gap = 48; at < 1000; at += Math.round(gap), gap += 0.4) strikes.push(at)
  for (const at of strikes) curve[at] = 1
  const row = trackBeats(curve, 50)
  const hit = row.filter(frame => strikes.some(at => Math.abs(at - frame) <= 1)).length
  assert.ok(hit / row.length > 0.9, `${hit} of ${row.length}`)
})

test('the time of a beat is that of the strongest frame near it, interpolated between frames', () => {
  const curve = new Float32Array(100)
  curve.set([0.5, 1, 0.5], 49)
  assert.equal(refineBeatSeconds(curve, 50), 0.5)
  assert.equal(refineBeatSeconds(curve, 51), 0.5, 'a frame beside it finds it')
  curve.set([0.5, 1, 0.9], 49)
  const late = refineBeatSeconds(curve, 50)
  assert.ok(late > 0.5 && late <= 0.505, `${late}`)
  curve.set([0.9, 1, 0.5], 49)
  assert.ok(refineBeatSeconds(curve, 50) < 0.5)
  assert.equal(refineBeatSeconds(new Float32Array(100), 40), 0.4, 'where nothing is, it stays')
})
