import type { ToldNote } from '@kinora/media/engine/note'
import type { Storyboard } from '@kinora/media/shots/storyboard'
import type { Size } from '@kinora/media/frames/size'
import type { Text, Timeline } from '@kinora/media/film/timeline'
import { PURPOSES, SECTIONS } from '@kinora/media/script/script-schema'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { exactly, list, number, record, type Shape, text } from '../../../core/shape.ts'
import type { LanguageModel } from '../../../store/tasks/task-row.ts'
import {
  box,
  castEntities,
  castPlaces,
  languageModel,
  notes,
  readStep,
  sceneDocument,
  shotCamera,
  shown,
} from '../../../plans/stored-shapes.ts'

/**
 * The design from which a film's parts are composed. It is stored, so that the film can be composed again from other
 * parts.
 */
export type FilmDesign = Size & {
  storyboard: Storyboard
  /** An input that is played from beginning to end, by its role. */
  song?: string
  /** An input that is looped or cut to the film's length, by its role. */
  music?: string
  /** Its segments have the best quality of the engine. */
  fine?: true
  /** Texts besides the titles of the storyboard. */
  texts: readonly Text[]
  /** The language model that wrote it. */
  languageModel?: LanguageModel
  /** Requested things that it lacks. */
  notes?: readonly ToldNote[]
  /** The start times of lines that are separate parts, in the order of the speech parts. */
  spoken?: readonly { atSeconds: number }[]
}

const amplitude = exactly('auto', 'small', 'medium', 'large')
const size = { width: number, height: number }
const transition = record({ kind: text, frames: number })

const texts = list(
  record(
    {
      text,
      fromFrame: number,
      toFrame: number,
      style: exactly('title', 'lower third', 'end card', 'subtitle', 'bubble'),
      font: exactly('sans', 'serif'),
    },
    { colour: text, towards: record({ x: number, y: number }), speaker: text, face: box },
  ),
)

export const timeline: Shape<Timeline> = record({
  ...size,
  framesPerSecond: number,
  frames: number,
  shots: list(record({ source: text, name: text, fromFrame: number, frames: number }, { transition, subjects: shown })),
  texts,
  tracks: list(
    record({
      kind: exactly('narration', 'dialogue', 'song', 'music', 'scene', 'joined'),
      gainDb: number,
      cues: list(
        record(
          { source: text, atSeconds: number, fromSeconds: number, seconds: number },
          { fadeInSeconds: number, fadeOutSeconds: number, loops: exactly(true) },
        ),
      ),
    }),
  ),
})

const shots = list(
  record(
    {
      prompt: text,
      frames: number,
      pictures: list(number),
      from: exactly('frame', 'references', 'words'),
      amplitude,
    },
    {
      transition,
      title: record({ text, style: exactly('title', 'lower third', 'end card'), fromFrame: number, frames: number }),
      sings: exactly(true),
      before: list(text),
      camera: shotCamera,
      scene: sceneDocument,
      purpose: exactly(...PURPOSES),
      energy: number,
      section: exactly(...SECTIONS),
    },
  ),
)

export const filmDesign: Shape<FilmDesign> = record(
  {
    ...size,
    storyboard: record(
      { language: exactly('en', 'zh'), shots },
      {
        narration: record({ voice: text, lines: list(record({ text, shot: number }, { voice: text })) }),
        cast: record({}, { entities: castEntities, places: castPlaces }),
        music: record({ prompt: text }),
        told: list(text),
        style: text,
      },
    ),
    texts,
  },
  {
    song: text,
    music: text,
    fine: exactly(true),
    notes,
    languageModel,
    spoken: list(record({ atSeconds: number })),
  },
)

/** The name of a film's design step. */
export const DESIGN = 'design'

/** The name of the step that stores a composition's timeline. */
export const TIMELINE = 'timeline'

export const countFilmFrames = ({ storyboard }: FilmDesign): number =>
  storyboard.shots.reduce((sum, { frames }) => sum + frames, 0)

/** The step of a film's chapter, from 0. */
export const chapterDesign = (chapter: number): string => `${DESIGN} ${chapter}`

/** A film's design, or those of its chapters in order. With a name: only that one. */
export function findDesign(steps: ReadonlyMap<string, unknown>, name?: string): FilmDesign | undefined {
  const whole = readStep(filmDesign, steps, name ?? DESIGN)
  if (whole || name !== undefined) return whole
  const chapters: FilmDesign[] = []
  for (;;) {
    const chapter = readStep(filmDesign, steps, chapterDesign(chapters.length))
    if (!chapter) return joinDesigns(chapters)
    chapters.push(chapter)
  }
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
        ...next.texts.map(words => ({
          ...words,
          fromFrame: words.fromFrame + frames,
          toFrame: words.toFrame + frames,
        })),
      ],
      spoken: [
        ...(before.spoken ?? []),
        ...(next.spoken ?? []).map(({ atSeconds }) => ({ atSeconds: atSeconds + frames / FRAMES_PER_SECOND })),
      ],
    }
  }, first)
}
