import type { TaskRow, TaskResult } from '../store/tasks/task-row.ts'
import { selectParts } from './film-parts.ts'
import type { IdSource } from '../core/ids.ts'

type Film = { film: TaskRow; parts: readonly TaskRow[] }

/** The chapters that a composition joins; none where it is made of segments. */
export const chapterIds = ({ request }: TaskRow): readonly string[] =>
  (request.chapter_task_ids as readonly string[] | undefined) ?? []

/** A film's compositions of the whole, oldest first: a chapter's is none. */
export function selectCuts(parts: readonly TaskRow[]): TaskRow[] {
  const composed = selectParts(parts, 'compose')
  const chapters = new Set(composed.flatMap(chapterIds))
  return composed.filter(part => !chapters.has(part.id))
}

/** A composition that is made, by its id; without one that which the film shows. */
export function findCut({ film, parts }: Film, id?: string): TaskRow | undefined {
  const made = selectParts(parts, 'compose').filter(part => part.state === 'success')
  if (id !== undefined) return made.find(part => part.id === id)
  return made.find(part => part.id === film.result?.cut) ?? made.at(-1)
}

/** A composition as the result of its film: the same files, under ids of their own. */
export const cutAsFilm = (cut: string, result: TaskResult, nextId: IdSource): TaskResult => ({
  ...result,
  creations: result.creations.map(creation => ({ ...creation, id: nextId() })),
  cut,
})
