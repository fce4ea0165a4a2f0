import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAt, addGrain, randomTimes, scatter } from '../../../src/ambience/shape/scatter.ts'
import { addSound, bothSides, scaleInPlace, sumLayers } from '../../../src/ambience/shape/sides.ts'
import { addReverb } from '../../../src/ambience/shape/reverb.ts'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { createSilence, SAMPLE_RATE, type Sound } from '../../../../media/src/sound/sound.ts'
import { rms } from './meters.ts'

const click = Float32Array.of(1)
const firstOf = (samples: Float32Array): number => samples.findIndex(sample => sample !== 0)

test('a grain is heard at its time, with the same power at every position', () => {
  for (const pan of [-1, -0.5, 0, 0.5, 1]) {
    const into = createSilence(0.1)
    addGrain(into, click, 0.05, 0.8, pan)
    const [left, right] = [into.left, into.right].map(side => side.reduce((sum, sample) => sum + sample, 0)) as [
      number,
      number,
    ]
    assert.ok(Math.abs(Math.hypot(left, right) - 0.8) < 1e-6, `${pan}`)
    assert.ok(pan < 0 ? left > right : pan > 0 ? right > left : Math.abs(left - right) < 1e-6)
  }
})

test('the far ear hears a grain later, by at most 0.6 ms', () => {
  const left = createSilence(0.1)
  addGrain(left, click, 0.05, 1, -0.5)
  assert.equal(firstOf(left.left), 2_400)
  assert.equal(firstOf(left.right) - firstOf(left.left), Math.round(0.5 * 0.0006 * SAMPLE_RATE))
  const right = createSilence(0.1)
  addGrain(right, click, 0.05, 1, 0.5)
  assert.equal(firstOf(right.right), 2_400)
  assert.ok(firstOf(right.left) > firstOf(right.right))
})

test('a grain outside the sound is cut and does not wrap around', () => {
  const into = new Float32Array(4)
  addAt(into, Float32Array.of(1, 2, 3), -1, 1)
  addAt(into, Float32Array.of(1, 2, 3), 3, 1)
  addAt(into, Float32Array.of(9), 7, 1)
  addAt(into, Float32Array.of(9), -7, 1)
  assert.deepEqual([...into], [2, 3, 0, 1])
})

test('random times are ordered, within the duration, of the requested density and independent', () => {
  const times = randomTimes(200, 5, seededRandom(1))
  assert.ok(Math.abs(times.length - 1000) < 100, `${times.length}`)
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0))
  assert.ok(gaps.every(gap => gap >= 0) && times.at(-1)! < 200)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
  // Of times that know nothing of each other the gaps vary as much as they last.
  assert.ok(Math.abs(deviation / mean - 1) < 0.15, `${deviation / mean}`)
})

test('scattered grains have the requested shapes in equal shares', () => {
  const into = createSilence(2)
  let looks = 0
  scatter(into, [Float32Array.of(1), Float32Array.of(-1)], 400, seededRandom(2), () => {
    looks++
    return { gain: 1, pan: -1 }
  })
  assert.ok(Math.abs(looks - 800) < 120)
  const ups = into.left.filter(sample => sample > 0).length
  const downs = into.left.filter(sample => sample < 0).length
  assert.ok(Math.abs(ups - downs) < 120)
  assert.ok(rms(into.right) < 1e-6, 'all of it on the left')
})

test('both sides have the same properties and separate draws', () => {
  const { left, right } = bothSides(seededRandom(1), (own, side) =>
    Float32Array.of(side === 'left' ? 1 : 2, own.next()),
  )
  assert.deepEqual([left[0], right[0]], [1, 2])
  assert.notEqual(left[1], right[1])
})

test('layers are summed by their gains into the first one', () => {
  const first = Float32Array.of(1, 2)
  const sum = sumLayers([first, 2], [Float32Array.of(10, 20), 0.1], [Float32Array.of(1, 1), -1])
  assert.equal(sum, first)
  assert.deepEqual([...sum], [2, 5])
})

test('addition and scaling apply to both sides', () => {
  const into: Sound = { left: Float32Array.of(1), right: Float32Array.of(2) }
  addSound(into, { left: Float32Array.of(4), right: Float32Array.of(8) }, 0.5)
  assert.deepEqual([into.left[0], into.right[0]], [3, 6])
  scaleInPlace(into, 2)
  assert.deepEqual([into.left[0], into.right[0]], [6, 12])
})

test('a room keeps the dry sound and answers after its shortest path', () => {
  const dry = createSilence(0.5)
  dry.left[0] = 1
  const { left, right } = addReverb(dry, { seconds: 1, wet: 0.5 })
  assert.equal(left[0], 1)
  assert.ok(left.subarray(1, Math.round(0.0297 * SAMPLE_RATE) - 1).every(sample => sample === 0))
  assert.ok(rms(left, 4_800) > 0 && rms(right, 4_800) > 0, 'the echo of one side is heard on both')
})

test('an echo falls by 60 dB in the time of the room, and a longer room keeps it longer', () => {
  const echoAt = (seconds: number, at: number): number => {
    const dry = createSilence(1.4)
    dry.left[0] = 1
    const { left } = addReverb(dry, { seconds, wet: 1, bright: 1 })
    const from = Math.round(at * SAMPLE_RATE)
    return rms(left, from, from + 9_600)
  }
  const fallen = 20 * Math.log10(echoAt(1, 1.1) / echoAt(1, 0.1))
  assert.ok(Math.abs(fallen + 60) < 8, `${fallen} dB`)
  assert.ok(echoAt(3, 1) > 5 * echoAt(0.7, 1))
})

test('a dull room removes high frequencies, and a room without echoes changes nothing', () => {
  const dry = createSilence(0.4)
  for (let i = 0; i < 2_000; i++) dry.left[i] = Math.sin((2 * Math.PI * 9000 * i) / SAMPLE_RATE)
  const tail = (bright: number): number => rms(addReverb(dry, { seconds: 1, wet: 1, bright }).left, 4_800)
  assert.ok(tail(1) > 3 * tail(0))
  assert.deepEqual(addReverb(dry, { seconds: 1, wet: 0 }).left, dry.left)
  assert.ok(rms(addReverb(dry, { seconds: 1, wet: 0, dry: 0 }).left) === 0)
})
