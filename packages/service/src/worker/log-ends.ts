import type { Log } from '../core/log.ts'

/** Tells of tasks that ended without an attempt of this worker. */
export function logEnds(log: Log, ended: readonly { id: string; state: string }[], code: string): void {
  for (const { id, state } of ended) log.info({ task: id, state, code }, 'a task ended')
}
