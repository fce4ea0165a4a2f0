import {
  type SoundAnalysis,
  type PictureAnalysis,
  type ShotCamera,
  type TimedWord,
  WATCHED_MOVES,
  type ClipAnalysis,
} from '@kinora/media/engine/contract'
import type { FaceBox, ShareBox } from '@kinora/media/frames/share-box'
import type { Entity, Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import type { Script } from '@kinora/media/script/script-schema'
import { NOTE_CODES, type ToldNote } from '@kinora/media/engine/note'
import { either, exactly, flag, list, number, readShape, record, type Shape, text } from '../core/shape.ts'
import type { MediaReference } from '../catalog/request-values.ts'
import type { CreationRow, LanguageModel } from '../store/tasks/task-row.ts'

// Schemas of stored steps and of engines' answers in files. Values of earlier versions must still be valid.

export const mediaReference: Shape<MediaReference> = either(text, record({ blob: text }, { given: text }))

const seconds = { fromSeconds: number, toSeconds: number }

export const timedWords: Shape<TimedWord[]> = list(record({ text, ...seconds }))

export const heard: Shape<SoundAnalysis> = record({
  seconds: number,
  beatsPerMinute: number,
  beats: list(number),
  downbeats: list(number),
  sections: list(record({ ...seconds, energy: number })),
  language: text,
  words: timedWords,
})

const shareBox = { left: number, top: number, width: number, height: number }

export const shown: Shape<ShareBox[]> = list(record(shareBox))
export const box: Shape<ShareBox> = record(shareBox)
const faces: Shape<FaceBox[]> = list(record({ ...shareBox, who: text }))

export const seen: Shape<PictureAnalysis> = record(
  {
    prompt: text,
    subject: text,
    colours: list(text),
    faces: list(record({ ...shareBox, frontal: flag })),
  },
  { isPlace: exactly(true), crowding: record({ top: number, side: number }) },
)

const colour: Shape<readonly [number, number, number]> = {
  schema: { type: 'array', items: { type: 'number' }, minItems: 3, maxItems: 3 },
}

export const watched: Shape<ClipAnalysis> = record({
  seconds: number,
  hasSound: flag,
  shots: list(
    record({
      ...seconds,
      transition: exactly('cut', 'dissolve', 'fade', 'whip'),
      transitionSeconds: number,
      move: exactly(...WATCHED_MOVES),
      speed: number,
      brightness: number,
      colour,
    }),
  ),
})

/** A scene document, which was checked when it arrived. */
export const sceneDocument: Shape<Scene> = { schema: { type: 'object' } }
/** And a script document, and what such documents have of a film's cast. */
export const scriptDocument: Shape<Script> = { schema: { type: 'object' } }
export const shotCamera: Shape<ShotCamera> = { schema: { type: 'object' } }
export const castEntities: Shape<Entity[]> = { schema: { type: 'array' } }
export const castPlaces: Shape<ScenePlace[]> = { schema: { type: 'array' } }

/** The language model that read or wrote a task, and what it cost the operator. */
export const languageModel: Shape<LanguageModel> = record({ engine: text, cost: number }, { credits: number })

export const notes: Shape<ToldNote[]> = list(
  either(text, record({ code: exactly(...NOTE_CODES), word: text }, { as: text, degrees: number })),
)

/** Passes of a clip that are stored. */
export const passes = list(record({ name: text, blob: text }))

export const creation: Shape<CreationRow> = record(
  { id: text, blob: text },
  {
    cover_blob: text,
    watermarked_blob: text,
    sheet_blob: text,
    words_blob: text,
    seconds: number,
    width: number,
    height: number,
    passes,
    shown,
    faces,
  },
)

/** The stored result of a step, if there is one. */
export const readStep = <T>(shape: Shape<T>, steps: ReadonlyMap<string, unknown>, name: string): T | undefined =>
  steps.has(name) ? readShape(shape, steps.get(name), `the kept step "${name}"`) : undefined
