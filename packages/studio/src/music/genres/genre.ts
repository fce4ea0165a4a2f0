import {
  about,
  choice,
  type DeepReadonly,
  exactly,
  filled,
  flag,
  integer,
  list,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
  tuple,
  yes,
} from '@kinora/media/scene/schema-words'
import { GENRES } from '@kinora/media/scene/vocabulary'
import { ROLES, ROOMS } from '../ensemble.ts'
import { DRUMS, type DrumName, KITS, type KitName } from '../instruments.ts'

const share = number(0, 1)
const pattern = text(64, { pattern: '^[-.xXoRLa0-9]+$' })
const lines: Schema<Partial<Record<DrumName, string>>> = object(
  {},
  Object.fromEntries(Object.keys(DRUMS).map(name => [name, pattern])),
)
const chords = filled(about('Degrees of the scale; a bar ends at `|`.', text(120)), 12)
const progressions = object({ theme: chords, contrast: chords, cadence: chords })
const meter: Schema<3 | 4> = { json: { enum: [3, 4] } }

const part = object(
  {
    role: choice(ROLES),
    instruments: about('The seed chooses one; a prompt may name another.', filled(text(40), 8)),
    levelDb: number(-30, 10),
    pan: number(-1, 1),
    reverb: share,
    from: about('Sections of less energy omit it.', share),
  },
  {
    upTo: about('Sections of more energy omit it.', share),
    register: about('The range of its chords, as MIDI pitches.', tuple(['low', 'high'], integer(0, 127))),
    voices: integer(1, 8),
    patterns: about('From quiet to busy; the energy of a section chooses.', filled(pattern, 8)),
  },
)
const genre = object(
  {
    version: exactly('kinora.genre/1'),
    id: choice(GENRES),
    about: text(200),
    words: about('Words of a prompt that name it.', filled(text(40), 60)),
    tempo: about('Beats a minute.', tuple(['slow', 'fast'], number(20, 300))),
    meter,
    room: choice(ROOMS),
    slows: about('Whether the last bar may slow down: dance music does not.', flag),
    parts: list(part, 16, 1),
  },
  {
    isWeak: about('Its words give way to those of another genre.', yes),
    swing: about(
      'Where the second of two notes falls in a pair of `unit` beats: 0.5 is even.',
      object({ unit: number(0, 4), part: share }),
    ),
    kit: choice(Object.keys(KITS) as KitName[]),
    progressions: about(
      'In place of those of the mood, by the third of the mode.',
      object({ major: progressions, minor: progressions }),
    ),
    isPentatonic: about('A pentatonic scale replaces the mode of the mood.', yes),
    isOrnamented: about('The melody has short notes before and within long ones.', yes),
    grooves: about('Played in sections of at least this energy.', list(object({ from: share, lines }), 8)),
    fills: filled(lines, 8),
  },
)

/**
 * JSON Schema of the files in `data/music/genres`. Patterns are written in sixteenths, one character each, for one or
 * more bars: `x` strikes (`X` harder, `o` softer), `-` sustains, `.` is silent. In an arpeggio a digit is a tone of the
 * chord, from below. In a bass, `R` is the root, `3`, `5`, `7` are tones above, `8` is the octave, `L` the octave
 * below, and `a` approaches the next root by a step.
 */
export const genreSchema = { $id: 'kinora.genre/1', ...genre.json }

export type Genre = DeepReadonly<TypeOf<typeof genre>>
export type Part = Genre['parts'][number]
export type Progressions = DeepReadonly<TypeOf<typeof progressions>>
export type Lines = DeepReadonly<TypeOf<typeof lines>>
export type Groove = NonNullable<Genre['grooves']>[number]
