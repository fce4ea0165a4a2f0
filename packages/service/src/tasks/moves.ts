import type { TaskState } from '../store/tasks/task-row.ts'

/** The legal state transitions. `success` and `failed` are final. The database enforces the same table. */
export const MOVES: Record<TaskState, readonly TaskState[]> = {
  created: ['queueing', 'failed'],
  queueing: ['processing', 'failed'],
  processing: ['success', 'failed'],
  success: [],
  failed: [],
}

export const isFinal = (state: TaskState): boolean => MOVES[state].length === 0
