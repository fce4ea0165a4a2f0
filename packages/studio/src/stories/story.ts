import type { Language } from '@kinora/media/language/detect-language'
import type { Grade } from '@kinora/media/compositor/grade-tables'
import type { TransitionKind } from '@kinora/media/compositor/transition-kinds'
import type { Font } from '@kinora/media/text/font-faces'
import type { Motif } from '../motifs/create-motif.ts'
import type { CameraMove, Mood, Place, Season, TimeOfDay, Weather } from '../setting/setting.ts'

export const STORY_NAMES = ['love_story', 'workday_feels', 'monkey_king', 'pigsy', 'monk_tang', 'one_shot'] as const
export type StoryName = (typeof STORY_NAMES)[number]

/** The same in both languages. */
export type Words = { en: string; zh: string }

/** Where the people of a picture are put; on a cloud, or on the ground. */
export type Setting = {
  place: Place
  time: TimeOfDay
  weather: Weather
  season: Season
  stance: 'cloud' | 'ground'
}

/** One shot of a story, told with whichever picture comes next. */
export type Beat = {
  move: CameraMove
  /** How the shot before becomes this one. */
  transition: TransitionKind
  caption?: Words
  /** A pictogram that pops up beside the caption, by its code points in hex. */
  sticker?: string
  /** Without one the picture is shown as it is. */
  setting?: Setting
}

/** A story as data: what is told, at which pace, in which colours. */
export type Story = {
  title: Words
  closing: Words
  font: Font
  /** Of the titles. */
  colour: string
  /** Frames from one beat of the music to the next; all cuts lie on beats. */
  beatFrames: number
  /** Beats that a shot lasts at least. */
  shotBeats: number
  /** Frames that one shot takes to become the next. */
  transitionFrames: number
  opening: Omit<Beat, 'transition'>
  beats: readonly [Beat, ...Beat[]]
  ending: Beat
  motifs: readonly Motif[]
  grade: Grade
  /** Of its music. */
  mood: Mood
  genre: 'classical' | 'lofi' | 'chinese' | 'piano'
  /** Of the large letters, unless somebody wishes the other; the Chinese stories are told in Chinese. */
  language: Language
}
