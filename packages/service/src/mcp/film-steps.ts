import { type Ask, askJson, AskRefused, type Json } from './ask.ts'
import { findTask } from './show-task.ts'

type PartTry = { id: string; state: string; type: string }
type Parts = { path: string; isAd: boolean; segments: PartTry[][]; narration: PartTry[]; music: PartTry[] }

const wrong = (message: string): AskRefused => new AskRefused(400, { reason: 'FieldInvalid', message })

/** A film's parts, every try of each, oldest first. */
async function findParts(ask: Ask, given: unknown): Promise<Parts> {
  const { type, id: filmId } = await findTask(ask, given)
  const path = `/ent/v2/${type}`
  const film = await askJson(ask, 'GET', `${path}/${filmId}`).catch(error => {
    throw error instanceof AskRefused && error.status === 404
      ? wrong(`task ${filmId} is a ${type} and no film that can be edited`)
      : error
  })
  if (type === 'ad-one-click') {
    const records = film.data_records as Record<string, PartTry[]> & { storyboards: { records: PartTry[] }[] }
    const segments = records.storyboards.map(one => one.records)
    return { path, isAd: true, segments, narration: records.narration_records ?? [], music: records.bgm_records ?? [] }
  }
  const groups = film.job_records as { type: string; jobs: PartTry[] }[]
  const segments = groups.filter(one => one.type === 'generate_video').map(one => one.jobs)
  return { path, isAd: false, segments, narration: [], music: [] }
}

/** Makes one part of a film again; answers the task that does. */
export async function editFilm(
  ask: Ask,
  { film_id: filmId, segment, part, prompt }: Json,
  headers: Record<string, string>,
): Promise<string> {
  const parts = await findParts(ask, filmId)
  const index = Number(segment)
  if (part === 'narration' || part === 'music') {
    if (!parts.isAd) throw wrong(`part must be left out for this film: only advertisements have a ${part} of their own`)
  } else if (!Number.isInteger(index) || !parts.segments[index]) {
    throw wrong(
      `segment must be a whole number from 0 to ${parts.segments.length - 1}, or part narration or music of an advertisement`,
    )
  }
  const type = part === 'narration' ? 'generate_narration' : part === 'music' ? 'generate_bgm' : 'generate_video'
  const body = parts.isAd
    ? {
        ad_one_click_task_id: String(filmId),
        type,
        prompt,
        ...(type === 'generate_video' && { storyboard_video_index: index }),
      }
    : { job_id: newest(parts.segments[index] ?? [], `segment ${index}`), prompt }
  const path = parts.isAd ? `${parts.path}/edit` : `${parts.path}/${String(filmId)}/edit`
  const answer = await askJson(ask, 'POST', path, { body, headers })
  return String(answer.sub_task_id ?? answer.id)
}

/** Composes a film again, of its newest parts unless told which; answers the task that does. */
export async function composeFilm(
  ask: Ask,
  { film_id: filmId, segment_task_ids: chosen }: Json,
  headers: Record<string, string>,
): Promise<string> {
  const { path, isAd, segments, narration, music } = await findParts(ask, filmId)
  const ids = Array.isArray(chosen) ? chosen.map(String) : segments.map((tries, at) => newest(tries, `segment ${at}`))
  const body = isAd
    ? {
        ad_one_click_task_id: String(filmId),
        video_task_ids: ids,
        narration_task_id: newest(narration, 'the narration'),
        bgm_task_id: newest(music, 'the music'),
      }
    : { job_ids: ids }
  const answer = await askJson(ask, 'POST', isAd ? `${path}/compose` : `${path}/${String(filmId)}/compose`, {
    body,
    headers,
  })
  return String(answer.compose_sub_task_id ?? answer.id)
}

function newest(tries: readonly PartTry[], what: string): string {
  const made = tries.findLast(({ state }) => state === 'success')
  if (!made) throw new AskRefused(409, { reason: 'OperationInProcess', message: `${what} is not made yet` })
  return made.id
}
