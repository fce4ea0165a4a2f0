import type { Call } from './endpoint.ts'

/** Fires when the client goes away, so that nobody waits on its behalf. */
export function clientClosedSignal({ reply }: Pick<Call, 'reply'>): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

/** Waits on a caller's behalf: the signal fires when the client is gone, or when its key ends. */
export async function waitWithKey<T>(
  call: Pick<Call, 'services' | 'caller'>,
  clientGone: AbortSignal,
  wait: (signal: AbortSignal, keyEnded: AbortSignal) => Promise<T>,
): Promise<T> {
  const key = call.services.keyWatcher.watch(call.caller.keyId)
  try {
    return await wait(AbortSignal.any([clientGone, key.signal]), key.signal)
  } finally {
    key.done()
  }
}
