import type { FilmAction } from '../catalog/declare.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import type { adCompose, adEdit } from '../catalog/generators/ad-one-click.ts'
import type { OneClickCompose, OneClickEdit } from '../catalog/generators/general-one-click.ts'
import type { PriceBook } from '../catalog/price-book.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { refuseField } from '../core/errors.ts'
import { quoteValue } from '../core/quote-value.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import type { TaskParts } from './build-new-task.ts'
import {
  groupSegments,
  mustBeKept,
  mustBeOfDifferentSegments,
  partSeconds,
  partToUse,
  requireOnePerSegment,
  selectParts,
} from './film-parts.ts'

/** The sub-task of a step on a film, but for what its declaration says. */
export type FilmStep = Omit<TaskParts, 'type' | 'plan'>

type DraftStep<D extends FilmAction> = (
  values: RequestValues<D>,
  parts: readonly TaskRow[],
  prices: PriceBook,
) => FilmStep

/** Cuts lie on beats, prices on whole seconds. */
const startedSeconds = (part: TaskRow): number => Math.ceil(partSeconds(part))

/** The same part from other words: as long as before, from the same pictures, in the same voice. */
const madeAnew = (replaced: TaskRow, values: object): Values => ({
  ...replaced.request,
  ...values,
  duration: partSeconds(replaced),
})

const draftAdEdit: DraftStep<typeof adEdit> = (values, parts, prices) => {
  const { type: kind, storyboard_video_index: index = 0 } = values
  const segments = groupSegments(parts)
  const replaced = kind === 'generate_video' ? segments[index]?.at(-1) : selectParts(parts, kind).at(-1)
  if (!replaced && kind === 'generate_video') {
    const allowed =
      segments.length > 0 ? `between 0 and ${segments.length - 1}` : 'that of a segment, and this film has none'
    throw refuseField('storyboard_video_index', `storyboard_video_index must be ${allowed}, got ${index}`)
  }
  if (!replaced) throw refuseField('type', `this film has no ${kind} record to make again`)
  mustBeKept(replaced, 'ad_one_click_task_id')
  const seconds = startedSeconds(replaced)
  return {
    part: kind,
    ...(kind === 'generate_video' && { partIndex: index }),
    hold: prices.credits(`film part ${kind}`, { seconds, values }),
    values: madeAnew(replaced, values),
  }
}

const draftAdCompose: DraftStep<typeof adCompose> = (values, parts, prices) => {
  const { video_task_ids: videos, bgm_task_id, narration_task_id } = values
  requireOnePerSegment(videos, parts, 'video_task_ids')
  const records = videos.map((one, index) => partToUse(parts, 'generate_video', one, `video_task_ids[${index}]`))
  mustBeOfDifferentSegments(records, 'video_task_ids')
  partToUse(parts, 'generate_bgm', bgm_task_id, 'bgm_task_id')
  partToUse(parts, 'generate_narration', narration_task_id, 'narration_task_id')
  return { part: 'compose', hold: prices.credits('film compose'), values }
}

const draftEdit: DraftStep<OneClickEdit> = (values, parts, prices) => {
  const job = selectParts(parts, 'generate_video').find(part => part.id === values.job_id)
  if (!job)
    throw refuseField('job_id', `job_id must be a generate_video job of this film, got ${quoteValue(values.job_id)}`)
  mustBeKept(job, 'job_id')
  const hold = prices.credits('film part generate_video', { seconds: startedSeconds(job), values })
  return { part: 'generate_video', partIndex: job.part_index ?? 0, hold, values: madeAnew(job, values) }
}

const draftCompose: DraftStep<OneClickCompose> = (values, parts, prices) => {
  const { job_ids: jobs } = values
  requireOnePerSegment(jobs, parts, 'job_ids')
  jobs.forEach((one, index) => {
    const field = `job_ids[${index}]`
    const job = partToUse(parts, 'generate_video', one, field)
    if (job.part_index !== index)
      throw refuseField(field, `${field} must be a job of segment ${index}; ${one} is of segment ${job.part_index}`)
  })
  return { part: 'compose', hold: prices.credits('film compose'), values }
}

const isAd = ({ film }: FilmAction): boolean => film === 'ad-one-click'

/** What a step makes of its checked values and the film's parts, or a refusal. What goes beside the request goes along. */
export function draftFilmStep(
  action: FilmAction,
  values: Values,
  parts: readonly TaskRow[],
  prices: PriceBook,
): FilmStep {
  const drafts = {
    'film-part': isAd(action) ? draftAdEdit : draftEdit,
    'film-compose': isAd(action) ? draftAdCompose : draftCompose,
  }
  // The values were checked by the action, which is more than its name can tell the compiler.
  return drafts[action.plan](values as never, parts, prices)
}
