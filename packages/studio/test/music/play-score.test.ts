import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBeats } from '../../src/hearing/find-beats.ts'
import { composeMusic, type MusicOptions } from '../../src/music/compose-music.ts'
import { playScore } from '../../src/music/play/play-score.ts'
import { amplitudeToDecibels } from '../../../media/src/sound/decibels.ts'
import { normaliseLoudness } from '../../../media/src/sound/normalise-loudness.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'
import { secondsToSamples } from '../../../media/src/sound/sound.ts'
import { measureTruePeak } from '../../../media/src/sound/true-peak.ts'
import { plainTempoOf } from '../hearing/plain-tempo.ts'
import { brightnessOf, levelDbOf, likenessOf } from './meters.ts'

const play = (options: MusicOptions) => playScore(composeMusic(options))

test('a score without notes is silence of its length', async () => {
  const score = { ...composeMusic({ mood: 'calm', seconds: 1.5, seed: 1 }), tracks: [] }
  const { left, right } = await playScore(score)
  assert.equal(left.length, secondsToSamples(1.5))
  assert.ok(left.every(sample => sample === 0) && right.every(sample => sample === 0))
})

test('music has the exact length, does not clip, and has decayed at its end', async () => {
  for (const [seconds, options] of [
    [1, { mood: 'happy' }],
    [3.217, { mood: 'sad' }],
    [9.5, { mood: 'epic', tempo: 101 }],
  ] as const) {
    const sound = await play({ ...options, seconds, seed: 3 })
    assert.equal(sound.left.length, secondsToSamples(seconds))
    assert.equal(sound.right.length, secondsToSamples(seconds))
    assert.ok(amplitudeToDecibels(measureTruePeak(sound)) < -2.9)
    const loudest = Math.max(
      ...Array.from({ length: 10 }, (_, i) => levelDbOf(sound, (i * seconds) / 10, ((i + 1) * seconds) / 10)),
    )
    assert.ok(levelDbOf(sound, seconds - 0.03, seconds) < loudest - 30, `${seconds} s`)
  }
})

test('the same seed gives the same bytes, and another seed clearly different music', async () => {
  const options = { mood: 'neutral', seconds: 5 } as const
  const [first, again, other] = [
    await play({ ...options, seed: 7 }),
    await play({ ...options, seed: 7 }),
    await play({ ...options, seed: 8 }),
  ]
  assert.deepEqual(again.left, first.left)
  assert.deepEqual(again.right, first.right)
  assert.ok(Math.abs(likenessOf(first, other)) < 0.4)
})

test('music can be lowered to a background level without clipping', async () => {
  const level = normaliseLoudness(await play({ mood: 'happy', seconds: 6, seed: 2 }), { lufs: -16 })
  assert.ok(Math.abs(measureIntegratedLufs(level) + 16) < 0.5)
  assert.ok(amplitudeToDecibels(measureTruePeak(level)) <= -0.99)
})

for (const [genre, mood, tempo] of [
  ['lofi', 'calm', 76],
  ['jazz', 'romantic', 132],
  ['chinese', 'calm', 97.3],
  ['waltz', 'playful', 150],
] as const)
  test(`${genre} at ${tempo} has the tempo ${tempo} by the tempo estimate and by a plain autocorrelation`, async () => {
    const sound = await play({ genre, mood, tempo, seconds: 12, seed: 5 })
    const heard = findBeats(sound).tempo
    assert.ok(Math.abs(heard / tempo - 1) < 0.02, `the ears hear ${heard}`)
    const plain = plainTempoOf(sound, tempo)
    assert.ok(Math.abs(plain / tempo - 1) < 0.02, `autocorrelation says ${plain}`)
  })

test('a happy piece is brighter and faster than a sad one of the same genre, and major instead of minor', async () => {
  const wishes = { genre: 'piano', seconds: 8, seed: 3 } as const
  const [happy, sad] = [composeMusic({ ...wishes, mood: 'happy' }), composeMusic({ ...wishes, mood: 'sad' })]
  assert.ok(happy.tempo > sad.tempo * 1.3)
  assert.equal(happy.mode, 'major')
  assert.ok(['minor', 'harmonic-minor'].includes(sad.mode))
  assert.ok(brightnessOf(await playScore(happy)) > brightnessOf(await playScore(sad)) * 1.15)
})
