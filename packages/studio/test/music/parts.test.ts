import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { moodRules } from '../../src/music/moods.ts'
import { ornamentNotes } from '../../src/music/melody/ornament-notes.ts'
import { humaniseNotes } from '../../src/music/parts/humanise-notes.ts'
import { writeRuns } from '../../src/music/parts/write-runs.ts'
import { planForm } from '../../src/music/plan/plan-form.ts'
import type { Bar, Plan } from '../../src/music/plan/plan.ts'
import { secondsAt } from '../../src/music/score.ts'

const shownOf = (bars: number): string =>
  planForm(bars)
    .map(({ name, bars: own, energy }) => `${name} ${own} ${energy.toFixed(2)}`)
    .join(', ')

test('a piece has the form for its length', () => {
  assert.equal(shownOf(0), '')
  assert.equal(shownOf(3), 'theme 3 0.80')
  assert.equal(shownOf(5), 'intro 1 0.50, theme 2 0.65, return 2 0.90')
  assert.equal(shownOf(7), 'intro 2 0.50, theme 3 0.65, return 2 0.90')
  assert.equal(shownOf(10), 'intro 2 0.40, theme 4 0.60, return 4 0.80')
  // One bar more leads in, two are an end of their own.
  assert.equal(shownOf(11), 'intro 3 0.40, theme 4 0.60, return 4 0.80')
  assert.equal(shownOf(12), 'intro 2 0.40, theme 4 0.60, return 4 0.80, outro 2 0.50')
  assert.equal(shownOf(14), 'intro 2 0.40, theme 4 0.60, contrast 4 0.55, climax 4 1.00')
  assert.equal(shownOf(28), 'intro 4 0.40, theme 8 0.60, contrast 8 0.55, climax 8 1.00')
})

test('a repeated theme is louder, and long pieces repeat before they rise', () => {
  const form = planForm(44)
  assert.deepEqual(
    form.map(one => one.name),
    ['intro', 'theme', 'theme', 'contrast', 'climax', 'return'],
  )
  assert.ok(form[2]!.energy > form[1]!.energy)
  assert.deepEqual(
    planForm(4 + 8 * 9).map(one => one.name),
    ['intro', 'theme', 'contrast', 'climax', 'break', 'theme', 'theme', 'contrast', 'climax', 'return'],
  )
})

test('a form has exactly its bars for every length', () => {
  for (let bars = 0; bars < 140; bars++) {
    assert.equal(
      planForm(bars).reduce((sum, one) => sum + one.bars, 0),
      bars,
    )
  }
})

test('a slowdown lengthens its beats only, and the others keep the tempo', () => {
  const slowing = { fromBeat: 4, toBeat: 8, stretch: 1.5 }
  const at = (beat: number): number => secondsAt({ tempo: 60, slowing }, beat)
  assert.deepEqual([at(0), at(4), at(8), at(10)], [0, 4, 10, 12])
  // Slower and slower.
  assert.ok(at(8) - at(7) > at(6) - at(5))
  assert.equal(secondsAt({ tempo: 120 }, 10), 5)
})

const bar = (beat: number, isLastOfSection: boolean): Bar => ({
  beat,
  beats: 4,
  chords: [],
  section: 'theme',
  energy: 0.5,
  place: 0,
  isLastOfSection,
  isLast: false,
})
const plan = (more: Partial<Plan> = {}): Plan =>
  ({
    mood: 'neutral',
    rules: moodRules('neutral'),
    genre: { name: 'test' },
    tempo: 120,
    meter: 4,
    key: 0,
    mode: 'major',
    bars: [bar(0, false), bar(4, true), bar(8, true)],
    sections: [{ name: 'theme', startBeat: 0, beats: 12, energy: 0.5 }],
    lastBeat: 12,
    ...more,
  }) as unknown as Plan

test('runs sweep up, then down, through the last beat of a section, faster and harder', () => {
  const notes = writeRuns(plan(), () => true)
  assert.equal(notes.length, 24)
  const [up, down] = [notes.slice(0, 12), notes.slice(12)]
  for (const [run, from, sign] of [
    [up, 7, 1],
    [down, 11, -1],
  ] as const) {
    assert.ok(run.every(note => note.beat >= from && note.beat < from + 1))
    for (const [nth, note] of run.slice(1).entries()) {
      assert.ok(sign * (note.pitch - run[nth]!.pitch) > 0)
      assert.ok(note.beat > run[nth]!.beat && note.velocity > run[nth]!.velocity)
    }
    const gaps = run.slice(1).map((note, nth) => note.beat - run[nth]!.beat)
    assert.ok(gaps[0]! > 0.09 && gaps.at(-1)! < 0.07, gaps.join(' '))
    assert.equal(run[0]!.velocity, 52)
    assert.ok(run.at(-1)!.velocity > 72 && run.at(-1)!.velocity < 80)
  }
  assert.deepEqual(
    writeRuns(plan(), () => false),
    [],
  )
})

const chord = [60, 64, 67].map(pitch => ({ beat: 4, beats: 1, pitch, velocity: 80 }))
/** How far the strings of a chord are apart, in milliseconds. */
const spreadOf = (role: 'chords' | 'melody', nature: 'strummed' | 'held', seed: number): number => {
  const beats = humaniseNotes(chord, plan(), role, nature, seededRandom(seed)).map(note => note.beat)
  return ((beats.at(-1)! - beats[0]!) * 60_000) / 120
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

test('only chords of a strummed instrument are strummed, from low to high', () => {
  const meanOf = (role: 'chords' | 'melody', nature: 'strummed' | 'held'): number =>
    mean(SEEDS.map(seed => spreadOf(role, nature, seed)))
  const strum = meanOf('chords', 'strummed')
  assert.ok(strum > 18 && strum < 26, `${strum} ms`)
  assert.ok(Math.abs(meanOf('chords', 'held')) < 4)
  assert.ok(Math.abs(meanOf('melody', 'strummed')) < 4)
})

test('players vary slightly in time and force, and drummers least', () => {
  const spread = (role: 'melody' | 'drums'): number => {
    const offsets = SEEDS.map(
      seed => humaniseNotes(chord.slice(0, 1), plan(), role, 'held', seededRandom(seed))[0]!.beat - 4,
    )
    return (Math.sqrt(mean(offsets.map(offset => offset ** 2))) * 60_000) / 120
  }
  assert.ok(spread('melody') > 4 && spread('melody') < 11, `${spread('melody')} ms`)
  assert.ok(spread('drums') > 1 && spread('drums') < spread('melody') / 2, `${spread('drums')} ms`)
})

test('a section grows towards its end, and its energy chooses between soft and strong', () => {
  const velocityAt = (beat: number, energy: number): number => {
    const sections = [{ name: 'theme' as const, startBeat: 0, beats: 12, energy }]
    return mean(
      SEEDS.map(seed => {
        const note = { beat, beats: 1, pitch: 60, velocity: 100 }
        return humaniseNotes([note], plan({ sections }), 'melody', 'held', seededRandom(seed))[0]!.velocity
      }),
    )
  }
  const near = (found: number, wanted: number): void => assert.ok(Math.abs(found - wanted) < 1.5, `${found} ${wanted}`)
  // Neutral is played between 0.5 and 0.7, raised by 1.18 at the beginning and 1.26 at the end of a section.
  near(velocityAt(0, 0), 59)
  near(velocityAt(0, 1), 82.6)
  near(velocityAt(11.99, 0), 63)
})

test('swung music delays the second of each pair, and nothing after the last beat', () => {
  const beatOf = (beat: number): number =>
    mean(
      SEEDS.map(seed => {
        const swung = plan({ genre: { name: 'test', swing: { unit: 1, part: 2 / 3 } } as unknown as Plan['genre'] })
        return humaniseNotes(
          [{ beat, beats: 0.5, pitch: 60, velocity: 80 }],
          swung,
          'drums',
          'held',
          seededRandom(seed),
        )[0]!.beat
      }),
    )
  for (const [written, played] of [
    [4, 4],
    [4.5, 4 + 2 / 3],
    [4.25, 4 + 1 / 3],
    [12.5, 12.5],
  ] as const)
    assert.ok(Math.abs(beatOf(written) - played) < 0.01, `${written} is played at ${beatOf(written)}`)
})

test('every second long note has a note before it from above, and one of three beats ends in a turn', () => {
  const note = (beat: number, beats: number) => ({ beat, beats, pitch: 60, velocity: 80 })
  const shape = (notes: readonly { beat: number; beats: number; pitch: number }[]): string[] =>
    notes.map(one => `${one.pitch} ${one.beat.toFixed(2)} ${one.beats.toFixed(2)}`)
  assert.deepEqual(shape(ornamentNotes([note(0, 0.5), note(0.5, 0.5)], plan())), ['60 0.00 0.50', '60 0.50 0.50'])
  assert.deepEqual(shape(ornamentNotes([note(0, 1), note(1, 1), note(2, 0.5), note(3, 1)], plan())), [
    '62 0.00 0.09',
    '60 0.09 0.91',
    '60 1.00 1.00',
    '60 2.00 0.50',
    '62 3.00 0.09',
    '60 3.09 0.91',
  ])
  assert.deepEqual(shape(ornamentNotes([note(0, 3)], plan())), [
    '62 0.00 0.09',
    '60 0.09 1.91',
    '62 2.00 0.25',
    '60 2.25 0.75',
  ])
})
