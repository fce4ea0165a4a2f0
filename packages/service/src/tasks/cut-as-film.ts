import type { IdSource } from '../core/ids.ts'
import type { TaskResult } from '../store/tasks/task-row.ts'

/** A composition as the result of its film: the same files, under ids of their own. */
export const cutAsFilm = (cut: string, result: TaskResult, nextId: IdSource): TaskResult => ({
  ...result,
  creations: result.creations.map(creation => ({ ...creation, id: nextId() })),
  cut,
})
