import type { EditableFilm, FilmGenerator, Scene, Storyboard } from '@kinora/client'

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

export type PartEdit = {
  prompt: string
  images?: readonly string[]
  voice_id?: string
  duration?: number
  scene?: Scene
  /** Makes a further segment instead of another version. */
  new_segment?: boolean
}

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

/** The paths of film steps depend on its kind. */
export const editable = ({ type }: Storyboard): EditableFilm => type as EditableFilm
