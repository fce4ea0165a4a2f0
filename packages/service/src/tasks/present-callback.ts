import type { Tx } from '../store/pool.ts'
import { findParts, findTask } from '../store/tasks/find-tasks.ts'
import type { ShownTask } from '../store/tasks/task-row.ts'
import { presentAdFilm } from './present-film.ts'
import type { TaskPresenter } from './task-presenter.ts'

/** What a callback tells of a task: the body of the query; an advertisement film's has the fields of its own query too. */
export async function presentCallback(
  tx: Tx,
  shown: ShownTask,
  presenter: TaskPresenter,
): Promise<Record<string, unknown>> {
  const film = shown.type === 'ad-one-click' ? await findTask(tx, shown.id) : undefined
  if (!film) return presenter.task(shown)
  const { data_records } = presentAdFilm({ film, parts: await findParts(tx, film.id) }, presenter)
  return { ...presenter.task(film), data_records }
}
