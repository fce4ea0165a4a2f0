import type { Catalog } from '../catalog/catalog.ts'
import { type Ask, askJson, AskRefused, type Json } from './ask.ts'
import { Path, pathTo } from './path.ts'
import { findTask } from './show-task.ts'

type PartTry = { id: string; state: string; prompt: string }
type Parts = { id: string; type: string; path: Path; segments: PartTry[][]; narration: PartTry[]; music: PartTry[] }

const wrong = (message: string): AskRefused => new AskRefused(400, { reason: 'FieldInvalid', message })

/** The path of films of this kind, if the catalogue has the kind. */
export function filmPath({ generators }: Catalog, type: string): Path | undefined {
  const found = generators.find(one => one.film && one.name === type)
  return found && Path.declared(found.path)
}

/** The parts of a film, with all versions of each, oldest first. */
async function findParts(ask: Ask, catalog: Catalog, given: unknown): Promise<Parts> {
  const { type, id } = await findTask(ask, given)
  const path = filmPath(catalog, type)
  if (!path) throw wrong(`film_id must be the task of a film: task ${id} is a ${type} and no film that can be edited`)
  const film = await askJson(ask, 'GET', pathTo`${path}/${id}/storyboard`)
  const {
    segments: told,
    narration,
    music,
  } = film as {
    segments: { versions: PartTry[] }[]
    narration: PartTry[]
    music: PartTry[]
  }
  return { id, type, path, segments: told.map(one => one.versions), narration, music }
}

const isAd = ({ type }: Parts): boolean => type === 'ad-one-click'

const KINDS: Record<string, string> = { narration: 'generate_narration', music: 'generate_bgm' }

/** The request body of an edit, with the field names of the film's kind. */
async function editRequest(ask: Ask, catalog: Catalog, args: Json): Promise<{ film: Parts; body: Json }> {
  const { film_id: filmId, segment, part, prompt, images, voice_id, duration, scene, new_segment } = args
  const film = await findParts(ask, catalog, filmId)
  const index = Number(segment)
  const tries = part === 'narration' || part === 'music' ? film[part] : (film.segments[index] ?? [])
  const before = tries.at(-1)
  if (!before)
    throw wrong(
      part === 'narration' || part === 'music'
        ? `part must be left out for this film: it has no ${part} of its own`
        : `segment must be a whole number from 0 to ${film.segments.length - 1}, or part narration or music where the film has them`,
    )
  const type = KINDS[String(part)] ?? 'generate_video'
  const changed = {
    prompt: prompt ?? before.prompt,
    ...(scene !== undefined && { scene }),
    ...(images !== undefined && { images }),
    ...(voice_id !== undefined && { voice_id }),
    ...(duration !== undefined && { duration }),
    ...(new_segment === true && { new_segment }),
  }
  const named = isAd(film)
    ? {
        ad_one_click_task_id: film.id,
        type,
        ...(type === 'generate_video' && { storyboard_video_index: index }),
      }
    : { job_id: before.id }
  return { film, body: { ...named, ...changed } }
}

/** Makes one part of a film again; returns its task. */
export async function editFilm(
  ask: Ask,
  catalog: Catalog,
  args: Json,
  headers: Record<string, string>,
): Promise<string> {
  const { film, body } = await editRequest(ask, catalog, args)
  const path = isAd(film) ? pathTo`${film.path}/edit` : pathTo`${film.path}/${film.id}/edit`
  const answer = await askJson(ask, 'POST', path, { body, headers })
  return String(answer.sub_task_id ?? answer.id)
}

/**
 * Previews a change of a film in words; with `make`, the changed segments are made again, and their tasks are returned.
 */
export async function changeFilm(
  ask: Ask,
  catalog: Catalog,
  { film_id: filmId, words, segment, make }: Json,
  headers: Record<string, string>,
): Promise<Json> {
  const film = await findParts(ask, catalog, filmId)
  const body = { words, ...(segment !== undefined && { segment }) }
  const changed = await askJson(ask, 'POST', pathTo`${film.path}/${film.id}/change`, { body })
  const { segments, ...told } = changed as Json & { segments: { segment: number; scene: Json; changes: Json[] }[] }
  const differences = { ...told, segments: segments.map(({ scene: _scene, ...one }) => one) }
  if (make !== true) return differences
  const begun: string[] = []
  for (const { segment: at, scene } of segments) {
    const key = headers['idempotency-key']
    const own = key === undefined ? headers : { ...headers, 'idempotency-key': `${key} ${at}` }
    begun.push(await editFilm(ask, catalog, { film_id: filmId, segment: at, scene }, own))
  }
  return { ...differences, begun }
}

/** The price of an edit. */
export async function estimateEdit(ask: Ask, catalog: Catalog, args: Json): Promise<Json> {
  const { film, body } = await editRequest(ask, catalog, args)
  const type = Path.declared(film.type)
  const path = isAd(film) ? pathTo`${type}/edit` : pathTo`${type}/${film.id}/edit`
  return askJson(ask, 'POST', pathTo`/ent/v2/estimate/${path}`, { body })
}

/** Composes a film again, from its newest parts by default; returns its task. */
export async function composeFilm(
  ask: Ask,
  catalog: Catalog,
  args: Json,
  headers: Record<string, string>,
): Promise<string> {
  const { film_id: filmId, segment_task_ids: chosen, any_order, titles, subtitles } = args
  const film = await findParts(ask, catalog, filmId)
  const ids = Array.isArray(chosen)
    ? chosen.map(String)
    : film.segments.map((tries, at) => newest(tries, `segment ${at}`))
  const body = {
    ...(isAd(film)
      ? {
          ad_one_click_task_id: film.id,
          video_task_ids: ids,
          narration_task_id: newest(film.narration, 'the narration'),
          bgm_task_id: newest(film.music, 'the music'),
        }
      : { job_ids: ids }),
    ...(any_order === true && { any_order }),
    ...(titles !== undefined && { titles }),
    ...(subtitles !== undefined && { subtitles }),
  }
  const path = isAd(film) ? pathTo`${film.path}/compose` : pathTo`${film.path}/${film.id}/compose`
  const answer = await askJson(ask, 'POST', path, { body, headers })
  return String(answer.compose_sub_task_id ?? answer.id)
}

/** Chooses the composition that a film shows; returns it. */
export async function chooseCut(ask: Ask, catalog: Catalog, { film_id: filmId, cut }: Json): Promise<string> {
  const { path, id } = await findParts(ask, catalog, filmId)
  const film = await askJson(ask, 'PUT', pathTo`${path}/${id}/cut`, { body: { cut } })
  return String(film.cut)
}

function newest(tries: readonly PartTry[], what: string): string {
  const made = tries.findLast(({ state }) => state === 'success')
  if (!made) throw new AskRefused(409, { reason: 'OperationInProcess', message: `${what} is not made yet` })
  return made.id
}
