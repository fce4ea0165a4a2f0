import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { Outcome } from './create-tasks.ts'

/** Hands a task to the group commit and tells what it decided. */
export async function submitTask(
  task: NewTask,
  { createTask }: { createTask: (task: NewTask) => Promise<Outcome> },
): Promise<{ answer: string; repeated: boolean }> {
  const outcome = await createTask(task)
  if ('refusal' in outcome) throw outcome.refusal
  if ('failure' in outcome) throw outcome.failure
  return outcome
}
