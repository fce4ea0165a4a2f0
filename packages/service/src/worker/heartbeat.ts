import { Withdrawn } from '@kinora/media/engine/withdrawn'
import { findCurrentAttempts, findEndedTasks, writeProgress } from '../store/work/start-attempts.ts'
import type { AttemptInFlight } from './attempts-in-flight.ts'
import type { WorkerPorts } from './ports.ts'
import { Superseded } from './attempt-failure.ts'

/** Writes progress and aborts cancelled attempts. */
export async function sendHeartbeat(
  workerId: string,
  // Taken before the query: an attempt that begins during the query is missing from its answer.
  attempts: readonly AttemptInFlight[],
  { db, clock, changed }: Pick<WorkerPorts, 'db' | 'clock' | 'changed'>,
): Promise<void> {
  if (attempts.length === 0) return
  const current = new Map((await findCurrentAttempts(db, workerId)).map(one => [one.id, one.attempt]))
  const overtaken = attempts.filter(({ task, abort }) => current.get(task.id) !== task.attempt && !abort.signal.aborted)
  if (overtaken.length > 0) await abortOvertaken(overtaken, db)
  const news = attempts.filter(one => Math.floor(one.percent) > one.writtenPercent && !one.abort.signal.aborted)
  if (news.length === 0) return
  await writeProgress(
    db,
    news.map(({ task, percent }) => ({ id: task.id, attempt: task.attempt, percent })),
    new Date(clock()),
  )
  for (const one of news) {
    one.writtenPercent = Math.floor(one.percent)
    changed(one.task.id)
  }
}

/** Aborts attempts of ended tasks and attempts that another worker has taken over. */
async function abortOvertaken(attempts: readonly AttemptInFlight[], db: WorkerPorts['db']): Promise<void> {
  const ended = new Set(
    await findEndedTasks(
      db,
      attempts.map(({ task }) => task.id),
    ),
  )
  for (const { task, abort } of attempts) abort.abort(ended.has(task.id) ? new Withdrawn() : new Superseded(task))
}
