import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { composeMusic } from '../../src/music/compose-music.ts'
import type { Genre } from '../../src/music/genres/genre.ts'
import { GENRES as GENRE_NAMES } from '../../../media/src/scene/vocabulary.ts'
import { genres, type GenreName } from '../../src/music/genres/genres.ts'
import { instrumentNamed } from '../../src/music/instruments.ts'
import type { Score, ScoreTrack } from '../../src/music/score.ts'

const GENRES = genres()
const scores = new Map<GenreName, Score>(
  GENRE_NAMES.map(genre => [genre, composeMusic({ genre, seconds: 40, seed: 5 })]),
)
const scoreOf = (genre: GenreName): Score => scores.get(genre)!
const trackOf = (genre: GenreName, role: ScoreTrack['role']): ScoreTrack | undefined =>
  scoreOf(genre).tracks.find(track => track.role === role)
const genreOf = (name: GenreName): Genre => GENRES[name]

describe('a genre', () => {
  test('has the meter of its dance', () => {
    for (const genre of GENRE_NAMES) assert.equal(scoreOf(genre).meter, genre === 'waltz' ? 3 : 4, genre)
  })

  test('has drums or none', () => {
    for (const genre of ['pop', 'rock', 'electronic', 'hip-hop', 'lofi', 'jazz'] as const)
      assert.ok(trackOf(genre, 'drums'), genre)
    for (const genre of ['piano', 'ambient', 'classical'] as const)
      assert.equal(trackOf(genre, 'drums'), undefined, genre)
  })

  test('is played within its range of tempi', () => {
    for (const genre of GENRE_NAMES) {
      const [slow, fast] = genreOf(genre).tempo
      const { tempo } = scoreOf(genre)
      assert.ok(tempo >= slow * 0.95 && tempo <= fast * 1.05, `${genre}: ${tempo}`)
      assert.ok(slow < fast && slow >= 40 && fast <= 220, genre)
    }
  })

  test('is played in its room: small for a band, large for an orchestra', () => {
    assert.equal(scoreOf('jazz').room, 'small')
    assert.notEqual(scoreOf('cinematic').room, 'small')
    assert.notEqual(scoreOf('ambient').room, 'small')
    for (const genre of GENRE_NAMES) assert.equal(scoreOf(genre).room, genreOf(genre).room, genre)
  })

  test('has its instruments and no others', () => {
    for (const genre of GENRE_NAMES) {
      const known = new Set<string>(genreOf(genre).parts.flatMap(({ instruments }) => instruments))
      for (const { instrument, isDrums } of scoreOf(genre).tracks)
        if (isDrums) assert.equal(instrument, genreOf(genre).kit)
        else assert.ok(known.has(instrument), `${genre}: ${instrument}`)
    }
  })

  test('of piano has only a piano', () => {
    for (const { instrument } of scoreOf('piano').tracks) assert.match(instrument, /piano/)
  })

  test('has a bass below its melody', () => {
    const mean = ({ notes }: ScoreTrack): number => notes.reduce((sum, { pitch }) => sum + pitch, 0) / notes.length
    for (const genre of GENRE_NAMES) {
      const [bass, melody] = [trackOf(genre, 'bass'), trackOf(genre, 'melody')]
      if (bass && melody) assert.ok(mean(bass) < mean(melody) - 5, genre)
    }
  })

  test('has late offbeats if it swings', () => {
    // Where notes fall within their beat, when they do not fall on it.
    const offbeats = (genre: GenreName): number[] =>
      scoreOf(genre)
        .tracks.filter(({ isDrums }) => isDrums)
        .flatMap(({ notes }) => notes.map(({ beat }) => beat % 1))
        .filter(part => part > 0.4 && part < 0.8)
    const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
    assert.ok(middle(offbeats('jazz')) > 0.58, `${middle(offbeats('jazz'))}`)
    assert.ok(Math.abs(middle(offbeats('rock')) - 0.5) < 0.03, `${middle(offbeats('rock'))}`)
  })

  test('has its parts at their levels, sides and rooms', () => {
    for (const genre of GENRE_NAMES)
      for (const { levelDb, pan, reverb, brightness } of scoreOf(genre).tracks) {
        assert.ok(levelDb >= -24 && levelDb <= 6, genre)
        assert.ok(Math.abs(pan) <= 1 && reverb >= 0 && reverb <= 1 && Math.abs(brightness) <= 1, genre)
      }
  })

  test('keeps every part in the range of its instrument', () => {
    for (const genre of GENRE_NAMES)
      for (const { instrument, isDrums, notes, role } of scoreOf(genre).tracks) {
        if (isDrums || role === 'runs') continue
        const [low, high] = instrumentNamed(instrument ?? '').range
        const within = notes.filter(({ pitch }) => pitch >= low - 12 && pitch <= high + 12).length
        assert.ok(within / notes.length > 0.98, `${genre} ${role} ${instrument}`)
      }
  })

  test('swells with bows and breath, not with struck instruments', () => {
    for (const genre of GENRE_NAMES)
      for (const { swells, instrument, isDrums } of scoreOf(genre).tracks) {
        const isHeld = !isDrums && instrumentNamed(instrument ?? '').nature === 'held'
        assert.equal(swells.length > 0, isHeld, `${genre} ${instrument}`)
        for (const [at, { beat, level }] of swells.entries()) {
          assert.ok(level > 0.3 && level <= 1.02)
          if (at > 0) assert.ok(beat >= swells[at - 1]!.beat)
        }
      }
  })
})

describe('two pieces', () => {
  test('of one genre and two seeds differ in tune, key or tempo', () => {
    for (const genre of GENRE_NAMES) {
      const other = composeMusic({ genre, seconds: 40, seed: 6 })
      const tune = (score: Score): string =>
        JSON.stringify(score.tracks.find(({ role }) => role === 'melody')?.notes.map(({ pitch }) => pitch - score.key))
      assert.ok(
        tune(scoreOf(genre)) !== tune(other) ||
          scoreOf(genre).key !== other.key ||
          scoreOf(genre).tempo !== other.tempo,
        genre,
      )
    }
  })

  test('of different length have different numbers of sections', () => {
    const sections = (seconds: number): number => composeMusic({ genre: 'pop', seconds, seed: 1 }).sections.length
    assert.ok(sections(8) < sections(40) && sections(40) < sections(150))
  })

  test('use every key over many seeds', () => {
    const keys = new Set(
      Array.from({ length: 80 }, (_, seed) => composeMusic({ genre: 'piano', seconds: 4, seed }).key),
    )
    assert.ok(keys.size >= 11, [...keys].join())
  })
})
