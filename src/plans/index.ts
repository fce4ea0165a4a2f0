import type { Catalog } from '../catalog/catalog.ts'
import type { Column } from '../catalog/column.ts'
import type { Fields } from '../catalog/words/field.ts'
import type { Corner } from '../media/finish/finish-job.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { framesDraft, imageDraft, imagineDraft, musicDraft, speechDraft, storyDraft } from './drafts.ts'
import { type Draft, makeOne, type Readings } from './make-one.ts'
import type { Plan, PlanContext } from './plan.ts'
import { wantedInputsOf } from './wanted-inputs.ts'

/** What each plan of the declarations orders. Films are one order until they are made of parts. */
const DRAFTS: Record<string, Draft> = {
  imagine: imagineDraft,
  'animate-frames': framesDraft,
  paint: imageDraft,
  'tell-story': storyDraft,
  'music-video': imagineDraft,
  'premium-music-video': imagineDraft,
  'explain-comic': imagineDraft,
  'ad-film': imagineDraft,
  'general-film': imagineDraft,
  speak: speechDraft,
  'film-part': (request, inputs) =>
    (PART_DRAFTS[String(request.type ?? request.part)] ?? imagineDraft)(request, inputs),
  'film-compose': imagineDraft,
}

const PART_DRAFTS: Record<string, Draft> = { generate_narration: speechDraft, generate_bgm: musicDraft }

/** The plan for a task, by what its declaration names. */
export function plansOf(catalog: Catalog): (task: TaskRow) => Plan | undefined {
  const declared = new Map([...catalog.generators, ...catalog.filmActions].map(one => [one.name, one]))
  const columnOf = ({ task }: PlanContext): Column | undefined => {
    const one = declared.get(task.type)
    return one && catalog.columnOf(one, task.request)
  }
  const readings: Readings = {
    wantedOf: context => wantedInputsOf(columnOf(context)?.fields ?? {}, context.task.request),
    cornerOf: context => cornerOf(columnOf(context)?.fields ?? {}, context.task.request),
  }
  const plans = new Map(Object.entries(DRAFTS).map(([name, draft]) => [name, makeOne(draft, readings)]))
  for (const { name, plan } of declared.values())
    if (!plans.has(plan)) throw new Error(`${name} names the plan "${plan}", which is not there`)
  // A part is made by the plan for parts, whatever film it belongs to.
  return task => plans.get(task.awaited ? 'film-part' : (declared.get(task.type)?.plan ?? ''))
}

/** Where the watermark goes, if there is to be one: what the position's number means is said by its field. */
function cornerOf({ wm_position: position }: Fields, request: Record<string, unknown>): Corner | undefined {
  if (request.watermark !== true || position?.kind !== 'integer') return undefined
  return position.means?.[Number(request.wm_position ?? position.default)] as Corner | undefined
}
