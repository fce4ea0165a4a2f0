import type { Call } from './endpoint.ts'

/** Fires when the client disconnects, so that waits on its behalf end. */
export function clientClosedSignal({ reply }: Pick<Call, 'reply'>): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

/** Waits for a caller: the signal fires when the client disconnects or its key ends. */
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
