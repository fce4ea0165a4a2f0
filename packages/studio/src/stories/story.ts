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

/** The new surroundings of people in a picture; on a cloud, or on the ground. */
export type Setting = {
  place: Place
  time: TimeOfDay
  weather: Weather
  season: Season
  stance: 'cloud' | 'ground'
}

/** One shot of a story, for the next picture. */
export type Beat = {
  move: CameraMove
  /** The transition from the previous shot. */
  transition: TransitionKind
  caption?: Words
  /** An emoji beside the caption, by its code points in hex. */
  sticker?: string
  /** Without one the picture is shown unchanged. */
  setting?: Setting
}

/** A story as data: texts, pace and colours. */
export type Story = {
  title: Words
  closing: Words
  font: Font
  /** Of the titles. */
  colour: string
  /** Frames between beats; all cuts are on beats. */
  beatFrames: number
  /** The minimum number of beats of a shot. */
  shotBeats: number
  /** The frames of a transition. */
  transitionFrames: number
  opening: Omit<Beat, 'transition'>
  beats: readonly [Beat, ...Beat[]]
  ending: Beat
  motifs: readonly Motif[]
  grade: Grade
  /** Of its music. */
  mood: Mood
  genre: 'classical' | 'lofi' | 'chinese' | 'piano'
  /** The language of the large letters by default; Chinese stories use Chinese. */
  language: Language
}
