import { type Ask, freeSlots, type Limits, type Load, type Size } from './schedule.ts'

/**
 * An attempt's hold on a render slot. It holds none while it downloads, waits for other machines or writes its outcome.
 */
export type Seat = {
  /** Waits for a slot of this size; resolves at once if it holds one. */
  need(size: Size, options: { stage: Ask['stage']; signal: AbortSignal }): Promise<void>
  /** Releases the slot. */
  leave(): void
  /** The attempt is over. */
  end(): void
}

/** An attempt that waits for a slot. */
export type Waiting = Ask & { size: Size; isInFlight: true; enter(): void }

export type RenderSlots = {
  /** A seat for a chosen attempt, with the slot it was chosen for. */
  begin(account: string, size: Ask['size']): Seat
  waiting(): readonly Waiting[]
  load(): Load
}

// Accounts served longer ago than this many others count as never served.
const MAX_REMEMBERED = 1_000
const RANKS: readonly Size[] = ['quick', 'short', 'long']

/** Counts slots and attempts. The scheduler decides; `changed` asks it to run again. */
export function createRenderSlots(changed: () => void, clock: () => number = Date.now): RenderSlots {
  const tally = createTally()
  const waiting = new Set<Waiting>()

  /** Resolves when the attempt may enter, rejects when the signal fires. */
  function wait(ask: Ask & { size: Size; isInFlight: true }, signal: AbortSignal, enter: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        waiting.delete(place)
        reject(signal.reason)
      }
      const place: Waiting = {
        ...ask,
        enter() {
          if (!waiting.delete(place)) return
          signal.removeEventListener('abort', abort)
          enter()
          resolve()
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      waiting.add(place)
      changed()
    })
  }

  function begin(account: string, first: Ask['size']): Seat {
    let holds: Size | undefined
    const take = (size: Size): void => {
      holds = size
      tally.take(account, size)
    }
    const leave = (): void => {
      if (!holds) return
      tally.giveBack(account, holds)
      holds = undefined
      changed()
    }
    tally.begin(account)
    if (first !== 'free') take(first)
    return {
      async need(size, { stage, signal }) {
        // A larger slot is sufficient.
        if (holds && RANKS.indexOf(holds) >= RANKS.indexOf(size)) return
        leave()
        signal.throwIfAborted()
        await wait({ account, size, stage, since: clock(), isInFlight: true }, signal, () => take(size))
        tally.serve(account)
      },
      leave,
      end() {
        leave()
        tally.end(account)
        changed()
      },
    }
  }

  return { begin, waiting: () => [...waiting], load: tally.load }
}

/** Slots held by size and account, attempts in flight, and the last turns. */
function createTally() {
  const held: Record<Size, number> = { quick: 0, short: 0, long: 0 }
  const inUse = new Map<string, number>()
  const inFlight = new Map<string, number>()
  // In the order of their last turns.
  const served = new Map<string, number>()
  let turn = 0

  function count(counts: Map<string, number>, account: string, by: 1 | -1): void {
    const next = (counts.get(account) ?? 0) + by
    if (next > 0) counts.set(account, next)
    else counts.delete(account)
  }
  function serve(account: string): void {
    served.delete(account)
    served.set(account, ++turn)
    const [oldest] = served.keys()
    if (served.size > MAX_REMEMBERED && oldest !== undefined) served.delete(oldest)
  }
  return {
    serve,
    begin(account: string): void {
      count(inFlight, account, 1)
      serve(account)
    },
    end: (account: string): void => count(inFlight, account, -1),
    take(account: string, size: Size): void {
      held[size] += 1
      count(inUse, account, 1)
    },
    giveBack(account: string, size: Size): void {
      held[size] -= 1
      count(inUse, account, -1)
    },
    load: (): Load => ({ held: { ...held }, inUse, served, inFlight }),
  }
}

/** How many tasks of each lane could begin if no other lane began any. */
export function roomFor(size: Ask['size'], { held, inFlight }: Load, limits: Limits): number {
  const places = limits.inFlight - [...inFlight.values()].reduce((sum, one) => sum + one, 0)
  if (size === 'free') return places
  return Math.max(0, Math.min(places, freeSlots(size, held, limits)))
}
