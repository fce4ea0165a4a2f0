import { firstIdAt } from '../core/ids.ts'
import type { CallbackEvent } from '../store/callbacks.ts'
import type { Tx } from '../store/pool.ts'
import { findStages, findTasksChangedSince, type TaskStage } from '../store/tasks/find-tasks.ts'

/** A change that a callback would report. */
export type Change = { taskId: string; event: CallbackEvent }

export type AccountWatch = {
  /** The changes since the last look, in order, and the position for resuming. */
  look(nowMs: number): Promise<{ changes: Change[]; position: WatchPosition }>
}

/** When listening began, and the time up to which everything was reported. */
export type WatchPosition = { firstMs: number; untilMs: number }

// Longer than any transaction: changes that commit late are still seen.
const OVERLAP_MS = 60_000
// Longer than any task lives: off-peak tasks expire after 48 hours.
const LONGEST_LIFE_MS = 4 * 24 * 3_600_000

type Told = 'nothing' | 'processing' | 'end'

/**
 * Reports every change of an account's tasks that a callback would report. It stores nothing: the times of the tasks
 * show what happened. After a pause, recent changes are repeated.
 */
export function createAccountWatch(tx: Tx, accountId: string, since: WatchPosition | undefined): AccountWatch {
  const told = new Map<string, Told>()
  let firstMs = since?.firstMs

  let isBegun = false

  const begin = async (nowMs: number): Promise<TaskStage[]> => {
    const fromMs = (since?.untilMs ?? nowMs) - OVERLAP_MS
    const rows = await findTasksChangedSince(tx, accountId, firstIdAt(fromMs - LONGEST_LIFE_MS), new Date(fromMs))
    // Changes from before listening began are not reported.
    for (const row of rows)
      if (since === undefined || row.updated_at.getTime() < since.firstMs) told.set(row.id, reached(row))
    firstMs ??= nowMs
    isBegun = true
    return rows
  }

  return {
    async look(nowMs) {
      const recent = firstIdAt(nowMs - OVERLAP_MS)
      const open = [...told].filter(([, stage]) => stage !== 'end').map(([id]) => id)
      const rows = isBegun ? await findStages(tx, accountId, recent, open) : await begin(nowMs)
      const changes = rows.flatMap(row => changesOf(row, told.get(row.id) ?? 'nothing'))
      for (const row of rows) told.set(row.id, reached(row))
      for (const [id, stage] of told) if (stage === 'end' && BigInt(id) <= BigInt(recent)) told.delete(id)
      return { changes, position: { firstMs: firstMs ?? nowMs, untilMs: nowMs } }
    },
  }
}

function reached({ state }: TaskStage): Told {
  if (state === 'success' || state === 'failed') return 'end'
  return state === 'processing' ? 'processing' : 'nothing'
}

function changesOf({ id, state, attempt }: TaskStage, before: Told): Change[] {
  const changes: Change[] = []
  // A task that ended before it began has only an end.
  const wasBegun = state === 'processing' || state === 'success' || (state === 'failed' && attempt > 0)
  if (before === 'nothing' && wasBegun) changes.push({ taskId: id, event: 'processing' })
  if (before !== 'end' && (state === 'success' || state === 'failed')) changes.push({ taskId: id, event: state })
  return changes
}
