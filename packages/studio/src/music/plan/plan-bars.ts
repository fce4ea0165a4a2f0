import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Genre, Progressions } from '../genres/genre.ts'
import { type Chord, parseChord, parseProgression } from '../harmony/chords.ts'
import { isMinor, type Mode } from '../harmony/modes.ts'
import type { MoodRules } from '../moods.ts'
import type { Section } from '../score.ts'
import type { FormPart } from './plan-form.ts'
import type { Bar } from './plan.ts'

type Harmonised = { bars: Bar[]; sections: Section[]; finalChord: Chord }

/**
 * All bars with their chords. Theme sections share one progression, the contrast has its own; a section leads to the
 * next by the dominant, and the last two bars are the cadence.
 */
export function planBars(
  form: readonly FormPart[],
  meter: number,
  leadIn: number,
  source: Source,
  seeded: SeededRandom,
): Harmonised {
  const { theme, contrast, cadence } = progressionsOf(source)
  const [themeBars, contrastBars] = [parseProgression(seeded.pick(theme)), parseProgression(seeded.pick(contrast))]
  const close = parseProgression(seeded.pick(cadence))
  const bars: Bar[] = []
  const sections: Section[] = []
  let beat = 0
  for (const [index, { name, bars: count, energy }] of form.entries()) {
    const progression = name === 'contrast' || name === 'break' ? contrastBars : themeBars
    const startBeat = beat
    for (let place = 0; place < count; place++) {
      const beats = bars.length === 0 && leadIn > 0 ? leadIn : meter
      const isLastOfSection = place === count - 1
      const isLast = isLastOfSection && index === form.length - 1
      const leadsOver = isLastOfSection && count >= 4 && !isLast && seeded.next() < 0.5
      const chords = leadsOver ? close[close.length - 1]! : progression[place % progression.length]!
      bars.push({
        beat,
        beats,
        section: name,
        energy,
        place,
        isLastOfSection,
        isLast,
        chords: spread(chords, beat, beats),
      })
      beat += beats
    }
    sections.push({ name, startBeat, beats: beat - startBeat, energy })
  }
  closeWith(bars, close)
  return { bars, sections, finalChord: finalChordOf(source) }
}

type Source = { rules: MoodRules; genre: Genre; mode: Mode }

const progressionsOf = ({ rules, genre, mode }: Source): Progressions =>
  genre.progressions?.[isMinor(mode) ? 'minor' : 'major'] ?? rules

const spread = (chords: readonly Chord[], beat: number, beats: number) =>
  chords.map((chord, at) => ({ chord, beat: beat + (beats * at) / chords.length, beats: beats / chords.length }))

function closeWith(bars: Bar[], close: readonly Chord[][]): void {
  // A piece of one or two bars only has room for the dominant.
  const used = bars.length > 2 ? close : close.slice(-1)
  for (const [at, chords] of used.entries()) {
    const bar = bars[bars.length - used.length + at]
    if (bar) bar.chords = spread(chords, bar.beat, bar.beats)
  }
}

/** In genres with sevenths the last chord has one; a dark piece ends on open fifths. */
function finalChordOf({ rules, genre, mode }: Source): Chord {
  const minor = isMinor(mode)
  if (genre.progressions?.major.theme[0].includes('7') && !genre.isPentatonic) return parseChord(minor ? 'i9' : 'Imaj9')
  if (mode === 'phrygian') return parseChord('i5')
  if (!genre.isPentatonic && rules.theme[0].includes('add9')) return parseChord(minor ? 'iadd9' : 'Iadd9')
  return parseChord(minor ? 'i' : 'I')
}
