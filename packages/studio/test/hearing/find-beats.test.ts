import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBeats } from '../../src/hearing/find-beats.ts'
import { createSilence } from '../../../media/src/sound/sound.ts'
import { noise, makeSound } from '../../../media/test/sound/test-sounds.ts'
import { clickTrack } from './click-track.ts'

const NONE = { tempo: 0, beats: [], downbeats: [], confidence: 0 }

test('silence and a very short sound have no beats', () => {
  assert.deepEqual(findBeats(createSilence(5)), NONE)
  assert.deepEqual(findBeats(createSilence(0)), NONE)
  assert.deepEqual(findBeats(clickTrack({ tempo: 120, seconds: 0.3 })), NONE)
})

test('noise has no rhythm of high confidence', () => {
  const next = noise()
  const { confidence } = findBeats(makeSound(10, () => 0.3 * next()))
  assert.ok(confidence < 0.3, `${confidence}`)
})

const errorsOf = (beats: readonly number[], tempo: number, start: number): number[] =>
  beats.map(beat => {
    const period = 60 / tempo
    return Math.abs(beat - start - Math.round((beat - start) / period) * period)
  })

for (const tempo of [60, 66, 72, 80, 90, 97.3, 110, 120, 140, 165, 180])
  test(`a metronome at ${tempo} has its beats`, () => {
    const { tempo: heard, beats, confidence } = findBeats(clickTrack({ tempo }))
    assert.ok(Math.abs(heard / tempo - 1) < 0.002, `heard ${heard}`)
    assert.ok(Math.max(...errorsOf(beats, tempo, 0.37)) < 0.02)
    assert.ok(beats.length >= Math.floor((19.6 * tempo) / 60), `${beats.length} beats`)
    assert.ok(confidence > 0.8)
  })

for (const [name, swing] of [
  ['triplets', 2 / 3],
  ['a light swing', 0.62],
] as const)
  for (const tempo of [72, 97.3, 120, 150])
    test(`${name} between the beats of ${tempo} do not mislead`, () => {
      const { tempo: heard, beats } = findBeats(clickTrack({ tempo, swing }))
      assert.ok(Math.abs(heard / tempo - 1) < 0.005, `heard ${heard}`)
      assert.ok(Math.max(...errorsOf(beats, tempo, 0.37)) < 0.02)
    })

test('the first beat of a bar has the low drum', () => {
  const tempo = 112
  const clicks = clickTrack({ tempo, startSeconds: 0.2 })
  const drums = makeSound(20, second => {
    const since = (((second - 0.2 - 60 / tempo) % (240 / tempo)) + 240 / tempo) % (240 / tempo)
    return second < 0.2 ? 0 : 0.8 * Math.sin(2 * Math.PI * 60 * since) * Math.exp(-since * 18)
  })
  const mix = { left: clicks.left.map((sample, i) => 0.4 * sample + drums.left[i]!), right: clicks.right }
  const { downbeats } = findBeats(mix)
  assert.ok(downbeats.length >= 8)
  // The drum falls on the second click of every four.
  for (const at of downbeats) {
    const beat = Math.round(((at - 0.2) * tempo) / 60)
    assert.equal(beat % 4, 1, `a bar begins with beat ${beat}`)
  }
})

test('a bar of three has three beats, and a few beats have only a first', () => {
  const tempo = 132
  const clicks = clickTrack({ tempo, startSeconds: 0.2 })
  const drums = makeSound(20, second => {
    const bar = 180 / tempo
    const since = (((second - 0.2) % bar) + bar) % bar
    return second < 0.2 ? 0 : 0.8 * Math.sin(2 * Math.PI * 60 * since) * Math.exp(-since * 18)
  })
  const { downbeats, beats } = findBeats({
    left: clicks.left.map((sample, i) => 0.4 * sample + drums.left[i]!),
    right: clicks.right,
  })
  assert.ok(downbeats.length >= 12)
  for (const at of downbeats) {
    const beat = Math.round(((at - 0.2) * tempo) / 60)
    assert.equal(beat % 3, 0, `a bar begins with beat ${beat}`)
    assert.ok(beats.includes(at))
  }
})

test('silence around the music has no beats', () => {
  const { left } = clickTrack({ tempo: 120, seconds: 8, startSeconds: 0 })
  const padded = new Float32Array(16 * 48_000)
  padded.set(left, 4 * 48_000)
  const { beats, tempo } = findBeats({ left: padded, right: padded })
  assert.ok(Math.abs(tempo / 120 - 1) < 0.005)
  assert.ok(beats[0]! > 3.9 && beats.at(-1)! < 12.1, `${beats[0]} to ${beats.at(-1)}`)
})
