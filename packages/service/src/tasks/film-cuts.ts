import type { TaskRow, TaskResult } from '../store/tasks/task-row.ts'
import { selectParts } from './film-parts.ts'
import type { IdSource } from '../core/ids.ts'

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
