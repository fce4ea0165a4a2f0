import { bytesToBuild } from '../core/memory-budget.ts'
import { findPayload } from '../store/tasks/find-tasks.ts'
import type { LightTask, ShownTask } from '../store/tasks/task-row.ts'
import type { Call } from './endpoint.ts'

/** A task with its payload; a large payload is loaded separately, when memory is free. */
export async function wholeTask(
  { services, caller, reply }: Pick<Call, 'services' | 'caller' | 'reply'>,
  task: LightTask,
): Promise<ShownTask> {
  if (task.payload !== null) return task as ShownTask
  await services.answers.make(reply, caller.accountId, bytesToBuild(task.payload_bytes))
  return { ...task, payload: await findPayload(services.reads, task.id) }
}
