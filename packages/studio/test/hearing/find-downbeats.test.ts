import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findDownbeats } from '../../src/hearing/find-downbeats.ts'
import { ONSETS_A_SECOND } from '../../src/hearing/find-onsets.ts'
import { findSections } from '../../src/hearing/find-sections.ts'
import { createSilence } from '../../../media/src/sound/sound.ts'
import { makeSound } from '../../../media/test/sound/test-sounds.ts'

const BEATS = 16
const frames = Array.from({ length: BEATS }, (_, at) => 20 + at * 50)
const beats = frames.map(frame => frame / ONSETS_A_SECOND)
/** Onsets with an accent of the basses on some beats. */
function onsets(isStrong: (beat: number) => boolean) {
  const low = new Float32Array(900)
  const any = new Float32Array(900)
  for (const [at, frame] of frames.entries()) {
    low[frame] = isStrong(at) ? 3 : 1
    any[frame] = 1
  }
  return { ranges: [low, any, any, any], all: any }
}
const silence = createSilence(9)
const indexes = (found: readonly number[]): number[] => found.map(at => beats.indexOf(at))

describe('the first beats of bars', () => {
  test('have the deep drum, in fours', () => {
    for (const phase of [0, 1, 2, 3])
      assert.deepEqual(
        indexes(
          findDownbeats(
            silence,
            onsets(beat => beat % 4 === phase),
            frames,
            beats,
          ),
        ),
        [0, 4, 8, 12].map(beat => beat + phase),
      )
  })

  test('are in threes if that fits clearly better', () => {
    assert.deepEqual(
      indexes(
        findDownbeats(
          silence,
          onsets(beat => beat % 3 === 1),
          frames,
          beats,
        ),
      ),
      [1, 4, 7, 10, 13],
    )
  })

  test('begin with the first beat if there are no accents', () => {
    assert.deepEqual(
      indexes(
        findDownbeats(
          silence,
          onsets(() => false),
          frames,
          beats,
        ),
      ),
      [0, 4, 8, 12],
    )
  })

  test('are the first of a few beats', () => {
    assert.deepEqual(
      findDownbeats(
        silence,
        onsets(() => false),
        frames.slice(0, 3),
        beats.slice(0, 3),
      ),
      [beats[0]],
    )
    assert.deepEqual(
      findDownbeats(
        silence,
        onsets(() => false),
        [],
        [],
      ),
      [],
    )
  })

  test('are at changes of chords, even against a drum', () => {
    const chords = makeSound(9, second => {
      const bar = Math.floor((second - beats[2]!) / 2)
      const hertz = [262, 294, 330, 349, 392][((bar % 5) + 5) % 5]!
      return 0.2 * Math.sin(2 * Math.PI * hertz * second)
    })
    const found = indexes(
      findDownbeats(
        chords,
        onsets(() => false),
        frames,
        beats,
      ),
    )
    assert.ok(
      found.every(beat => beat % 4 === 2),
      found.join(),
    )
  })
})

test('sections cover a whole sound in order, and the loudest has loudness one', () => {
  const sound = makeSound(
    24,
    second => (second < 12 ? 0.05 : 0.4) * Math.sin(2 * Math.PI * (second < 12 ? 262 : 415) * second),
  )
  const sections = findSections(sound)
  assert.equal(sections[0]!.startSeconds, 0)
  assert.equal(sections.at(-1)!.endSeconds, 24)
  assert.equal(Math.max(...sections.map(({ energy }) => energy)), 1)
  for (const [at, { startSeconds, endSeconds, energy }] of sections.entries()) {
    assert.ok(endSeconds - startSeconds >= 4 && energy >= 0 && energy <= 1)
    if (at > 0) assert.equal(startSeconds, sections[at - 1]!.endSeconds)
  }
  assert.ok(sections.some(({ startSeconds }) => Math.abs(startSeconds - 12) < 1.5))
})
