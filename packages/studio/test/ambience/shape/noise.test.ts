import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brownNoise, pinkNoise, whiteNoise } from '../../../src/ambience/shape/noise.ts'
import { createBurst, createPing, several } from '../../../src/ambience/shape/grains.ts'
import { addTone } from '../../../src/ambience/shape/tones.ts'
import { openFourier } from '../../../src/hearing/fourier.ts'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { SAMPLE_RATE } from '../../../../media/src/sound/sound.ts'
import { crossingsASecond, rms, strengthAt } from './meters.ts'

/** The mean power around a frequency, in decibels, over two seconds. */
function levelAt(noise: Float32Array, hertz: number): number {
  const size = 4096
  const { bins, powersOf } = openFourier(size)
  const powers = new Float32Array(bins)
  const middle = Math.round((hertz * size) / SAMPLE_RATE)
  const reach = Math.max(1, Math.round(middle / 6))
  let [sum, count] = [0, 0]
  for (let at = 0; at + size <= noise.length; at += size / 2) {
    powersOf(noise, at, powers)
    for (let bin = middle - reach; bin <= middle + reach; bin++, count++) sum += powers[bin]!
  }
  return 10 * Math.log10(sum / count)
}

const slopeAnOctave = (noise: Float32Array): number => (levelAt(noise, 4000) - levelAt(noise, 500)) / 3

test('white noise is flat, pink noise falls by 3 dB an octave and brown noise by 6', () => {
  for (const [name, make, slope] of [
    ['white', whiteNoise, 0],
    ['pink', pinkNoise, -3],
    ['brown', brownNoise, -6],
  ] as const) {
    const measured = slopeAnOctave(make(96_000, seededRandom(3)))
    assert.ok(Math.abs(measured - slope) < 0.6, `${name}: ${measured.toFixed(2)} dB an octave`)
  }
})

test('noise stays within its bounds, has a mean of zero, and differs for every seed', () => {
  for (const make of [whiteNoise, pinkNoise, brownNoise]) {
    const noise = make(48_000, seededRandom(1))
    assert.ok(
      noise.every(sample => Math.abs(sample) <= (make === whiteNoise ? 1 : 3)),
      make.name,
    )
    assert.ok(Math.abs(noise.reduce((sum, sample) => sum + sample, 0) / noise.length) < 0.05, make.name)
    assert.deepEqual(noise, make(48_000, seededRandom(1)))
    assert.notDeepEqual(noise, make(48_000, seededRandom(2)))
  }
})

test('white noise does not repeat within a second', () => {
  const noise = whiteNoise(48_000, seededRandom(9))
  assert.ok(new Set(noise).size > 47_900)
})

test('a ping glides from its first pitch to its last and decays without a click', () => {
  const ping = createPing(400, 1200, 0.2, 0.05)
  assert.equal(ping.length, 9_600)
  assert.ok(crossingsASecond(ping.subarray(0, 2_400)) < crossingsASecond(ping.subarray(-2_400)) / 1.7)
  assert.ok(rms(ping, 0, 2_400) > 3 * rms(ping, 7_200))
  assert.equal(ping[0], 0)
  assert.ok(Math.abs(ping.at(-1)!) < 0.01)
})

test('a burst is centred on its pitch and decays', () => {
  const burst = createBurst(2000, 6, 0.1, 0.03, seededRandom(2))
  for (const hertz of [500, 8000]) assert.ok(levelAt(burst, 2000) > levelAt(burst, hertz) + 10, `${hertz} Hz`)
  assert.ok(rms(burst, 0, 1_200) > 3 * rms(burst, 3_600))
  assert.ok(Math.abs(burst[0]!) < 1e-6)
})

test('several sounds use separate draws of the seed', () => {
  const seeded = seededRandom(1)
  const bursts = several(3, () => createBurst(1000, 1, 0.01, 0.01, seeded))
  assert.equal(bursts.length, 3)
  assert.notDeepEqual(bursts[0], bursts[1])
  assert.deepEqual(
    several(3, index => Float32Array.of(index)).map(([value]) => value),
    [0, 1, 2],
  )
})

test('a tone has its pitch and strength, is added to existing samples, and begins in its phase', () => {
  const into = new Float32Array(48_000).fill(0.25)
  addTone(into, 440, 0.5)
  assert.ok(Math.abs(strengthAt(into, 440) - 0.5) < 1e-3)
  assert.ok(strengthAt(into, 660) < 1e-3)
  assert.ok(Math.abs(into[0]! - 0.25) < 1e-6)
  const turned = new Float32Array(10)
  addTone(turned, 440, 0.5, 0.25)
  assert.ok(Math.abs(turned[0]! - 0.5) < 1e-6)
})

test('a decaying tone falls to a third after its time, and a lasting one stays', () => {
  const dying = new Float32Array(96_000)
  addTone(dying, 441, 1, 0, 1)
  const left = rms(dying, 46_000, 50_000) / rms(dying, 0, 1_000)
  assert.ok(Math.abs(left - 1 / 3) < 0.02, `${left}`)
  const lasting = new Float32Array(96_000)
  addTone(lasting, 441, 1)
  assert.ok(Math.abs(rms(lasting, 90_000) / rms(lasting, 0, 6_000) - 1) < 0.01)
})
