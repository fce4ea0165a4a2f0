import { once } from 'node:events'
import { Refusal } from '../core/errors.ts'
import { clientClosedSignal, waitWithKey } from './caller-signals.ts'
import type { Answer, Call } from './endpoint.ts'
import { buildErrorBody } from './error-body.ts'

/**
 * Answers with server-sent events while the work lasts, the client is connected and its key is valid. A write resolves
 * when the text is sent, so slow readers get fewer events and nothing accumulates.
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
  // The unsent rest of an ended stream is dropped.
  if (raw.writableNeedDrain) raw.destroy()
  else raw.end()
  return 'sent'
}
