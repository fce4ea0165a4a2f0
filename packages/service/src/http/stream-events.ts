import { once } from 'node:events'
import { Refusal } from '../core/errors.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { isFinal } from '../tasks/moves.ts'
import type { Answer, Call } from './endpoint.ts'
import { buildErrorBody } from './error-body.ts'
import { clientClosedSignal } from './client-closed-signal.ts'
import { waitWithKey } from './wait-with-key.ts'
import { wholeTask } from './whole-task.ts'

// Proxies close a silent connection after about a minute; a comment line well before that keeps it open.
const KEEP_ALIVE_MS = 15_000

/**
 * Writes a task's changes as server-sent events until it is final, the client goes or its key ends. The next event is
 * written when the last one is on its way: who reads slowly is told less often, and nothing piles up.
 */
export async function streamEvents(call: Call, task: LightTask): Promise<Answer> {
  const { services, reply, request } = call
  const ignored = reply.getHeader('x-ignored-fields')
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-md-trace-id': request.id,
    ...(ignored !== undefined && { 'x-ignored-fields': ignored }),
  })
  const write = async (text: string, signal: AbortSignal): Promise<void> => {
    if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => {})
  }
  const tell = async (shown: LightTask, signal: AbortSignal): Promise<void> => {
    const whole = await wholeTask(call, shown)
    await write(`event: task\ndata: ${JSON.stringify(services.presenter.task(whole))}\n\n`, signal)
  }
  await waitWithKey(call, clientClosedSignal(call), async (signal, keyEnded) => {
    let current: LightTask | undefined = task
    await tell(task, signal)
    while (current && !isFinal(current.state) && !signal.aborted) {
      const next: LightTask | undefined = await services.watcher.next(current.id, current, {
        timeoutMs: KEEP_ALIVE_MS,
        signal,
      })
      if (signal.aborted || services.closing.aborted) break
      if (next && (next.state !== current.state || next.progress !== current.progress)) {
        await tell(next, signal)
        current = next
      } else {
        await write(': still here\n\n', signal)
      }
    }
    if (keyEnded.aborted && !raw.writableNeedDrain) {
      const refusal = new Refusal('Unauthorized', 'this key has ended')
      raw.write(`event: error\ndata: ${JSON.stringify(buildErrorBody(refusal, request.id))}\n\n`)
    }
  }).catch((error: Error) => services.log.debug({ reason: error.message }, 'a stream of events ended'))
  // What is still unsent of a stream that has been ended is not waited for.
  if (raw.writableNeedDrain) raw.destroy()
  else raw.end()
  return 'sent'
}
