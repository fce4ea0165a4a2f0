import type { EditedCut, Storyboard } from '@kinora/client'
import { type Draft, filmSeconds, findVersion, isInOrder, placeSegments, writtenTitles } from './draft.ts'

// The compiler does not know the film's kind; the service checks the body.
type Body = never

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
  return { ...named, ...(!isInOrder(storyboard, draft) && { any_order: true }), ...sounds, ...written } as Body
}

/** The draft with the versions of a timeline that was edited elsewhere, and the subtitles within its length. */
export function editedDraft(storyboard: Storyboard, draft: Draft, { segments, seconds }: EditedCut): Draft {
  const chosen = storyboard.segments.map(({ index }, at) => ({ index, version: segments[at] ?? '' }))
  const subtitles = draft.subtitles.flatMap(one =>
    one.from < seconds ? [{ ...one, to: Math.min(one.to, seconds) }] : [],
  )
  return { ...draft, segments: chosen, subtitles }
}

/** The body of a composition with the pieces of that timeline; titles and sounds stay. */
export const editedRequest = (storyboard: Storyboard, draft: Draft, edited: EditedCut): Body =>
  ({ ...(composeRequest(storyboard, editedDraft(storyboard, draft, edited)) as object), cut: edited.cut }) as Body

/** The subtitles that begin before the end of the film, which a draft may shorten. */
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
