import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { MOODS } from '../../src/setting/shot-list.ts'
import { composeMusic } from '../../src/music/compose-music.ts'
import { GENRES as GENRE_NAMES } from '../../../media/src/scene/vocabulary.ts'
import { genres as readGenres } from '../../src/music/genres/genres.ts'
import type { Genre } from '../../src/music/genres/genre.ts'
import { parseChord, pitchClasses, scaleOver } from '../../src/music/harmony/chords.ts'
import { isMinor, isPentatonic, MODES, type Mode } from '../../src/music/harmony/modes.ts'
import { moodRules } from '../../src/music/moods.ts'
import { planBars } from '../../src/music/plan/plan-bars.ts'
import { planForm } from '../../src/music/plan/plan-form.ts'
import { chordAt } from '../../src/music/plan/plan.ts'
import { planTime, tempoRange } from '../../src/music/plan/plan-time.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'

const GENRES = readGenres()
const genres = fc.constantFrom(...GENRE_NAMES)
const moods = fc.constantFrom(...MOODS)

describe('the duration of a piece', () => {
  test('is filled exactly by its beats, the slower last bar and the tail, at a given and a chosen tempo', () => {
    fc.assert(
      fc.property(
        genres,
        moods,
        fc.double({ min: 0.5, max: 200, noNaN: true }),
        fc.option(fc.integer({ min: 40, max: 220 }), { nil: undefined }),
        fc.integer(),
        (genre, mood, seconds, asked, seed) => {
          const rules = moodRules(mood)
          const time = planTime(seconds, asked, rules, GENRES[genre], seededRandom(seed))
          const beatSeconds = 60 / time.tempo
          const slowed = time.slowing ? (time.slowing.stretch - 1) * GENRES[genre].meter * beatSeconds : 0
          assert.ok(Math.abs((time.beats + time.tailBeats) * beatSeconds + slowed - seconds) < 1e-6)
          assert.ok(Number.isInteger(time.beats) && time.beats >= 0)
          assert.ok(time.tailBeats > 0)
          if (asked !== undefined) assert.equal(time.tempo, asked)
          if (time.slowing) {
            assert.ok(time.slowing.stretch > 1 && time.slowing.stretch <= 1 + (rules.slowing - 1) * 1.3 + 1e-9)
            assert.equal(time.slowing.toBeat - time.slowing.fromBeat, GENRES[genre].meter)
          }
        },
      ),
    )
  })

  test('of dance music has no slowdown', () => {
    for (const name of GENRE_NAMES)
      if (!GENRES[name].slows)
        assert.equal(composeMusic({ genre: name, mood: 'romantic', seconds: 40, seed: 1 }).slowing, undefined, name)
  })

  test('has no slowdown if it is short, and is half tail in a sting', () => {
    const { rules, genre } = { rules: moodRules('sad'), genre: GENRES.piano }
    assert.equal(planTime(4, undefined, rules, genre, seededRandom(1)).slowing, undefined)
    const sting = planTime(2, 120, rules, genre, seededRandom(1))
    assert.ok(sting.tailBeats / 2 >= 1 - 1e-6 && sting.tailBeats / 2 < 1.5, `${sting.tailBeats / 2} seconds`)
  })

  test('ends on a whole bar at a chosen tempo, if the mood allows it', () => {
    let whole = 0
    for (let seed = 0; seed < 40; seed++) {
      const genre: Genre = { ...GENRES.pop, slows: false }
      const { beats } = planTime(40, undefined, moodRules('happy'), genre, seededRandom(seed))
      if (beats % 4 === 0) whole++
    }
    assert.ok(whole >= 36, `${whole} of 40`)
  })

  test('uses tempi of the mood within those of the genre, and there is always one', () => {
    fc.assert(
      fc.property(genres, moods, (genre, mood) => {
        const [slow, fast] = tempoRange(moodRules(mood), GENRES[genre])
        const [least, most] = GENRES[genre].tempo
        assert.ok(slow < fast && slow >= least * 0.949 && fast <= Math.max(most, least * 1.051))
      }),
    )
    const wide = { ...GENRES.pop, tempo: [10, 300] } as const
    assert.deepEqual(tempoRange(moodRules('happy'), wide), [...moodRules('happy').tempo])
    assert.deepEqual(tempoRange(moodRules('happy'), { ...wide, tempo: [10, 50] }), [47.5, 50])
    assert.deepEqual(tempoRange(moodRules('happy'), { ...wide, tempo: [200, 300] }), [200, 210])
  })
})

describe('bars and chords', () => {
  const source = (mode: Mode) => ({ rules: moodRules('happy'), genre: GENRES.pop, mode })

  test('follow each other without gaps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer(),
        (count, leadIn, seed) => {
          const { bars, sections } = planBars(planForm(count), 4, leadIn, source('major'), seededRandom(seed))
          assert.equal(bars.length, count)
          let beat = 0
          for (const bar of bars) {
            assert.equal(bar.beat, beat)
            beat += bar.beats
            assert.ok(Math.abs(bar.chords.reduce((sum, chord) => sum + chord.beats, 0) - bar.beats) < 1e-9)
            assert.equal(bar.chords[0]!.beat, bar.beat)
          }
          assert.ok(Math.abs(sections.reduce((sum, section) => sum + section.beats, 0) - beat) < 1e-9)
          if (leadIn > 0) assert.equal(bars[0]!.beats, leadIn)
          assert.equal(bars.filter(({ isLast }) => isLast).length, 1)
          assert.ok(bars.at(-1)!.isLast)
        },
      ),
    )
  })

  test('end with a cadence of two bars', () => {
    const rules = {
      ...moodRules('happy'),
      theme: ['I | I | I | I'],
      contrast: ['I | I | I | I'],
      cadence: ['IV | V'],
    } as const
    const rootsOf = (count = 8): number[] =>
      planBars(planForm(count), 4, 0, { ...source('major'), rules }, seededRandom(1)).bars.map(
        bar => bar.chords[0]!.chord.root,
      )
    assert.deepEqual(rootsOf().slice(-2), [5, 7])
    assert.deepEqual(rootsOf(2), [0, 7], 'of two bars the dominant is all there is room for')
  })

  test('have one progression in the theme and another in the contrast', () => {
    const rules = {
      ...moodRules('happy'),
      theme: ['I | I | I | I'],
      contrast: ['vi | vi | vi | vi'],
      cadence: ['I | I'],
    } as const
    const { bars } = planBars(planForm(28), 4, 0, { ...source('major'), rules }, seededRandom(1))
    for (const bar of bars)
      if (!bar.isLastOfSection)
        assert.equal(
          bar.chords[0]!.chord.root,
          bar.section === 'contrast' ? 9 : bar.chords[0]!.chord.root === 0 ? 0 : -1,
          bar.section,
        )
  })

  test('are found by beat: the chord is the last that began', () => {
    const [bar] = planBars(
      [{ name: 'theme', bars: 3, energy: 1 }],
      4,
      0,
      { ...source('major'), rules: { ...moodRules('happy'), theme: ['I V | I | I | I'] } },
      seededRandom(1),
    ).bars
    assert.equal(chordAt(bar!, 0).root, 0)
    assert.equal(chordAt(bar!, 1.9).root, 0)
    assert.equal(chordAt(bar!, 2).root, 7)
    assert.equal(chordAt(bar!, 3.5).root, 7)
    assert.equal(chordAt(bar!, -1).root, 0)
  })

  test('end with a seventh where sevenths are usual, and bare in dark moods', () => {
    const finalOf = (genre: Genre, mode: Mode): readonly number[] =>
      planBars(planForm(8), 4, 0, { rules: moodRules('happy'), genre, mode }, seededRandom(1)).finalChord.tones
    assert.deepEqual(finalOf(GENRES.jazz, 'major'), parseChord('Imaj9').tones)
    assert.deepEqual(finalOf(GENRES.jazz, 'minor'), parseChord('i9').tones)
    assert.deepEqual(finalOf(GENRES.rock, 'phrygian'), parseChord('i5').tones)
    assert.deepEqual(finalOf(GENRES.pop, 'major'), parseChord('I').tones)
    assert.deepEqual(finalOf(GENRES.pop, 'minor'), parseChord('i').tones)
  })
})

describe('modes', () => {
  test('begin on the tonic, rise within an octave, and have a fifth', () => {
    for (const scale of Object.values(MODES)) {
      assert.equal(scale[0], 0)
      assert.deepEqual(
        [...scale],
        [...new Set(scale)].toSorted((a, b) => a - b),
      )
      assert.ok(scale.at(-1)! < 12 && (scale as readonly number[]).includes(7))
    }
  })

  test('are minor by their third and have five or seven notes', () => {
    assert.deepEqual((Object.keys(MODES) as Mode[]).filter(isMinor), [
      'minor',
      'dorian',
      'phrygian',
      'harmonic-minor',
      'yu',
    ])
    assert.deepEqual((Object.keys(MODES) as Mode[]).filter(isPentatonic), ['gong', 'yu'])
  })

  test('have every tone of a chord over it and the same number of notes', () => {
    for (const mode of Object.keys(MODES) as Mode[]) {
      if (isPentatonic(mode)) continue
      for (const numeral of ['I', 'ii', 'IV', 'V', 'V7', 'vi', 'bVII', 'iv']) {
        const chord = parseChord(numeral)
        const scale = scaleOver(mode, chord)
        for (const tone of pitchClasses(chord)) assert.ok(scale.includes(tone), `${numeral} in ${mode}`)
        assert.ok(scale.includes(0), 'the tonic never gives way')
      }
    }
  })

  test('of five notes stay unchanged', () => {
    assert.deepEqual(scaleOver('gong', parseChord('IV')), [...MODES.gong])
  })
})
