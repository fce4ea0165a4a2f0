import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOODS, type Mood } from '../../src/direct/shot-list.ts'
import { composeMusic } from '../../src/music/compose-music.ts'
import type { Note, Score } from '../../src/music/score.ts'

type ExpectedMusic = {
  genre: string
  modes: string[]
  /** Beats a minute. */
  tempo: [slow: number, fast: number]
  /** Of the melody, in the hands of one orchestra: how hard on average. */
  velocity: number
}

// What a listener tells the moods by.
const EXPECTED: Record<Mood, ExpectedMusic> = {
  calm: { genre: 'ambient', modes: ['lydian', 'major'], tempo: [66, 80], velocity: 55 },
  happy: { genre: 'pop', modes: ['major'], tempo: [112, 128], velocity: 79 },
  sad: { genre: 'piano', modes: ['harmonic-minor', 'minor'], tempo: [60, 72], velocity: 55 },
  epic: { genre: 'cinematic', modes: ['dorian', 'minor'], tempo: [92, 110], velocity: 92 },
  tense: { genre: 'cinematic', modes: ['harmonic-minor', 'phrygian'], tempo: [126, 142], velocity: 86 },
  romantic: { genre: 'classical', modes: ['major'], tempo: [72, 86], velocity: 67 },
  playful: { genre: 'folk', modes: ['major', 'mixolydian'], tempo: [118, 134], velocity: 69 },
  mysterious: { genre: 'cinematic', modes: ['dorian', 'harmonic-minor'], tempo: [76, 92], velocity: 60 },
  neutral: { genre: 'corporate', modes: ['major'], tempo: [98, 112], velocity: 66 },
}
// A film's length is filled with whole bars, so a tempo may lie a little beside what the mood asks for.
const BESIDE = 4

const SEEDS = [1, 2, 3, 4, 5, 6]
const orchestra = new Map<Mood, Score[]>(
  MOODS.map(mood => [mood, SEEDS.map(seed => composeMusic({ mood, genre: 'cinematic', seconds: 40, seed }))]),
)
const notesOf = (mood: Mood, role: string): Note[] =>
  orchestra.get(mood)!.flatMap(({ tracks }) => tracks.filter(track => track.role === role).flatMap(one => one.notes))
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

for (const mood of MOODS)
  test(`${mood} is heard in its genre, its modes and its tempo`, () => {
    const { genre, modes, tempo } = EXPECTED[mood]
    const scores = SEEDS.map(seed => composeMusic({ mood, seconds: 40, seed }))
    assert.deepEqual([...new Set(scores.map(score => score.genre))], [genre])
    assert.deepEqual([...new Set(scores.map(score => score.mode))].toSorted(), modes)
    for (const { tempo: own } of scores)
      assert.ok(own > tempo[0] - BESIDE && own < tempo[1] + BESIDE, `${own} beats a minute`)
  })

test('each mood has its touch', () => {
  for (const mood of MOODS) {
    const touch = mean(notesOf(mood, 'melody').map(note => note.velocity))
    const wanted = EXPECTED[mood].velocity
    assert.ok(Math.abs(touch - wanted) < 4, `${mood} is played with ${touch.toFixed(1)}, not ${wanted}`)
  }
})

test('dark moods lie low and bright ones high', () => {
  const heightOf = (mood: Mood): number => mean(notesOf(mood, 'pad').map(note => note.pitch))
  const order: Mood[] = ['sad', 'calm', 'neutral', 'playful']
  for (const [nth, mood] of order.slice(1).entries())
    assert.ok(heightOf(mood) > heightOf(order[nth]!) + 0.3, `${mood} is not above ${order[nth]}`)
  for (const dark of ['mysterious', 'tense', 'sad'] as const)
    for (const bright of ['happy', 'playful', 'epic', 'neutral'] as const)
      assert.ok(heightOf(bright) > heightOf(dark), `${bright} is not above ${dark}`)
})

test('lively moods have many notes and still ones few; playful ones are short, calm ones are held', () => {
  const densityOf = (mood: Mood): number =>
    notesOf(mood, 'melody').length / orchestra.get(mood)!.reduce((sum, score) => sum + score.lastBeat, 0)
  for (const lively of ['happy', 'playful'] as const) assert.ok(densityOf(lively) > 0.9, lively)
  for (const still of ['calm', 'sad', 'mysterious', 'romantic', 'neutral'] as const)
    assert.ok(densityOf(still) < 0.7, `${still}: ${densityOf(still)}`)
  /** The part of the way to the next note that a note sounds, in the middle of all. */
  const heldOf = (mood: Mood): number => {
    const shares = orchestra.get(mood)!.flatMap(({ tracks }) => {
      const { notes = [] } = tracks.find(track => track.role === 'melody') ?? {}
      return notes.slice(0, -1).map((note, nth) => note.beats / (notes[nth + 1]!.beat - note.beat))
    })
    return shares.toSorted((a, b) => a - b)[shares.length >> 1]!
  }
  assert.ok(heldOf('playful') < heldOf('tense') && heldOf('tense') < heldOf('happy'), 'short, shorter, shortest')
  assert.ok(heldOf('happy') < heldOf('neutral') && heldOf('neutral') < heldOf('calm'), 'long, longer, longest')
})
