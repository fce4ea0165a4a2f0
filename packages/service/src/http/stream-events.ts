import type { LightTask } from '../store/tasks/task-row.ts'
import { isFinal } from '../tasks/moves.ts'
import type { Answer, Call } from './endpoint.ts'
import { openEventStream } from './open-event-stream.ts'
import { wholeTask } from './whole-task.ts'

// Proxies close silent connections after about a minute; a comment line keeps them open.
const KEEP_ALIVE_MS = 15_000

/** Streams a task's changes as server-sent events until it is final. */
export function streamEvents(call: Call, task: LightTask): Promise<Answer> {
  const { services } = call
  return openEventStream(call, async (write, signal) => {
    const tell = async (shown: LightTask): Promise<void> => {
      const whole = await wholeTask(call, shown)
      await write(`event: task\ndata: ${JSON.stringify(services.presenter.task(whole))}\n\n`)
      services.answers.sent(call.reply)
    }
    let current: LightTask | undefined = task
    await tell(task)
    while (current && !isFinal(current.state) && !signal.aborted) {
      const next: LightTask | undefined = await services.watcher.next(current.id, current, {
        timeoutMs: KEEP_ALIVE_MS,
        signal,
      })
      if (signal.aborted || services.closing.aborted) break
      if (next && (next.state !== current.state || next.progress !== current.progress)) {
        await tell(next)
        current = next
      } else {
        await write(': still here\n\n')
      }
    }
  })
}
