import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findOnsets, ONSETS_A_SECOND } from '../../src/hearing/find-onsets.ts'
import { createSilence } from '../../../media/src/sound/sound.ts'
import { makeSound, noise } from '../../../media/test/sound/test-sounds.ts'
import { clickTrack } from './click-track.ts'

/** A tone that begins at a time and dies away. */
const struck = (hertz: number, at: number, seconds = 1) =>
  makeSound(seconds, second =>
    second < at ? 0 : 0.5 * Math.sin(2 * Math.PI * hertz * (second - at)) * Math.exp(-(second - at) * 12),
  )

const strongest = (curve: Float32Array): number => curve.indexOf(Math.max(...curve))

test('there are a hundred values a second, none below zero', () => {
  const { ranges, all } = findOnsets(clickTrack({ tempo: 120, seconds: 2 }))
  assert.equal(all.length, 2 * ONSETS_A_SECOND)
  for (const curve of [...ranges, all]) {
    assert.equal(curve.length, all.length)
    assert.ok(curve.every(value => value >= 0))
  }
})

test('silence and a steady tone have no onsets', () => {
  assert.ok(findOnsets(createSilence(1)).all.every(value => value === 0))
  const steady = findOnsets(makeSound(1, second => 0.5 * Math.sin(2 * Math.PI * 500 * second))).all
  const begun = findOnsets(struck(500, 0.5)).all
  assert.ok(Math.max(...steady.subarray(20, 80)) < Math.max(...begun) / 20)
})

test('an onset is found within twenty milliseconds of its time', () => {
  for (const at of [0.2, 0.43, 0.71])
    assert.ok(Math.abs(strongest(findOnsets(struck(1000, at)).all) / ONSETS_A_SECOND - at) < 0.025, `${at}`)
})

test('an onset is strongest in the range of its pitch', () => {
  for (const [hertz, range] of [
    [80, 0],
    [400, 1],
    [1500, 2],
    [6000, 3],
  ] as const) {
    const peaks = findOnsets(struck(hertz, 0.5)).ranges.map(curve => Math.max(...curve))
    assert.equal(
      peaks.indexOf(Math.max(...peaks)),
      range,
      `${hertz} Hz: ${peaks.map(peak => peak.toFixed(1)).join(' ')}`,
    )
  }
})

test('the value for all ranges is their sum', () => {
  const { ranges, all } = findOnsets(clickTrack({ tempo: 100, seconds: 1 }))
  for (let at = 0; at < all.length; at++)
    assert.ok(Math.abs(all[at]! - ranges.reduce((sum, curve) => sum + curve[at]!, 0)) < 1e-4)
})

test('the level of the sound does not matter, and faint hiss has no onsets', () => {
  const loud = struck(1000, 0.5)
  const soft = { left: loud.left.map(sample => sample / 50), right: loud.right.map(sample => sample / 50) }
  const [a, b] = [findOnsets(loud).all, findOnsets(soft).all]
  for (let at = 0; at < a.length; at++) assert.ok(Math.abs(a[at]! - b[at]!) < 0.01 * (1 + a[at]!))
  const next = noise(5)
  const hissing = findOnsets(makeSound(1, (second, i) => loud.left[i]! + 0.0005 * next() + 0 * second)).all
  assert.equal(strongest(hissing), strongest(a))
})

test('both sides are analysed', () => {
  const { left } = struck(1000, 0.5)
  const silent = new Float32Array(left.length)
  assert.ok(Math.max(...findOnsets({ left: silent, right: left }).all) > 1)
  assert.ok(Math.max(...findOnsets({ left, right: silent }).all) > 1)
})
