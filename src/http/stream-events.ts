import type { ShownTask } from '../store/tasks/task-row.ts'
import { isFinal } from '../tasks/moves.ts'
import type { Answer, Call } from './endpoint.ts'

// Proxies close a silent connection after about a minute; a comment line well before that keeps it open.
const KEEP_ALIVE_MS = 15_000

/** Writes a task's changes as server-sent events until it is final or the client goes. */
export async function streamEvents(
  { services, reply, request }: Call,
  task: ShownTask,
  signal: AbortSignal,
): Promise<Answer> {
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
  let current: ShownTask | undefined = task
  const write = (shown: ShownTask): void =>
    void raw.write(`event: task\ndata: ${JSON.stringify(services.shower.task(shown))}\n\n`)
  write(task)
  while (current && !isFinal(current.state) && !signal.aborted) {
    const next: ShownTask | undefined = await services.watcher.next(current.id, current, {
      timeoutMs: KEEP_ALIVE_MS,
      signal,
    })
    if (signal.aborted || services.closing.aborted) break
    if (next && (next.state !== current.state || next.progress !== current.progress)) {
      write(next)
      current = next
    } else {
      raw.write(': still here\n\n')
    }
  }
  raw.end()
  return 'sent'
}
