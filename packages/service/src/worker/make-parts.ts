import { traceHeaders } from '../tracing/tracing.ts'
import { formatIsoTime } from '../core/clock.ts'
import { partPlan } from '../films/making/inputs/part-request.ts'
import { laneFor } from '../tasks/create/lane-for.ts'
import type { PartDraft } from '../plans/plan.ts'
import { lockAccounts } from '../store/accounts.ts'
import { insertTasks, type NewTask } from '../store/tasks/insert-tasks.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { saveSteps } from '../store/work/steps.ts'
import type { WorkerPorts } from './ports.ts'
import { Superseded } from './attempt-failure.ts'

/**
 * Writes a film's parts as tasks with jobs, and the step that records them, in one transaction: they are created once,
 * even after crashes. Their price is covered by the film's hold.
 */
export function makeParts(
  step: string,
  drafts: readonly PartDraft[],
  film: TaskRow,
  ports: Pick<WorkerPorts, 'db' | 'queue' | 'nextId' | 'clock' | 'usesExternalEngine'>,
): Promise<string[]> {
  const { db, queue, nextId, clock } = ports
  return db.transaction(async tx => {
    await lockAccounts(tx, [film.account_id])
    const parts = drafts.map(
      ({ part, partIndex, request }): NewTask => ({
        ...traceHeaders(),
        id: nextId(),
        ledgerId: nextId(),
        accountId: film.account_id,
        type: film.type,
        parentId: film.id,
        part,
        ...(partIndex !== undefined && { partIndex }),
        model: film.model,
        resolution: film.resolution,
        request,
        payload: '',
        offPeak: film.off_peak,
        bgm: false,
        admitted: true,
        awaited: true,
        brief: false,
        hold: 0,
        lane: laneFor({ plan: partPlan(part), generator: film.type, model: film.model, request }, ports),
        createdAt: formatIsoTime(clock()),
        answer: '',
      }),
    )
    const ids = parts.map(part => part.id)
    if (parts.length > 0) await insertTasks(tx, parts)
    await queue.add(tx, ids)
    const made = { taskId: film.id, attempt: film.attempt, name: step, result: ids, at: new Date(clock()) }
    const [kept] = await saveSteps(tx, [made])
    if (!kept) throw new Superseded(film)
    return ids
  })
}
