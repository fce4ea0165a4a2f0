import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { nearestPitch, scalePitches, stepPitch } from '../../src/music/melody/ladder.ts'
import { augmentCell, type Cell, chooseCadenceCell, divideCell, makeMotif } from '../../src/music/melody/motif.ts'
import { writeGesture } from '../../src/music/melody/write-gesture.ts'
import { MODES } from '../../src/music/harmony/modes.ts'
import { composeMusic } from '../../src/music/compose-music.ts'
import { GENRES as GENRE_NAMES } from '../../../media/src/scene/vocabulary.ts'
import { genres } from '../../src/music/genres/genres.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Score } from '../../src/music/score.ts'

const GENRES = genres()
const seeds = fc.integer({ min: 0, max: 100_000 })
const endOf = (cell: Cell): number => Math.max(...cell.map(({ at, length }) => at + length))

describe('the ladder of a scale', () => {
  test('has its notes within the range, from low to high, in any key', () => {
    assert.deepEqual(scalePitches(MODES.major, 0, [60, 72]), [60, 62, 64, 65, 67, 69, 71, 72])
    assert.deepEqual(scalePitches(MODES.major, 2, [60, 67]), [61, 62, 64, 66, 67])
    assert.deepEqual(scalePitches(MODES.gong, 0, [60, 62]), [60, 62])
  })

  test('has a nearest rung, the lower of two unless the direction is up', () => {
    const rungs = [60, 64, 67]
    assert.equal(nearestPitch(rungs, 61), 60)
    assert.equal(nearestPitch(rungs, 63), 64)
    assert.equal(nearestPitch(rungs, 62), 60)
    assert.equal(nearestPitch(rungs, 62, 1), 64)
    assert.equal(nearestPitch([], 62), 62)
  })

  test('is climbed in steps, and turns back at the ends', () => {
    const rungs = [60, 62, 64, 65, 67]
    assert.equal(stepPitch(rungs, 62, 1), 64)
    assert.equal(stepPitch(rungs, 64, -2), 60)
    assert.equal(stepPitch(rungs, 67, 1), 65)
    assert.equal(stepPitch(rungs, 60, -1), 62)
    assert.equal(stepPitch(rungs, 62, 9), 60, 'never off the ladder')
  })
})

describe('a motif', () => {
  test('fits its bar, begins on the beat, and has a step for every note', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(3, 4), (seed, density, meter) => {
        const { first, second, leads, answers } = makeMotif(density, meter, seededRandom(seed))
        for (const [cell, deltas] of [
          [first, leads],
          [second, answers],
        ] as const) {
          assert.equal(cell.length, deltas.length)
          assert.equal(cell[0]!.at, 0)
          assert.ok(endOf(cell) <= meter * 4)
          assert.equal(deltas[0], 0)
        }
      }),
    )
  })

  test('turns back after a leap, and repeats no note', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { leads } = makeMotif(1, 4, seededRandom(seed))
        for (let at = 1; at < leads.length; at++) {
          const [before, now] = [leads[at - 1]!, leads[at]!]
          assert.ok(Math.abs(now) <= 4)
          if (Math.abs(before) >= 2) assert.ok(now * before <= 0, leads.join())
          if (at > 1) assert.ok(now !== 0 || before !== 0, leads.join())
        }
      }),
    )
  })

  test('has more notes if it is denser, and a calmer answer than question', () => {
    const notes = (density: number, part: 'first' | 'second'): number => {
      let sum = 0
      for (let seed = 0; seed < 60; seed++) sum += makeMotif(density, 4, seededRandom(seed))[part].length
      return sum / 60
    }
    assert.ok(notes(0.9, 'first') > notes(0.5, 'first') && notes(0.5, 'first') > notes(0.1, 'first'))
    for (const density of [0.5, 0.9]) assert.ok(notes(density, 'second') < notes(density, 'first'))
  })

  test('at half speed is its beginning over the whole bar', () => {
    const cell = [
      { at: 0, length: 4 },
      { at: 4, length: 8 },
      { at: 12, length: 4 },
    ]
    assert.deepEqual(augmentCell(cell, 16), [
      { at: 0, length: 8 },
      { at: 8, length: 8 },
    ])
  })

  test('divides long notes only, and lengthens none', () => {
    assert.deepEqual(
      divideCell([
        { at: 0, length: 8 },
        { at: 8, length: 4 },
      ]),
      [
        { at: 0, length: 6 },
        { at: 6, length: 2 },
        { at: 8, length: 4 },
      ],
    )
  })

  test('ends with a rest if its cadence is open, and with a held note if it is closed', () => {
    for (const meter of [3, 4] as const)
      for (let seed = 0; seed < 10; seed++) {
        assert.ok(endOf(chooseCadenceCell('open', meter, seededRandom(seed))) < meter * 4)
        assert.equal(endOf(chooseCadenceCell('closed', meter, seededRandom(seed))), meter * 4)
      }
  })
})

describe('the development of a motif', () => {
  const motif = makeMotif(0.5, 4, seededRandom(4))
  const gesture = (section: Parameters<typeof writeGesture>[1], place: number, isLast = false) =>
    writeGesture(motif, section, place, isLast, 4, seededRandom(1))

  test('states, answers, moves and closes it in a theme', () => {
    assert.deepEqual(gesture('theme', 0)!.cell, motif.first)
    assert.ok(gesture('theme', 0)!.returns)
    assert.deepEqual(gesture('theme', 1)!.cell, motif.second)
    assert.deepEqual(gesture('theme', 2)!.deltas, motif.leads)
    assert.ok(!gesture('theme', 2)!.returns)
    assert.equal(gesture('theme', 3)!.close, 'open')
    assert.equal(gesture('theme', 7)!.close, 'closed')
    assert.deepEqual(gesture('theme', 8), gesture('theme', 0))
  })

  test('inverts it in the contrast, raises it in the climax, and has none in an intro', () => {
    assert.deepEqual(
      gesture('contrast', 0)!.deltas,
      motif.leads.map(delta => -delta),
    )
    assert.equal(gesture('climax', 0)!.lift, 1)
    assert.equal(gesture('theme', 0)!.lift, 0)
    assert.equal(gesture('intro', 0), undefined)
  })

  test('closes a shortened section, but not with its first bar', () => {
    assert.equal(gesture('theme', 4, true)!.close, 'closed')
    assert.equal(gesture('theme', 0, true)!.close, undefined)
  })

  test('repeats a fragment a step higher', () => {
    const { cell, deltas } = gesture('theme', 6)!
    assert.equal(cell.length % 2, 0)
    const half = cell.length / 2
    for (let at = 0; at < half; at++) assert.equal(cell[at + half]!.at - cell[at]!.at, 8)
    assert.equal(deltas[half], 1)
  })

  test('ornaments it in the return with neighbours of the long notes', () => {
    const [plain, rich] = [gesture('theme', 0)!, gesture('return', 0)!]
    for (const { at } of plain.cell) assert.ok(rich.cell.some(note => note.at === at))
    assert.ok(rich.cell.length >= plain.cell.length)
    assert.equal(rich.deltas.length, rich.cell.length)
    const own = rich.cell.flatMap(({ at }, nth) => (plain.cell.some(note => note.at === at) ? [rich.deltas[nth]] : []))
    assert.deepEqual(own, plain.deltas, 'its own notes go as they did')
    assert.ok(rich.cell.every(({ at }, nth) => plain.cell.some(note => note.at === at) || rich.deltas[nth] === 1))
  })

  test('descends to a close, and rises to an open end', () => {
    for (const [place, way] of [
      [3, 1],
      [7, -1],
    ] as const) {
      const [first, ...rest] = gesture('theme', place)!.deltas
      assert.equal(first, 0)
      assert.ok(rest.length > 0 && rest.every(delta => delta === way), `${place}`)
    }
  })
})

describe('a melody', () => {
  const melodyOf = (score: Score) => score.tracks.find(({ role }) => role === 'melody')!.notes

  test('swells to the third bar of a phrase, with stronger first beats and long notes', () => {
    const strength = new Map<string, number[]>()
    for (const genre of GENRE_NAMES.filter(name => GENRES[name].meter === 4))
      for (let seed = 1; seed <= 4; seed++) {
        const score = composeMusic({ genre, mood: 'neutral', seconds: 40, seed })
        const theme = score.sections.find(({ name }) => name === 'theme')
        if (!theme) continue
        for (const { beat, velocity } of melodyOf(score)) {
          const inTheme = beat - theme.startBeat
          if (inTheme < -0.2 || inTheme >= theme.beats - 0.2) continue
          const bar = Math.floor((inTheme + 0.2) / 4) % 4
          const isFirst = Math.abs(inTheme - 4 * Math.round(inTheme / 4)) < 0.15
          for (const key of [`bar ${bar}`, isFirst ? 'first' : 'later'])
            strength.set(key, [...(strength.get(key) ?? []), velocity])
        }
      }
    const mean = (key: string): number => {
      const all = strength.get(key)!
      return all.reduce((sum, one) => sum + one, 0) / all.length
    }
    assert.ok(mean('bar 2') > mean('bar 1') && mean('bar 2') > mean('bar 0') && mean('bar 2') > mean('bar 3'))
    assert.ok(mean('first') > 1.04 * mean('later'), `${mean('first')} ${mean('later')}`)
  })

  test('stays in its key except for raised chord tones, in every genre', () => {
    for (const genre of GENRE_NAMES) {
      const score = composeMusic({ genre, mood: 'calm', seconds: 30, seed: 2 })
      const notes = melodyOf(score)
      const inKey = notes.filter(({ pitch }) =>
        (MODES[score.mode] as readonly number[]).includes((pitch - score.key + 120) % 12),
      )
      assert.ok(inKey.length / notes.length > 0.75, `${genre}: ${inKey.length} of ${notes.length}`)
    }
  })

  test('moves by steps more than by leaps', () => {
    for (let seed = 0; seed < 6; seed++) {
      const notes = melodyOf(composeMusic({ genre: 'pop', mood: 'happy', seconds: 40, seed }))
      const steps = notes.slice(1).map((note, at) => Math.abs(note.pitch - notes[at]!.pitch))
      assert.ok(steps.filter(step => step <= 4).length / steps.length > 0.6)
      assert.ok(Math.max(...steps) <= 16)
    }
  })

  test('has no note that overlaps the next one noticeably', () => {
    const notes = melodyOf(composeMusic({ genre: 'piano', mood: 'sad', seconds: 40, seed: 3 }))
    for (const [at, note] of notes.slice(1).entries())
      assert.ok(notes[at]!.beat + notes[at]!.beats < note.beat + 0.15, `note ${at}`)
  })

  test('ends on the tonic', () => {
    for (const genre of ['pop', 'classical', 'folk'] as const)
      for (let seed = 0; seed < 4; seed++) {
        const score = composeMusic({ genre, mood: 'happy', seconds: 30, seed })
        assert.equal((melodyOf(score).at(-1)!.pitch - score.key + 120) % 12, 0, `${genre} ${seed}`)
      }
  })

  test('moves more than the second voice, on other tones', () => {
    const withCounter = GENRE_NAMES.filter(name => GENRES[name].parts.some(({ role }) => role === 'counter'))
    assert.ok(withCounter.length > 0)
    for (const genre of withCounter) {
      const score = composeMusic({ genre, mood: 'epic', seconds: 60, seed: 1 })
      const counter = score.tracks.find(({ role }) => role === 'counter')
      if (!counter) continue
      const melody = melodyOf(score)
      assert.ok(counter.notes.length < melody.length, genre)
      const [low, high] = [
        Math.min(...counter.notes.map(({ pitch }) => pitch)),
        Math.max(...counter.notes.map(({ pitch }) => pitch)),
      ]
      assert.ok(high - low <= 30)
    }
  })
})
