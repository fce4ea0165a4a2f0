import type { Values } from '../catalog/fill-defaults.ts'
import { changeFirstAnswer, type KeyedRequest } from '../store/idempotency.ts'
import type { Database } from '../store/pool.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import type { TaskPresenter } from './task-presenter.ts'

/** The answer to a create with the result in it; it is then also what a repeated request is told. */
export async function completeAnswer(
  task: NewTask,
  end: LightTask,
  keyed: KeyedRequest | undefined,
  { db, presenter }: { db: Database; presenter: TaskPresenter },
): Promise<string> {
  const { state, credits } = end
  const asked = JSON.parse(task.answer) as Values
  const told = {
    ...asked,
    state,
    credits,
    ...('file_url' in asked && { file_url: presenter.firstUrl(end) }),
    ...('demo_audio' in asked && { demo_audio: presenter.firstUrl(end) }),
    ...('prompts' in asked && { prompts: end.result?.prompts ?? [] }),
  }
  const answer = JSON.stringify(told)
  if (keyed) await changeFirstAnswer(db, keyed, answer)
  return answer
}
