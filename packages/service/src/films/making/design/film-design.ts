import type { ToldNote } from '@kinora/media/engine/note'
import type { Storyboard } from '../../storyboard.ts'
import type { Size } from '@kinora/media/frames/size'
import type { Text } from '@kinora/media/film/timeline'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'

/**
 * The design by which a film's parts are composed. Stored with the film, so that it can be composed again from other
 * parts.
 */
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
  /** Requested things that are missing from it. */
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

/** The step of a film's chapter, from 0. */
export const chapterDesign = (chapter: number): string => `${DESIGN} ${chapter}`

/** A film's design, or those of its chapters in order. With a name: only that one. */
export function findDesign(steps: ReadonlyMap<string, unknown>, name?: string): FilmDesign | undefined {
  const whole = steps.get(name ?? DESIGN) as FilmDesign | undefined
  if (whole || name !== undefined) return whole
  const chapters: FilmDesign[] = []
  for (let at = 0; steps.has(chapterDesign(at)); at++) chapters.push(steps.get(chapterDesign(at)) as FilmDesign)
  return joinDesigns(chapters)
}

function joinDesigns([first, ...others]: readonly FilmDesign[]): FilmDesign | undefined {
  if (!first) return undefined
  return others.reduce((before, next) => {
    const frames = countFilmFrames(before)
    return {
      ...before,
      storyboard: { ...before.storyboard, shots: [...before.storyboard.shots, ...next.storyboard.shots] },
      texts: [
        ...before.texts,
        ...next.texts.map(text => ({
          ...text,
          fromFrame: text.fromFrame + frames,
          toFrame: text.toFrame + frames,
        })),
      ],
      spoken: [
        ...(before.spoken ?? []),
        ...(next.spoken ?? []).map(({ atSeconds }) => ({ atSeconds: atSeconds + frames / FRAMES_PER_SECOND })),
      ],
    }
  }, first)
}
