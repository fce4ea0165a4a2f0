import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { amplitudeToDecibels } from '../../../media/src/sound/decibels.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'
import { checkSchema } from '../../../media/src/scene/check-schema.ts'
import { secondsToSamples, type Sound } from '../../../media/src/sound/sound.ts'
import { effectKinds } from '../../src/sound-effects/effect-kinds.ts'
import { makeEffect } from '../../src/sound-effects/mix-effects.ts'
import { soundsSchema } from '../../src/sound-effects/sound-schema.ts'
import { hasHan } from '../../../media/src/language/has-han.ts'
import { distance, fingerprint } from './fingerprint.ts'

const EFFECT_KINDS = effectKinds()
const SECONDS = 0.9
const make = (index: number, seed: number, seconds = SECONDS): Sound =>
  makeEffect(EFFECT_KINDS[index]!, { seconds, intensity: 0.6, seeded: seededRandom(seed) })

const made = EFFECT_KINDS.map((_, index) => make(index, 1))
const prints = made.map(fingerprint)

test('every file of sounds matches the schema, and its sounds are among the kinds', () => {
  const data = new URL('../../data/sounds/', import.meta.url)
  const known = new Set(EFFECT_KINDS.map(({ name }) => name))
  for (const file of readdirSync(data)) {
    const document = JSON.parse(readFileSync(new URL(file, data), 'utf8')) as { sounds: { id: string }[] }
    assert.deepEqual(checkSchema(soundsSchema, document), [], file)
    for (const { id } of document.sounds) assert.ok(known.has(id), `${file}: ${id}`)
  }
})

test('there are at least 150 kinds, each with its own name and words in English and Chinese', () => {
  assert.ok(EFFECT_KINDS.length >= 150, `${EFFECT_KINDS.length}`)
  assert.equal(new Set(EFFECT_KINDS.map(({ name }) => name)).size, EFFECT_KINDS.length)
  const lacking = EFFECT_KINDS.filter(({ words }) => !words.some(hasHan) || words.every(hasHan))
  assert.deepEqual(
    lacking.map(({ name }) => name),
    [],
  )
})

test('no phrase names two kinds', () => {
  const phrases = EFFECT_KINDS.flatMap(({ words }) => words)
  assert.deepEqual(
    phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at),
    [],
  )
})

test('every kind is audible, finite, and has the requested length', () => {
  for (const [index, { left, right }] of made.entries()) {
    const { name } = EFFECT_KINDS[index]!
    assert.equal(left.length, secondsToSamples(SECONDS), name)
    assert.ok(left.every(Number.isFinite) && right.every(Number.isFinite), name)
    assert.ok(
      left.some(sample => Math.abs(sample) > 0.02),
      `${name} is silent`,
    )
  }
})

test('every kind has the loudness of its row, unless a peak limits it, on both sides', () => {
  for (const [index, sound] of made.entries()) {
    const { name, lufs } = EFFECT_KINDS[index]!
    assert.ok(lufs <= -10 && lufs >= -40, name)
    const [left, right] = [sound.left, sound.right].map(side =>
      side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    ) as [number, number]
    const peakDb = amplitudeToDecibels(Math.max(left, right))
    // What comes and goes softly loses a little at its ends.
    const off = measureIntegratedLufs(sound) - lufs
    assert.ok(peakDb <= -2 + 1e-3, `${name}: a peak of ${peakDb} dB`)
    assert.ok(off < 1, `${name} is ${off} LU too loud`)
    assert.ok(off > -6 || peakDb > -6, `${name} is ${-off} LU too soft with a peak of ${peakDb} dB`)
    assert.ok(Math.max(left, right) < 8 * Math.min(left, right), `${name}: ${left} and ${right}`)
  }
})

test('no two kinds sound alike: their spectrum and envelope differ', context => {
  const pairs = prints.flatMap((one, index) =>
    prints
      .slice(index + 1)
      .map((other, after) => ({ at: [index, index + 1 + after] as const, apart: distance(one, other) })),
  )
  const [nearest] = pairs.toSorted((one, other) => one.apart - other.apart)
  const names = nearest!.at.map(index => EFFECT_KINDS[index]!.name).join(' and ')
  context.diagnostic(`${EFFECT_KINDS.length} kinds; the nearest are ${names}, ${nearest!.apart.toFixed(1)} dB apart`)
  assert.ok(nearest!.apart > 1, names)
})

test('the same seed gives the same samples, and another seed gives others', () => {
  for (const index of [3, 60, 120, 180, 240]) {
    const { name } = EFFECT_KINDS[index]!
    assert.deepEqual(make(index, 1, 0.4), make(index, 1, 0.4), name)
    assert.notDeepEqual(make(index, 1, 0.4).left, make(index, 2, 0.4).left, name)
  }
})
