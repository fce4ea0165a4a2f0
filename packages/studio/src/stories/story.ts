import { grade } from '@kinora/media/compositor/grade-schema'
import { TRANSITIONS, type TransitionKind } from '@kinora/media/compositor/transition-kinds'
import {
  about,
  choice,
  type DeepReadonly,
  exactly,
  filled,
  integer,
  list,
  number,
  object,
  text,
  type TypeOf,
} from '@kinora/media/scene/schema-words'
import { MOTIFS } from '../motifs/create-motif.ts'
import { CAMERA_MOVES, MOODS, PLACES, SEASONS, TIMES, WEATHERS } from '../setting/setting.ts'

export const STORY_NAMES = ['love_story', 'workday_feels', 'monkey_king', 'pigsy', 'monk_tang', 'one_shot'] as const
export type StoryName = (typeof STORY_NAMES)[number]

const words = object({ en: text(80), zh: text(80) })
const setting = object({
  place: choice(PLACES),
  time: choice(TIMES),
  weather: choice(WEATHERS),
  season: choice(SEASONS),
  stance: choice(['cloud', 'ground']),
})
const shown = {
  caption: words,
  sticker: about('An emoji beside the caption, by its code points in hex.', text(20)),
  setting: about('The new surroundings of the people; otherwise the picture is unchanged.', setting),
}
const move = choice(CAMERA_MOVES)
const transition = choice(Object.keys(TRANSITIONS) as TransitionKind[])
const beat = object({ move, transition: about('From the previous shot.', transition) }, shown)
const story = object({
  version: exactly('kinora.story/1'),
  title: words,
  closing: words,
  font: choice(['sans', 'serif']),
  colour: about('Of the titles.', text(7, { pattern: '^#[0-9A-F]{6}$' })),
  beatFrames: about('Frames between beats; all cuts are on beats.', integer(1, 200)),
  shotBeats: about('The minimum number of beats of a shot.', number(0.5, 20)),
  transitionFrames: integer(0, 200),
  opening: object({ move }, shown),
  beats: about('One shot each, for the next picture.', filled(beat, 20)),
  ending: beat,
  motifs: list(choice(MOTIFS), 4),
  grade,
  mood: about('Of the music.', choice(MOODS)),
  genre: choice(['classical', 'lofi', 'chinese', 'piano']),
  language: about('The language of the large letters by default.', choice(['en', 'zh'])),
})

/** JSON Schema of the files in `data/stories`. */
export const storySchema = { $id: 'kinora.story/1', ...story.json }

/** A story as data: texts, pace and colours. */
export type Story = DeepReadonly<TypeOf<typeof story>>
/** The same in both languages. */
export type Words = DeepReadonly<TypeOf<typeof words>>
export type Setting = DeepReadonly<TypeOf<typeof setting>>
/** One shot of a story, for the next picture. */
export type Beat = DeepReadonly<TypeOf<typeof beat>>
