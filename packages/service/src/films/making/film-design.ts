import type { ToldNote } from '@kinora/media/engine/note'
import type { Storyboard } from '../storyboard.ts'
import type { Size } from '@kinora/media/frames/size'
import type { Text } from '@kinora/media/film/timeline'

/** What a film's parts are composed by. Kept with the film, so that it can be composed again from other parts. */
export type FilmDesign = Size & {
  storyboard: Storyboard
  /** An input that is heard from beginning to end, by its role. */
  song?: string
  /** An input that is looped or cut to the film's length, by its role. */
  music?: string
  /** Its segments are made as well as the engine can. */
  fine?: true
  /** Beside the titles of the storyboard. */
  texts: readonly Text[]
  /** What was asked for and has no place in it. */
  notes?: readonly ToldNote[]
  /** Lines that are spoken one by one, each as a part: where each begins. In the order of the speech parts. */
  spoken?: readonly { atSeconds: number }[]
}

/** The name of the step of a film. */
export const DESIGN = 'design'

/** And of the one of a composition that keeps its timeline. */
export const TIMELINE = 'timeline'

export const countFilmFrames = ({ storyboard }: FilmDesign): number =>
  storyboard.shots.reduce((sum, { frames }) => sum + frames, 0)
