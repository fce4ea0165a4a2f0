import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CUES } from '../../src/ambience/cues/cues.ts'
import { highPass, lowPass } from '../../src/ambience/shape/filters.ts'
import type { SoundCue } from '../../src/setting/shot-list.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { secondsToSamples } from '../../../media/src/sound/sound.ts'
import { crossingsASecond, rms, strengthAt } from './shape/meters.ts'

// What follows what within a cue, and when: heard in one ear's sum, without the mix.

function heard(cue: SoundCue, seconds: number, intensity = 0.5, seed = 1): Float32Array {
  const samples = secondsToSamples(seconds)
  const { left, right } = CUES[cue].make({ seconds, samples, intensity, time: 'noon', seeded: seededRandom(seed) })
  return left.map((sample, at) => sample + right[at]!)
}
const STEP = 0.005
/** Loudness in steps of five thousandths of a second. */
const levels = (samples: Float32Array): number[] => {
  const size = secondsToSamples(STEP)
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) => rms(samples, at * size, (at + 1) * size))
}
/** When something begins, seconds: much louder than a moment before, and heard at all; `rest` after one begins none. */
function onsets(samples: Float32Array, times = 3, rest = 0.04): number[] {
  const all = levels(samples)
  const most = Math.max(...all)
  const found: number[] = []
  for (let at = 2; at < all.length; at++) {
    const before = Math.max(all[at - 1]!, all[at - 2]!)
    const isLate = found.length === 0 || at * STEP - found.at(-1)! > rest
    if (isLate && all[at]! > 0.08 * most && all[at]! > times * before) found.push(at * STEP)
  }
  return found
}
const gaps = (times: readonly number[]): number[] => times.slice(1).map((time, at) => time - times[at]!)
const part = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(Math.max(0, secondsToSamples(from)), secondsToSamples(to))
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
/** How much of it lies above some hertz, of all. */
const shareAbove = (samples: Float32Array, hertz: number): number =>
  rms(highPass(highPass(samples.slice(), hertz), hertz)) / Math.max(1e-9, rms(samples))

test('a clock ticks twice a second within a thousandth, and its tick is higher than its tock', () => {
  const samples = heard('clock', 4)
  const ticks = onsets(samples, 3, 0.3)
  assert.equal(ticks.length, 8)
  for (const gap of gaps(ticks)) assert.ok(Math.abs(gap - 0.5) < 0.006, `${gap}`)
  const higher = ticks.map(at => {
    const tick = part(samples, at, at + 0.02)
    return strengthAt(tick, 3_100) > strengthAt(tick, 2_300)
  })
  for (let nth = 1; nth < higher.length; nth++) assert.notEqual(higher[nth], higher[nth - 1], higher.join())
  for (const at of ticks) assert.ok(rms(part(samples, at + 0.1, at + 0.4)) < 0.1 * rms(part(samples, at, at + 0.02)))
})

test('a gallop has four beats and a rest, and is quicker with more intensity', () => {
  const strides = [0, 1].map(intensity => {
    const between = gaps(onsets(heard('hooves', 5, intensity), 2, 0.06))
    // The leap is longer than any of the three steps before it.
    const usual = between.toSorted((a, b) => a - b)[between.length >> 1]!
    const leaps = between.flatMap((gap, at) => (gap > 1.6 * usual ? [at] : []))
    const steps = gaps(leaps)
    assert.ok(mean(steps) > 3.4 && mean(steps) < 4.6, `${mean(steps)} beats from leap to leap`)
    return between.reduce((sum, gap) => sum + gap, 0) / between.length
  })
  assert.ok(strides[1]! < 0.9 * strides[0]!, strides.join())
})

test('wheels cross the joints of a track in pairs', () => {
  // Above what rolls.
  const clacks = (intensity: number): number[] =>
    onsets(highPass(highPass(heard('train', 6, intensity), 600), 600), 2, 0.08)
  const between = gaps(clacks(0.5))
  const [short, long] = [between.filter(gap => gap < 0.28), between.filter(gap => gap >= 0.28)]
  assert.ok(short.length >= 4 && long.length >= 4, between.map(gap => gap.toFixed(2)).join())
  assert.ok(mean(long) > 2 * mean(short), `${mean(short)} ${mean(long)}`)
  assert.ok(clacks(1).length > clacks(0).length, 'faster')
})

test('a ball bounces quicker and softer each time', () => {
  const samples = heard('ball', 4)
  const times = onsets(samples, 3, 0.06)
  const loud = times.map(at => rms(part(samples, at, at + 0.05)))
  const first = gaps(times).slice(0, 3)
  assert.equal(first.length, 3, times.join())
  for (let nth = 1; nth < first.length; nth++) {
    assert.ok(first[nth]! < first[nth - 1]!, first.join())
    assert.ok(loud[nth]! < loud[nth - 1]!, loud.join())
  }
  for (let nth = 1; nth < first.length; nth++) assert.ok(Math.abs(first[nth]! / first[nth - 1]! - 0.78) < 0.08)
})

test('presses stamp regularly, faster with more intensity, and release air after every third stroke', () => {
  for (const intensity of [0, 1]) {
    const samples = heard('machines', 8, intensity)
    const high = highPass(highPass(highPass(samples, 5_000), 5_000), 5_000)
    const size = secondsToSamples(0.05)
    const loud = Array.from({ length: 160 }, (_, at) => rms(high, at * size, (at + 1) * size))
    const usual = loud.toSorted((a, b) => a - b)[80]!
    const hisses = loud.flatMap((level, at) => (level > 1.8 * usual && loud[at - 1]! < 1.8 * usual ? [at * 0.05] : []))
    assert.ok(hisses.length >= 3, hisses.join())
    for (const gap of gaps(hisses)) assert.ok(Math.abs(gap - 3 * (0.95 - 0.3 * intensity)) < 0.06, `${gap}`)
  }
})

test('a rocket whistles up, bursts with a deep thump and crackles down', () => {
  const samples = heard('fireworks', 3, 0, 4)
  const deep = levels(lowPass(lowPass(samples.slice(), 200), 200))
  const burst = deep.indexOf(Math.max(...deep)) * STEP
  assert.ok(burst > 0.1 && burst < 2.9, `${burst}`)
  const before = part(samples, Math.max(0, burst - 0.3), burst - 0.1)
  assert.ok(crossingsASecond(before) > 900 && rms(before) > 0.005, 'a whistle before it')
  assert.ok(rms(part(samples, burst, burst + 0.1)) > 3 * rms(before), 'louder than the whistle')
  const sparks = onsets(highPass(highPass(part(samples, burst + 0.25, burst + 1.3).slice(), 3_000), 3_000), 2, 0.01)
  assert.ok(sparks.length >= 5, `${sparks.length} sparks`)
})

test('a door opens its latch, then creaks, then shuts with the deepest sound', () => {
  const samples = heard('door', 3, 0.5, 2)
  const [latch] = onsets(samples) as [number]
  const shut = latch + 1.7
  assert.ok(shareAbove(part(samples, latch, latch + 0.03), 1_500) > 0.5, 'the latch is bright')
  const creaks = part(samples, latch + 0.4, latch + 1)
  assert.ok(rms(creaks) > 3 * rms(part(samples, shut - 0.2, shut - 0.05)), 'then it creaks, and then there is a rest')
  assert.ok(crossingsASecond(part(samples, shut, shut + 0.1)) < 0.6 * crossingsASecond(creaks), 'deeper')
  assert.ok(rms(part(samples, shut, shut + 0.1)) > 2 * rms(creaks), 'and louder')
})

test('a cup that is filled rises in pitch', () => {
  const samples = heard('pouring', 4, 0.5, 3)
  const deep = (from: number): number => {
    const poured = part(samples, from, from + 0.7)
    return rms(lowPass(lowPass(poured.slice(), 500), 500)) / rms(poured)
  }
  assert.ok(deep(2.4) < 0.85 * deep(0.5), `${deep(0.5)} ${deep(2.4)}`)
})

test('a breaking thing is loudest at first, and its pieces become rarer and softer', () => {
  const samples = heard('breaking', 3, 0.5, 2)
  const [at] = onsets(samples) as [number]
  const after = [0, 0.3, 0.6, 0.9, 1.2].map(later => rms(part(samples, at + later, at + later + 0.3)))
  for (let nth = 1; nth < after.length; nth++) assert.ok(after[nth]! < after[nth - 1]!, after.join())
  assert.ok(shareAbove(part(samples, at + 0.5, at + 1), 1_500) > shareAbove(part(samples, at, at + 0.05), 1_500))
})

test('a wave rolls before it hisses over the sand', () => {
  let leads = 0
  for (const seed of [1, 2, 3]) {
    const samples = heard('waves', 12, 0.5, seed)
    const smooth = (values: readonly number[]): number[] =>
      Array.from({ length: 24 }, (_, at) => mean(values.slice(at * 100, (at + 1) * 100)))
    const [deep, high] = [
      smooth(levels(lowPass(lowPass(samples.slice(), 250), 250))),
      smooth(levels(highPass(highPass(samples.slice(), 3_000), 3_000))),
    ]
    const shifted = (by: number): number => {
      const [a, b] = [deep.slice(0, 24 - by), high.slice(by)]
      const [ma, mb] = [mean(a), mean(b)]
      const product = a.reduce((sum, one, at) => sum + (one - ma) * (b[at]! - mb), 0)
      return (
        product / Math.sqrt(a.reduce((s, one) => s + (one - ma) ** 2, 0) * b.reduce((s, one) => s + (one - mb) ** 2, 0))
      )
    }
    if (shifted(2) > shifted(0)) leads++
  }
  assert.ok(leads >= 2, `${leads} of 3`)
})

test('keys are typed in words, faster with more intensity, and the space bar is the deepest', () => {
  const [slow, quick] = [0, 1].map(intensity => onsets(heard('typing', 6, intensity), 2.5, 0.03).length)
  assert.ok(quick! > slow! && slow! > 10, `${slow} ${quick}`)
  const samples = heard('typing', 6)
  const pitches = onsets(samples, 2.5, 0.03).map(at => crossingsASecond(part(samples, at, at + 0.02)))
  const deep = pitches.filter(pitch => pitch < 700)
  const high = pitches.filter(pitch => pitch > 1_500)
  assert.ok(deep.length >= 2 && high.length > 2 * deep.length, `${deep.length} ${high.length}`)
  assert.ok(mean(deep) < 450, `${mean(deep)} Hz`)
})

test('a passing car is lower when it leaves than when it comes', () => {
  let lower = 0
  for (const seed of [1, 2, 3]) {
    const samples = heard('traffic', 6, 0, seed)
    const all = levels(samples)
    const nearest = all.indexOf(Math.max(...all)) * STEP
    if (nearest < 0.8 || nearest > 5.2) continue
    const pitch = (from: number): number => crossingsASecond(highPass(part(samples, from, from + 0.5).slice(), 300))
    lower += pitch(nearest - 0.7) > pitch(nearest + 0.2) ? 1 : -1
  }
  assert.ok(lower >= 1, `${lower}`)
})
