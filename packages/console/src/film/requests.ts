import type { EditableFilm, FilmGenerator, Storyboard } from '@kinora/client'
import { type Draft, filmSeconds, findVersion, placeSegments, writtenTitles } from './draft.ts'

/** The generators whose results are films. */
export const FILMS: readonly FilmGenerator[] = [
  'ad-one-click',
  'one-click/general_one_click',
  'one-click/mv',
  'one-click/premium_mv',
  'explain-comic',
]

export const isFilm = (type: string): type is FilmGenerator => FILMS.some(film => film === type)

/** A part that can be made again: a segment by number, or a sound. */
export type PartName = number | 'narration' | 'music'

export type PartEdit = { prompt: string; images?: readonly string[]; voice_id?: string; duration?: number }

/** Text without letters or digits would be refused, so no price is requested for it. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

// The compiler does not know the film's kind; the service checks the body.
type Body = never

/** The body of an edit with the field names of the film's kind; `version` is its base. */
export function editRequest({ type }: Storyboard, part: PartName, version: string, edit: PartEdit): Body {
  const body = { ...edit, prompt: edit.prompt.trim() }
  if (type !== 'ad-one-click') return { job_id: version, ...body } as Body
  if (part === 'narration') return { type: 'generate_narration', ...body } as Body
  if (part === 'music') return { type: 'generate_bgm', ...body } as Body
  return { type: 'generate_video', storyboard_video_index: part, ...body } as Body
}

/** The body of a composition of the draft. */
export function composeRequest(storyboard: Storyboard, draft: Draft): Body {
  const { type, allows } = storyboard
  const segments = draft.segments.map(({ version }) => version)
  const sounds = {
    ...(draft.narration && allows.includes('narration') && { narration_task_id: draft.narration }),
    ...(draft.music && allows.includes('music') && { bgm_task_id: draft.music }),
  }
  const written = { titles: writtenTitles(draft.titles), subtitles: subtitlesWithin(storyboard, draft) }
  const named = type === 'ad-one-click' ? { video_task_ids: segments } : { job_ids: segments }
  return { ...named, ...sounds, ...written } as Body
}

/** A shortened film has no time for the last ones. */
function subtitlesWithin(storyboard: Storyboard, draft: Draft): Draft['subtitles'] {
  const end = Math.floor(filmSeconds(placeSegments(storyboard, draft)) * 1_000) / 1_000
  return draft.subtitles
    .map(one => ({ ...one, text: one.text.trim(), to: Math.min(one.to, end) }))
    .filter(({ text, from, to }) => text !== '' && from < to)
    .toSorted((one, other) => one.from - other.from)
}

/** Why a draft cannot be composed yet: segments without a finished version. */
export const missingSegments = (storyboard: Storyboard, { segments }: Draft): number[] =>
  segments.filter(({ version }) => findVersion(storyboard, version)?.state !== 'success').map(({ index }) => index)

/** The paths of film steps depend on its kind. */
export const editable = ({ type }: Storyboard): EditableFilm => type as EditableFilm
