import { hasPlace } from './schedule.ts'

/** Runs work in one of the places that all accounts share. */
export type FairGate = <T>(account: string, signal: AbortSignal | undefined, work: () => Promise<T>) => Promise<T>

type Place = { account: string; enter(): void }

/**
 * Limits concurrent work. No account holds more places than remain free, so endless work takes only its account's
 * share. Next is the account with the fewest places in use, then the one served longest ago.
 */
export function createFairGate(places: number): FairGate {
  const inside = new Map<string, number>()
  const served = new Map<string, number>()
  const waiting: Place[] = []
  let count = 0
  let turn = 0
  const ownOf = (account: string): number => inside.get(account) ?? 0

  function next(): void {
    const [first] = waiting
      .filter(({ account }) => hasPlace(ownOf(account), count, places))
      .sort(
        (one, other) =>
          ownOf(one.account) - ownOf(other.account) ||
          (served.get(one.account) ?? 0) - (served.get(other.account) ?? 0),
      )
    if (!first) return
    waiting.splice(waiting.indexOf(first), 1)
    first.enter()
    next()
  }

  function enter(account: string): void {
    count += 1
    inside.set(account, ownOf(account) + 1)
    served.set(account, ++turn)
  }

  function leave(account: string): void {
    count -= 1
    inside.set(account, ownOf(account) - 1)
    if (ownOf(account) === 0) inside.delete(account)
    // The order is irrelevant once the gate is empty.
    if (count === 0 && waiting.length === 0) served.clear()
    next()
  }

  function wait(account: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(signal?.reason)
      }
      const place: Place = {
        account,
        enter() {
          signal?.removeEventListener('abort', abort)
          enter(account)
          resolve()
        },
      }
      signal?.addEventListener('abort', abort, { once: true })
      waiting.push(place)
      next()
    })
  }

  return async (account, signal, work) => {
    signal?.throwIfAborted()
    await wait(account, signal)
    try {
      return await work()
    } finally {
      leave(account)
    }
  }
}
