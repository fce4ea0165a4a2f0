import { findCurrentAttempts, writeProgress } from '../store/work/start-attempts.ts'
import type { AttemptInFlight } from './attempts-in-flight.ts'
import type { WorkerPorts } from './ports.ts'

/** Progress out, cancellations in. */
export async function beat(
  workerId: string,
  // Those that are here before the question is put: one that is taken up meanwhile is not in the answer.
  attempts: readonly AttemptInFlight[],
  { db, clock, changed }: Pick<WorkerPorts, 'db' | 'clock' | 'changed'>,
): Promise<void> {
  if (attempts.length === 0) return
  const current = new Map((await findCurrentAttempts(db, workerId)).map(one => [one.id, one.attempt]))
  for (const { task, abort } of attempts) if (current.get(task.id) !== task.attempt) abort.abort()
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
