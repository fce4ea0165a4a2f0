import type { Call } from './endpoint.ts'

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
