import type { Catalog } from '../catalog/catalog.ts'
import type { Column } from '../catalog/column.ts'
import type { PlanOf } from '../catalog/declare.ts'
import type { Fields } from '../catalog/words/field.ts'
import type { Corner } from '@kinora/media/finish/finish-job'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { DRAFTS } from '../plans/drafts.ts'
import { adFilm } from '../films/making/ad-film.ts'
import { composeParts } from '../films/making/compose-parts.ts'
import { explainComic } from '../films/making/explain-comic.ts'
import type { FilmPlan } from '../films/making/film-plan.ts'
import { generalFilm } from '../films/making/general-film.ts'
import { makePart } from '../films/making/make-part.ts'
import { partPlan } from '../films/making/part-plan.ts'
import { musicVideo, premiumMusicVideo } from '../films/making/music-video.ts'
import { makeOneOrder, type Readings } from '../plans/make-one-order.ts'
import type { Plan, PlanContext } from '../plans/plan.ts'
import { findWantedInputs } from '../plans/find-wanted-inputs.ts'

const FILMS: Record<PlanOf<'film'>, FilmPlan> = {
  'ad-film': adFilm,
  'general-film': generalFilm,
  'music-video': musicVideo,
  'premium-music-video': premiumMusicVideo,
  'explain-comic': explainComic,
}

const PARTS: Record<PlanOf<'part'>, Plan> = { 'film-part': makePart, 'film-compose': composeParts }

/** The plan for a task, by what its declaration names. */
export function createPlanFinder(catalog: Catalog): (task: TaskRow) => Plan | undefined {
  const declared = new Map([...catalog.generators, ...catalog.filmActions].map(one => [one.name, one]))
  const columnOf = ({ task }: PlanContext): Column | undefined => {
    const one = declared.get(task.type)
    return one && catalog.columnOf(one, task.request)
  }
  const readings: Readings = {
    wantedOf: context => findWantedInputs(columnOf(context)?.fields ?? {}, context.task.request),
    cornerOf: context => cornerOf(columnOf(context)?.fields ?? {}, context.task.request),
  }
  const plans = new Map<string, Plan>(Object.entries(PARTS))
  for (const [name, draft] of Object.entries(DRAFTS)) plans.set(name, makeOneOrder(draft, readings))
  for (const [name, film] of Object.entries(FILMS))
    plans.set(name, context => film(context, readings.wantedOf(context)))
  return task => plans.get(partPlanOf(task) ?? declared.get(task.type)?.plan ?? '')
}

/** A part is made by the plan for parts, whatever film it belongs to. */
const partPlanOf = ({ awaited, part }: TaskRow): PlanOf<'part'> | undefined => (awaited ? partPlan(part) : undefined)

/** Where the watermark goes, if there is to be one: what the position's number means is said by its field. */
function cornerOf({ wm_position: position }: Fields, request: Record<string, unknown>): Corner | undefined {
  if (request.watermark !== true || position?.kind !== 'integer') return undefined
  return position.means?.[Number(request.wm_position ?? position.default)] as Corner | undefined
}
