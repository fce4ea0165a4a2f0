import { type Ask, askJson } from './ask.ts'
import { pathTo } from './path.ts'
import { findTask, isEnded, type ShownTask } from './show-task.ts'

// Agents' clients time out after about a minute, so every call must be shorter.
export const MAX_WAIT_SECONDS = 50
export const USUAL_WAIT_SECONDS = 45
// The time of each query of a wait: short enough to report progress.
const LOOK_SECONDS = 10

type WaitOptions = { seconds: number; signal: AbortSignal; onProgress: (percent: number) => Promise<void> }

/** Returns the task when it has ended, or its current state after the given number of seconds. */
export async function awaitTask(
  ask: Ask,
  id: unknown,
  { seconds, signal, onProgress }: WaitOptions,
): Promise<ShownTask> {
  const deadline = performance.now() + seconds * 1000
  let task = await findTask(ask, id, signal)
  while (!isEnded(task) && !signal.aborted) {
    const left = Math.floor((deadline - performance.now()) / 1000)
    if (left < 1) break
    const { state, progress } = await askJson(
      ask,
      'GET',
      pathTo`/ent/v2/tasks/${task.id}/creations?wait=${String(Math.min(left, LOOK_SECONDS))}`,
      { signal },
    )
    await onProgress(Number(progress))
    if (isEnded({ state: String(state) })) task = await findTask(ask, id, signal)
    else task = { ...task, state: String(state), progress: Number(progress) }
  }
  return task
}
