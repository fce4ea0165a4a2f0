import type { Call } from './endpoint.ts'

/** Fires when the client goes away, so that nobody waits on its behalf. */
export function clientClosedSignal({ reply }: Pick<Call, 'reply'>): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
