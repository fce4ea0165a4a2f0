import { once } from 'node:events'
import { Refusal } from '../core/errors.ts'
import { clientClosedSignal, waitWithKey } from './caller-signals.ts'
import type { Answer, Call } from './endpoint.ts'
import { buildErrorBody } from './error-body.ts'

/**
 * Answers with server-sent events for as long as the work lasts, the client stays and its key is good. A write returns when
 * the text is on its way: who reads slowly is told less often, and nothing piles up.
 */
export async function openEventStream(
  call: Call,
  work: (write: (text: string) => Promise<void>, signal: AbortSignal) => Promise<void>,
): Promise<Answer> {
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
  await waitWithKey(call, clientClosedSignal(call), async (signal, keyEnded) => {
    const write = async (text: string): Promise<void> => {
      if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => {})
    }
    await work(write, signal)
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
