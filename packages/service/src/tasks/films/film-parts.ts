import { refuseField, Refusal } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import type { TaskRow, TaskResult } from '../../store/tasks/task-row.ts'
import { isFinal } from '../moves.ts'
import { INPUTS, keptInputs, withPictures } from '../../films/making/inputs/kept-inputs.ts'
import { partRequest } from '../../films/making/inputs/part-request.ts'
import type { Tx } from '../../store/pool.ts'
import { findStepOf } from '../../store/work/steps.ts'
import type { IdSource } from '../../core/ids.ts'
import { readShape } from '../../core/shape.ts'

// A film's parts are tasks with the film as parent: segments, narration, music, compositions. An edit adds a new
// record; a composition names the records it uses.

export type PartKind = 'generate_video' | 'generate_narration' | 'generate_bgm' | 'generate_speech' | 'compose'

export const selectParts = (parts: readonly TaskRow[], kind: PartKind): TaskRow[] =>
  parts.filter(part => part.part === kind)

/** Segments in film order, each with its records, oldest first. */
export function groupSegments(parts: readonly TaskRow[]): TaskRow[][] {
  const segments: TaskRow[][] = []
  for (const part of selectParts(parts, 'generate_video')) (segments[part.part_index ?? 0] ??= []).push(part)
  return Array.from(segments, records => records ?? [])
}

/** Refuses changes of an unfinished film. */
export function requireMade(film: TaskRow): void {
  if (!isFinal(film.state))
    throw new Refusal(
      'OperationInProcess',
      `film ${film.id} is still being made (${film.state}); edit it when it is finished`,
    )
}

/** The length of a part; its replacement keeps it. */
export const partSeconds = (part: TaskRow | undefined): number =>
  typeof part?.request.duration === 'number' ? part.request.duration : 0

/** How long a part plays; a composition has its composed length. */
export const readPlayedSeconds = (part: TaskRow): number => part.result?.creations[0]?.seconds ?? partSeconds(part)

/** A record that a composition asks for: of this film, of the right kind, and finished. */
export function partToUse(parts: readonly TaskRow[], kind: PartKind, id: string, field: string): TaskRow {
  const part = selectParts(parts, kind).find(one => one.id === id)
  if (!part) throw refuseField(field, `${field} must be a ${kind} record of this film, got ${quoteValue(id)}`)
  if (!isFinal(part.state))
    throw new Refusal('OperationInProcess', `${field}: ${id} is still being made (${part.state})`)
  if (part.state === 'failed')
    throw refuseField(field, `${field} must be a finished record; ${id} failed with ${part.err_code}`)
  if (part.let_go) throw refuseField(field, `${field} must be a record whose file is still kept; that of ${id} is not`)
  return part
}

export function requireOnePerSegment(ids: readonly string[], parts: readonly TaskRow[], field: string): void {
  const count = groupSegments(parts).length
  if (ids.length === count) return
  if (count === 0) throw refuseField(field, `${field} must be segments of this film, and it has none: none was begun`)
  throw refuseField(
    field,
    `${field} must have ${count} entries, one for each segment, got ${ids.length}`,
    'FieldItemCountOutOfRange',
  )
}

/** One record of each segment: a film has the length of its music, so no segment may be missing or repeated. */
export function mustBeOfDifferentSegments(records: readonly TaskRow[], field: string): void {
  for (const [index, record] of records.entries()) {
    const first = records.findIndex(other => other.part_index === record.part_index)
    if (first === index) continue
    const name = `${field}[${index}]`
    throw refuseField(
      name,
      `${name} must be of a segment that is not in the list yet; ${record.id} is of segment ${record.part_index}, as ${field}[${first}] is`,
    )
  }
}

/** A part whose files were deleted cannot be made again. */
export function mustBeKept(part: TaskRow, field: string): void {
  if (part.let_go)
    throw refuseField(field, `${field} must be of a film whose files are still kept; those of this film are not`)
}

/** Parts with the stored copies of their pictures: later parts use these, even if the URLs no longer work. */
export async function withKeptPictures(tx: Tx, parts: readonly TaskRow[]): Promise<TaskRow[]> {
  const given = parts.filter(part => part.request.images !== undefined).map(part => part.id)
  const kept = await findStepOf(tx, given, INPUTS)
  return parts.map(part => {
    if (!kept.has(part.id)) return part
    const pictures = readShape(keptInputs, kept.get(part.id), `the kept step "${INPUTS}" of ${part.id}`)
    const { images: _images, ...request } = part.request
    return { ...part, request: { ...request, inputs: withPictures(partRequest(part).inputs ?? [], pictures) } }
  })
}

type Film = { film: TaskRow; parts: readonly TaskRow[] }

/** The chapters that a composition joins; none if it is made of segments. */
export const chapterIds = ({ request }: TaskRow): readonly string[] =>
  (request.chapter_task_ids as readonly string[] | undefined) ?? []

/** A film's compositions of the whole, oldest first, without those of chapters. */
export function selectCuts(parts: readonly TaskRow[]): TaskRow[] {
  const composed = selectParts(parts, 'compose')
  const chapters = new Set(composed.flatMap(chapterIds))
  return composed.filter(part => !chapters.has(part.id))
}

/** A finished composition by its id, or the one that the film shows. */
export function findCut({ film, parts }: Film, id?: string): TaskRow | undefined {
  const made = selectParts(parts, 'compose').filter(part => part.state === 'success')
  if (id !== undefined) return made.find(part => part.id === id)
  return made.find(part => part.id === film.result?.cut) ?? made.at(-1)
}

/** A composition as the result of its film: the same files under new ids. */
export const cutAsFilm = (cut: string, result: TaskResult, nextId: IdSource): TaskResult => ({
  ...result,
  creations: result.creations.map(creation => ({ ...creation, id: nextId() })),
  cut,
})
