import {
  about,
  choice,
  type DeepReadonly,
  exactly,
  filled,
  number,
  object,
  text,
  type TypeOf,
  tuple,
} from '@kinora/media/scene/schema-words'
import { GENRES, MOODS } from '@kinora/media/scene/vocabulary'
import type { Mood } from '../setting/setting.ts'
import { MODES, type Mode } from './harmony/modes.ts'
import { readData } from '../data-files/read-data.ts'

const share = number(0, 1)
const chords = filled(text(120), 12)
const rules = object({
  about: text(200),
  genre: about('The default genre.', choice(GENRES)),
  modes: filled(choice(Object.keys(MODES) as Mode[]), 4),
  tempo: about('Beats a minute; a genre may narrow it.', tuple(['slow', 'fast'], number(20, 300))),
  brightness: about('From -1, low and dull, to 1, high and bright.', number(-1, 1)),
  density: about('The density of a melody.', share),
  touch: about('The velocity in the quietest and the loudest passage.', tuple(['soft', 'strong'], share)),
  legato: about('The sounding fraction of a melody note.', number(0, 2)),
  slowing: about('The slowdown of the last bar, if the genre allows it.', number(1, 2)),
  theme: chords,
  contrast: chords,
  cadence: chords,
})
const moods = object({
  version: exactly('kinora.moods/1'),
  moods: object(Object.fromEntries(MOODS.map(mood => [mood, rules]))),
})

/** JSON Schema of `data/music/moods.json`. */
export const moodsSchema = { $id: 'kinora.moods/1', ...moods.json }

/** The musical properties of a mood, for any genre. */
export type MoodRules = DeepReadonly<TypeOf<typeof rules>>

let read: Readonly<Record<Mood, MoodRules>> | undefined

export const moodRules = (mood: Mood): MoodRules =>
  (read ??= readData<{ moods: Record<Mood, MoodRules> }>('music/moods.json').moods)[mood]
