import type { FilmAction } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import type { PriceBook } from '../../catalog/price-book.ts'
import { refuseField } from '../../core/errors.ts'
import { exactly, flag, list, number, readShape, record, text } from '../../core/shape.ts'
import { mediaReference, sceneDocument } from '../../plans/stored-shapes.ts'
import { quoteValue } from '../../core/text.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { changePart, hasPasses, type PartChange } from '../../films/making/parts/change-part.ts'
import { partRequest } from '../../films/making/inputs/part-request.ts'
import type { TaskParts } from '../create/build-new-task.ts'
import {
  type PartKind,
  groupSegments,
  mustBeKept,
  mustBeOfDifferentSegments,
  partSeconds,
  partToUse,
  requireOnePerSegment,
  selectParts,
} from './film-parts.ts'
import { requireCut } from './film-cut.ts'
import { requireSubtitles, requireTitles } from './film-texts.ts'

/** The sub-task of a film step, without what its declaration adds. */
export type FilmStep = Omit<TaskParts, 'type' | 'plan' | 'model'>

type DraftStep = (values: Values, parts: readonly TaskRow[], prices: PriceBook, action: FilmAction) => FilmStep

// The values of steps, as their declarations have checked them.
const change = {
  images: list(mediaReference),
  scene: sceneDocument,
  voice_id: text,
  duration: number,
  passes: list(text),
  new_segment: flag,
}
const adEdit = record(
  { type: exactly('generate_video', 'generate_narration', 'generate_bgm'), prompt: text },
  { storyboard_video_index: number, ...change },
)
const edit = record({ job_id: text, prompt: text }, change)
const texts = {
  titles: list(record({ segment: number })),
  subtitles: list(record({ from: number, to: number })),
  cut: list(record({ segment: number, from: number, to: number }, { transition: text, over: number })),
  any_order: flag,
}
const adCompose = record({ video_task_ids: list(text), bgm_task_id: text, narration_task_id: text }, texts)
const compose = record({ job_ids: list(text) }, { bgm_task_id: text, narration_task_id: text, ...texts })

/** Cuts are on beats; prices are for whole seconds. */
const startedSeconds = (seconds: number): number => Math.ceil(seconds)

type Changed = PartChange & { prompt: string; new_segment?: boolean }

/** Makes a part again with the changes that the step names, otherwise as before. */
function makeAnew(
  replaced: TaskRow,
  kind: Exclude<PartKind, 'compose'>,
  values: Changed,
  prices: PriceBook,
): Omit<FilmStep, 'partIndex'> {
  const before = partRequest(replaced)
  const changed = changePart(before, values)
  // The document is in the order.
  const { scene: _scene, passes, new_segment: _new, ...asked } = values
  if (passes && !hasPasses(changed))
    throw refuseField('passes', 'passes must be left out: this segment shows a picture, whose geometry is not known')
  // A reworded prompt replaces the prompt of the whole segment.
  const isReworded = changed.prompt !== before.prompt || values.prompt === ''
  const seconds = startedSeconds(changed.duration ?? partSeconds(replaced))
  return {
    part: kind,
    hold: prices.credits(`film part ${kind}`, { seconds, values }),
    values: {
      ...changed,
      ...asked,
      ...(kind === 'generate_video' && isReworded && { prompt: changed.prompt }),
      duration: changed.duration ?? partSeconds(replaced),
    },
  }
}

// Times of a document are seldom exact to the frame; this tolerance is one frame.
const SAME_SECONDS = 0.05

/**
 * A document must have the length of its segment. If segments may change their length, the segment takes the
 * document's.
 */
function withSceneLength<T extends Changed>(values: T, replaced: TaskRow, { fields }: FilmAction): T {
  const { scene, duration } = values
  if (!scene) return values
  const { duration: length } = fields
  const isFree = length?.kind === 'number' && duration === undefined
  if (isFree && (scene.seconds < length.min || scene.seconds > length.max))
    throw refuseField(
      'scene.seconds',
      `scene.seconds must be between ${length.min} and ${length.max}, got ${scene.seconds}`,
    )
  if (isFree) return { ...values, duration: scene.seconds }
  const seconds = duration ?? partSeconds(replaced)
  if (Math.abs(scene.seconds - seconds) <= SAME_SECONDS) return values
  const which = duration === undefined ? 'the length of the segment' : 'duration'
  throw refuseField('scene.seconds', `scene.seconds must be ${seconds}, ${which}; got ${scene.seconds}`)
}

const draftAdEdit: DraftStep = (given, parts, prices, action) => {
  const values = readShape(adEdit, given, 'the edit')
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
  const changed = withSceneLength(values, replaced, action)
  return { ...makeAnew(replaced, kind, changed, prices), ...placeOf(values, kind, index) }
}

/** The segment of a new record: that of the record it replaces, or one after the last. */
function placeOf(
  { new_segment: isNew }: { new_segment?: boolean },
  kind: PartKind,
  index: number,
): Pick<FilmStep, 'partIndex' | 'isFurtherPart'> {
  if (kind === 'generate_video') return isNew === true ? { isFurtherPart: true } : { partIndex: index }
  if (isNew === true)
    throw refuseField('new_segment', `new_segment must not be passed for a ${kind} record`, 'FieldUnwanted')
  return {}
}

/** The kinds of job that a film action may make again. */
const remakeable = ({ fields }: FilmAction): readonly Exclude<PartKind, 'compose'>[] =>
  'voice_id' in fields ? ['generate_video', 'generate_narration', 'generate_bgm'] : ['generate_video']

const draftEdit: DraftStep = (given, parts, prices, action) => {
  const values = readShape(edit, given, 'the edit')
  const kinds = remakeable(action)
  const kind = kinds.find(one => selectParts(parts, one).some(part => part.id === values.job_id))
  const job = kind && parts.find(part => part.id === values.job_id)
  if (!kind || !job)
    throw refuseField(
      'job_id',
      `job_id must be a ${kinds.join(', ')} job of this film, got ${quoteValue(values.job_id)}`,
    )
  mustBeKept(job, 'job_id')
  for (const field of ['images', 'scene', 'duration', 'passes', 'voice_id'] as const) {
    const isTaken = kind === (field === 'voice_id' ? 'generate_narration' : 'generate_video')
    if (values[field] !== undefined && !isTaken)
      throw refuseField(field, `${field} must not be passed for a ${kind} job`, 'FieldUnwanted')
  }
  return {
    ...makeAnew(job, kind, withSceneLength(values, job, action), prices),
    ...placeOf(values, kind, job.part_index ?? 0),
  }
}

const newestMade = (parts: readonly TaskRow[], kind: PartKind): string | undefined =>
  selectParts(parts, kind).findLast(part => part.state === 'success')?.id

type Written = {
  readonly titles?: readonly { segment: number }[]
  readonly subtitles?: readonly { from: number; to: number }[]
  readonly cut?: readonly { segment: number; from: number; to: number; over?: number }[]
  readonly any_order?: boolean
}

function requireWritten(
  { titles = [], subtitles = [], cut, any_order }: Written,
  records: readonly TaskRow[],
  parts: readonly TaskRow[],
): void {
  if (cut && any_order === true) throw refuseField('any_order', 'any_order must be left out if cut is passed')
  requireTitles(titles, groupSegments(parts).length)
  const lengths = records.map(record => partSeconds(record))
  if (cut) requireCut(cut, lengths)
  const shown = cut ? cut.map(({ from, to }) => to - from) : lengths
  requireSubtitles(
    subtitles,
    shown.reduce((sum, seconds) => sum + seconds, 0),
  )
}

const draftAdCompose: DraftStep = (given, parts, prices) => {
  const values = readShape(adCompose, given, 'the composition')
  const { video_task_ids: videos, bgm_task_id, narration_task_id } = values
  if (values.any_order !== true) requireOnePerSegment(videos, parts, 'video_task_ids')
  const records = videos.map((one, index) => partToUse(parts, 'generate_video', one, `video_task_ids[${index}]`))
  mustBeOfDifferentSegments(records, 'video_task_ids')
  partToUse(parts, 'generate_bgm', bgm_task_id, 'bgm_task_id')
  partToUse(parts, 'generate_narration', narration_task_id, 'narration_task_id')
  requireWritten(values, records, parts)
  return { part: 'compose', hold: prices.credits('film compose'), values }
}

const draftCompose: DraftStep = (given, parts, prices, action) => {
  const values = readShape(compose, given, 'the composition')
  const { job_ids: jobs, bgm_task_id, narration_task_id } = values
  if (values.any_order !== true) requireOnePerSegment(jobs, parts, 'job_ids')
  const records = jobs.map((one, index) => {
    const field = `job_ids[${index}]`
    const job = partToUse(parts, 'generate_video', one, field)
    if (job.part_index !== index && action.inAnyOrder !== true && values.any_order !== true)
      throw refuseField(field, `${field} must be a job of segment ${index}; ${one} is of segment ${job.part_index}`)
    return job
  })
  mustBeOfDifferentSegments(records, 'job_ids')
  if (bgm_task_id !== undefined) partToUse(parts, 'generate_bgm', bgm_task_id, 'bgm_task_id')
  if (narration_task_id !== undefined) partToUse(parts, 'generate_narration', narration_task_id, 'narration_task_id')
  requireWritten(values, records, parts)
  const music = bgm_task_id ?? newestMade(parts, 'generate_bgm')
  const narration = narration_task_id ?? newestMade(parts, 'generate_narration')
  const spoken = selectParts(parts, 'generate_speech').map(part => part.id)
  return {
    part: 'compose',
    hold: prices.credits('film compose'),
    values: {
      ...values,
      ...(music !== undefined && { bgm_task_id: music }),
      ...(narration !== undefined && { narration_task_id: narration }),
      ...(spoken.length > 0 && { speech_task_ids: spoken }),
    },
  }
}

const isAd = ({ film }: FilmAction): boolean => film === 'ad-one-click'

/** Drafts a step from its checked values and the film's parts, or refuses it. */
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
  return drafts[action.plan](values, parts, prices, action)
}
