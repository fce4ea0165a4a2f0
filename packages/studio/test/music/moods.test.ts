import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOODS, type Mood } from '../../src/setting/shot-list.ts'
import { composeMusic } from '../../src/music/compose-music.ts'
import { moodRules } from '../../src/music/moods.ts'
import type { Note, Score } from '../../src/music/score.ts'

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
  test(`${mood} is audible in genre, modes and tempo`, () => {
    const { genre, modes, tempo } = moodRules(mood)
    const scores = SEEDS.map(seed => composeMusic({ mood, seconds: 40, seed }))
    assert.deepEqual([...new Set(scores.map(score => score.genre))], [genre])
    assert.deepEqual([...new Set(scores.map(score => score.mode))].toSorted(), modes.toSorted())
    for (const { tempo: own } of scores)
      assert.ok(own > tempo[0] - BESIDE && own < tempo[1] + BESIDE, `${own} beats a minute`)
  })

test('a mood with a stronger touch is played louder', () => {
  const moods = MOODS.map(mood => {
    const [soft, strong] = moodRules(mood).touch
    return { mood, touch: (soft + strong) / 2, velocity: mean(notesOf(mood, 'melody').map(note => note.velocity)) }
  })
  for (const one of moods)
    for (const other of moods.filter(({ touch }) => touch > one.touch + 0.05))
      assert.ok(other.velocity > one.velocity, `${other.mood} is not louder than ${one.mood}`)
})

test('dark moods are low and bright ones high', () => {
  const heightOf = (mood: Mood): number => mean(notesOf(mood, 'pad').map(note => note.pitch))
  const order: Mood[] = ['sad', 'calm', 'neutral', 'playful']
  for (const [nth, mood] of order.slice(1).entries())
    assert.ok(heightOf(mood) > heightOf(order[nth]!) + 0.3, `${mood} is not above ${order[nth]}`)
  for (const dark of ['mysterious', 'tense', 'sad'] as const)
    for (const bright of ['happy', 'playful', 'epic', 'neutral'] as const)
      assert.ok(heightOf(bright) > heightOf(dark), `${bright} is not above ${dark}`)
})

test('lively moods have many notes and calm ones few; playful notes are short, calm ones held', () => {
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
