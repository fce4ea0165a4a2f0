import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSections } from '../../src/hearing/find-sections.ts'
import {
  SAMPLE_RATE,
  secondsToSamples,
  soundSeconds,
  createSilence,
  type Sound,
} from '../../../media/src/sound/sound.ts'

type Passage = {
  seconds: number
  chords: readonly (readonly number[])[]
  overtones: number
  gain: number
  strikesASecond: number
}

const HOME: Omit<Passage, 'seconds'> = {
  chords: [
    [262, 330, 392],
    [349, 440, 523],
    [392, 494, 587],
    [262, 330, 392],
  ],
  overtones: 2,
  gain: 0.05,
  strikesASecond: 1,
}
const AWAY: Omit<Passage, 'seconds'> = {
  chords: [
    [220, 262, 330],
    [175, 220, 262],
  ],
  overtones: 6,
  gain: 0.1,
  strikesASecond: 2,
}

/** Struck chords of two seconds each. */
function pieceOf(passages: readonly Passage[]): Sound {
  const left = new Float32Array(secondsToSamples(passages.reduce((sum, { seconds }) => sum + seconds, 0)))
  let start = 0
  for (const { seconds, chords, overtones, gain, strikesASecond } of passages) {
    for (let at = 0; at < seconds - 1e-6; at += 1 / strikesASecond) {
      const chord = chords[Math.floor(at / 2) % chords.length]!
      strike(
        left,
        secondsToSamples(start + at),
        secondsToSamples(Math.min(1 / strikesASecond, seconds - at)),
        chord,
        overtones,
        gain,
      )
    }
    start += seconds
  }
  return { left, right: left.slice() }
}

function strike(
  into: Float32Array,
  at: number,
  samples: number,
  chord: readonly number[],
  overtones: number,
  gain: number,
): void {
  for (let i = 0; i < samples && at + i < into.length; i++) {
    let sum = 0
    for (const hertz of chord)
      for (let k = 1; k <= overtones; k++) sum += Math.sin((2 * Math.PI * hertz * k * i) / SAMPLE_RATE) / k
    into[at + i]! += gain * sum * Math.exp(-i / 12_000)
  }
}

test('an empty sound has no sections, silence and a few seconds have one', () => {
  assert.deepEqual(findSections(createSilence(0)), [])
  assert.deepEqual(findSections(createSilence(20)), [{ startSeconds: 0, endSeconds: 20, energy: 0 }])
  assert.equal(findSections(pieceOf([{ seconds: 4, ...HOME }])).length, 1)
})

test('a repetitive passage has no borders', () => {
  assert.equal(findSections(pieceOf([{ seconds: 40, ...HOME }])).length, 1)
})

for (const [first, second] of [
  [16, 32],
  [12, 30],
  [19, 27.5],
] as const)
  test(`A-B-A with borders at ${first} and ${second} seconds is divided there within a second`, () => {
    const piece = pieceOf([
      { seconds: first, ...HOME },
      { seconds: second - first, ...AWAY },
      { seconds: 16, ...HOME },
    ])
    const sections = findSections(piece)
    assert.equal(sections.length, 3, JSON.stringify(sections))
    assert.ok(Math.abs(sections[1]!.startSeconds - first) < 1, `${sections[1]!.startSeconds}`)
    assert.ok(Math.abs(sections[2]!.startSeconds - second) < 1, `${sections[2]!.startSeconds}`)
    // Without gaps, from the beginning to the end.
    assert.equal(sections[0]!.startSeconds, 0)
    assert.equal(sections[2]!.endSeconds, soundSeconds(piece))
    for (const [i, section] of sections.slice(1).entries()) assert.equal(section.startSeconds, sections[i]!.endSeconds)
    assert.equal(sections[1]!.energy, 1)
    assert.ok(sections[0]!.energy < 0.6 && sections[2]!.energy < 0.6)
  })

test('a change of chords alone is a border, at the same loudness', () => {
  const other = {
    ...HOME,
    chords: [
      [277, 349, 415],
      [233, 277, 349],
    ],
  }
  const sections = findSections(
    pieceOf([
      { seconds: 20, ...HOME },
      { seconds: 20, ...other },
    ]),
  )
  assert.equal(sections.length, 2, JSON.stringify(sections))
  assert.ok(Math.abs(sections[1]!.startSeconds - 20) < 1)
})
