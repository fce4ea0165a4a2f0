import type { TaskState } from '../store/tasks/task-row.ts'

/** The table of legal moves. `success` and `failed` are final. The database refuses anything else, whoever asks. */
export const MOVES: Record<TaskState, readonly TaskState[]> = {
  created: ['queueing', 'failed'],
  queueing: ['processing', 'failed'],
  processing: ['success', 'failed'],
  success: [],
  failed: [],
}

export const isFinal = (state: TaskState): boolean => MOVES[state].length === 0
