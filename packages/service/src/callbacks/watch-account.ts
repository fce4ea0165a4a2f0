import { firstIdAt } from '../core/ids.ts'
import type { CallbackEvent } from '../store/callbacks.ts'
import type { Tx } from '../store/pool.ts'
import { findStages, findTasksChangedSince, type TaskStage } from '../store/tasks/find-tasks.ts'

/** Something that a callback would tell. */
export type Change = { taskId: string; event: CallbackEvent }

export type AccountWatch = {
  /** What has changed since the last look, in order; and where to go on after a pause. */
  look(nowMs: number): Promise<{ changes: Change[]; position: WatchPosition }>
}

/** Since when somebody listens, and until when everything is told. */
export type WatchPosition = { firstMs: number; untilMs: number }

// No transaction is open for so long: what was committed late is seen by then.
const OVERLAP_MS = 60_000
// Longer than any task lives: off-peak tasks expire after 48 hours.
const LONGEST_LIFE_MS = 4 * 24 * 3_600_000

type Told = 'nothing' | 'processing' | 'end'

/**
 * Tells every change of an account's tasks that a callback would tell, whether or not one was asked for. Nothing is kept
 * for it: from a time on, the tasks themselves say what has happened. After a pause some of it is told again.
 */
export function createAccountWatch(tx: Tx, accountId: string, since: WatchPosition | undefined): AccountWatch {
  const told = new Map<string, Told>()
  let firstMs = since?.firstMs

  let isBegun = false

  const begin = async (nowMs: number): Promise<TaskStage[]> => {
    const fromMs = (since?.untilMs ?? nowMs) - OVERLAP_MS
    const rows = await findTasksChangedSince(tx, accountId, firstIdAt(fromMs - LONGEST_LIFE_MS), new Date(fromMs))
    // Nobody is told what had happened before they listened, whether now or before a pause.
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
  // What ended before it was begun has only an end.
  const wasBegun = state === 'processing' || state === 'success' || (state === 'failed' && attempt > 0)
  if (before === 'nothing' && wasBegun) changes.push({ taskId: id, event: 'processing' })
  if (before !== 'end' && (state === 'success' || state === 'failed')) changes.push({ taskId: id, event: state })
  return changes
}
