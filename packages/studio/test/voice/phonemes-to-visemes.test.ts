import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phonemesToVisemes } from '../../src/voice/phonemes-to-visemes.ts'

const phonemesOf = (...signs: [ipa: string, startSeconds: number, endSeconds: number][]) =>
  signs.map(([ipa, startSeconds, endSeconds]) => ({ ipa, startSeconds, endSeconds }))

test('no sounds give no shapes', () => assert.deepEqual(phonemesToVisemes([]), []))

test('lips close for m, open for ah and round for oo', () => {
  const shapes = phonemesToVisemes(phonemesOf(['m', 0, 0.1], ['ɑ', 0.1, 0.3], ['u', 0.3, 0.4])).map(
    ({ shape }) => shape,
  )
  assert.deepEqual(shapes, ['closed', 'open', 'round'])
})

test('lips open by the class of the sound: closed, then teeth, tongue and hiss, close vowels, open ones', () => {
  const openness = (ipa: string): number => phonemesToVisemes(phonemesOf([ipa, 0, 0.1]))[0]!.openness
  const [most, ...steps] = ['a', 'ə', 'o', 'i', 'u', 't', 's', 'f', 'm'].map(openness)
  assert.equal(most, 0.9)
  assert.deepEqual(steps, [0.6, 0.55, 0.35, 0.3, 0.3, 0.2, 0.15, 0])
  // Of a kind, all alike; what nobody has heard of is a narrow gap.
  for (const signs of ['bpm', 'fv', 'θðltn', 'szʃʒ', 'iɪe', 'ɛæ', 'aɑɐ', 'ʌəɜ', 'oɔ', 'uʊwy'])
    assert.equal(new Set(Array.from(signs).map(openness)).size, 1, signs)
  assert.equal(openness('ʔ'), openness('s'))
})

test('a short gap is bridged, a long one is a rest', () => {
  const bridged = phonemesToVisemes(phonemesOf(['ɑ', 0, 0.1], ['m', 0.15, 0.2]))
  assert.equal(bridged[0]?.endSeconds, 0.15)
  const rested = phonemesToVisemes(phonemesOf(['ɑ', 0, 0.1], ['m', 0.5, 0.6]))
  assert.deepEqual(
    rested.map(({ shape }) => shape),
    ['open', 'rest', 'closed'],
  )
})

test('equal neighbours are one shape, and tones do not matter', () => {
  assert.equal(phonemesToVisemes(phonemesOf(['p', 0, 0.1], ['b', 0.1, 0.2])).length, 1)
  assert.equal(phonemesToVisemes(phonemesOf(['a→', 0, 0.1]))[0]?.shape, 'open')
})
