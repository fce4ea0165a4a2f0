import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOODS } from '../../src/setting/shot-list.ts'
import { composeMusic } from '../../src/music/compose-music.ts'
import { GENRES as GENRE_NAMES } from '../../../media/src/scene/vocabulary.ts'
import { instrumentNamed } from '../../src/music/instruments.ts'
import { type Score, secondsAt } from '../../src/music/score.ts'

test('a length of zero and an impossible tempo are rejected', () => {
  for (const seconds of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 5000])
    assert.throws(() => composeMusic({ mood: 'calm', seconds, seed: 1 }), /cannot last/)
  for (const tempo of [0, 39, 221, Number.NaN])
    assert.throws(() => composeMusic({ mood: 'calm', seconds: 10, seed: 1, tempo }), /tempo/)
})

test('the same request gives the same score, and another seed another one', () => {
  const options = { mood: 'happy', seconds: 20, seed: 5 } as const
  assert.deepEqual(composeMusic(options), composeMusic(options))
  assert.notDeepEqual(composeMusic(options).tracks, composeMusic({ ...options, seed: 6 }).tracks)
})

const notesOf = (score: Score) => score.tracks.flatMap(track => track.notes)

test('every genre can be played in every mood and length, within the length and within MIDI', () => {
  for (const genre of GENRE_NAMES)
    for (const mood of MOODS)
      for (const seconds of [0.4, 1, 3, 5.5, 9, 31]) {
        const score = composeMusic({ genre, mood, seconds, seed: 3 })
        const name = `${genre}, ${mood}, ${seconds} s`
        assert.ok(score.tracks.length > 1, `${name}: an ensemble`)
        assert.ok(score.tracks.filter(track => !track.isDrums).length <= 15, `${name}: a channel for each`)
        for (const { beat, beats, pitch, velocity } of notesOf(score)) {
          assert.ok(beat >= 0 && beats > 0 && secondsAt(score, beat) < seconds, `${name}: beat ${beat}`)
          assert.ok(Number.isInteger(pitch) && pitch >= 12 && pitch <= 115, `${name}: pitch ${pitch}`)
          assert.ok(Number.isInteger(velocity) && velocity >= 1 && velocity <= 127, `${name}: velocity ${velocity}`)
        }
      }
})

test('a requested tempo is kept, and otherwise the mood decides', () => {
  assert.equal(composeMusic({ mood: 'sad', tempo: 97.3, seconds: 30, seed: 2 }).tempo, 97.3)
  for (let seed = 0; seed < 20; seed++) {
    assert.ok(composeMusic({ mood: 'sad', seconds: 30, seed }).tempo <= 74)
    assert.ok(composeMusic({ mood: 'happy', seconds: 30, seed }).tempo >= 109)
  }
})

test('a piece begins, develops and ends: sections follow each other and the last chord has its tail', () => {
  for (const seconds of [12, 30, 60, 180]) {
    const score = composeMusic({ mood: 'epic', seconds, seed: 4 })
    let beat = 0
    for (const section of score.sections) {
      assert.ok(Math.abs(section.startBeat - beat) < 1e-6)
      beat += section.beats
    }
    assert.equal(score.sections[0]?.name, 'intro')
    assert.equal(score.sections.at(-1)?.name, 'ending')
    const tail = seconds - secondsAt(score, score.lastBeat)
    assert.ok(tail >= 1.4 && tail < 7, `${seconds} s end with ${tail} s`)
  }
})

test('the last chord is the tonic in every part', () => {
  for (const [mood, third] of [
    ['happy', 4],
    ['epic', 3],
  ] as const) {
    const score = composeMusic({ mood, genre: 'cinematic', seconds: 24, seed: 9 })
    const last = score.tracks
      .filter(track => track.instrument !== 'taiko' && !track.isDrums)
      .flatMap(track => track.notes.filter(note => note.beat > score.lastBeat - 0.2))
    const classes = new Set(last.map(note => (note.pitch - score.key + 120) % 12))
    assert.deepEqual(
      [...classes].toSorted((a, b) => a - b),
      [0, third, 7],
    )
    const lowest = last.reduce((low, note) => (note.pitch < low.pitch ? note : low))
    assert.equal((lowest.pitch - score.key + 120) % 12, 0)
  }
})

test('melodies stay in the range of their instrument', () => {
  for (const genre of GENRE_NAMES)
    for (let seed = 0; seed < 5; seed++) {
      const melody = composeMusic({ genre, mood: 'romantic', seconds: 40, seed }).tracks.find(
        track => track.role === 'melody',
      )
      const [low, high] = instrumentNamed(melody?.instrument ?? '').range
      for (const { pitch } of melody?.notes ?? [])
        assert.ok(pitch >= low - 1 && pitch <= high + 3, `${genre}: ${pitch}`)
    }
})

test('the theme returns: its first bar has the same rhythm again', () => {
  const score = composeMusic({ mood: 'happy', genre: 'corporate', seconds: 60, seed: 11 })
  const melody = score.tracks.find(track => track.role === 'melody')!
  const rhythmOf = (from: number): string =>
    melody.notes
      .filter(note => note.beat > from - 0.1 && note.beat < from + 3.9)
      .map(note => Math.round((note.beat - from) * 4))
      .join(' ')
  const theme = score.sections.find(section => section.name === 'theme')!
  assert.ok(rhythmOf(theme.startBeat).length > 0)
  // The third bar is a sequence of the first.
  assert.equal(rhythmOf(theme.startBeat), rhythmOf(theme.startBeat + 8))
})

test('voice leading moves the voices of a pad by steps', () => {
  const score = composeMusic({ mood: 'romantic', genre: 'cinematic', seconds: 60, seed: 2 })
  const pad = score.tracks.find(track => track.role === 'pad')!
  const sounding = (beat: number): number[] =>
    pad.notes.filter(note => note.beat < beat && note.beat + note.beats > beat).map(note => note.pitch)
  const moves: number[] = []
  for (let beat = 2; beat < score.lastBeat - 6; beat += 4) {
    const [now, next] = [sounding(beat), sounding(beat + 4)]
    for (const pitch of next) moves.push(Math.min(...now.map(other => Math.abs(other - pitch))))
  }
  assert.ok(moves.length > 40)
  assert.ok(moves.reduce((sum, move) => sum + move, 0) / moves.length < 2.5)
})

test('dynamics rise and fall with the sections', () => {
  const score = composeMusic({ mood: 'epic', seconds: 90, seed: 8 })
  const meanVelocity = (name: string): number => {
    const section = score.sections.find(part => part.name === name)!
    const notes = notesOf(score).filter(
      note => note.beat >= section.startBeat && note.beat < section.startBeat + section.beats,
    )
    return notes.reduce((sum, note) => sum + note.velocity, 0) / notes.length
  }
  assert.ok(meanVelocity('climax') > meanVelocity('intro') * 1.1)
  assert.ok(meanVelocity('climax') > meanVelocity('contrast'))
})

test('Chinese music uses five notes', () => {
  for (const [mood, scale] of [
    ['calm', [0, 2, 4, 7, 9]],
    ['sad', [0, 3, 5, 7, 10]],
  ] as const) {
    const score = composeMusic({ mood, genre: 'chinese', seconds: 40, seed: 6 })
    const melody = score.tracks.find(track => track.role === 'melody')!
    for (const { pitch } of melody.notes)
      assert.ok((scale as readonly number[]).includes((pitch - score.key + 120) % 12))
    assert.ok(score.tracks.some(track => track.instrument === 'koto'))
  }
})
