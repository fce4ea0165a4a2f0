/**
 * A memory budget, in total and per owner. Requests without free memory wait in order and are refused after a timeout.
 * The oldest holder may always continue, beyond the limit if necessary, or holders that each wait with half of their
 * need would deadlock. So the budget is exceeded by at most one holder.
 */
export type MemoryBudget = {
  /** Begins an empty reservation. */
  open(owner: string): Reservation
  /** Bytes held by an owner. */
  usedBy(owner: string): number
  used(): number
}

export type Reservation = {
  /** Reserves bytes at once, or returns a promise that rejects at the timeout or when the reservation is released. */
  take(bytes: number): Promise<void> | undefined
  /** Holds exactly these bytes from now on, beyond the limit if necessary: they are already in memory. */
  settle(bytes: number): void
  /** Releases everything; may be called repeatedly. */
  release(): void
}

// JSON writes a control character as six: \u0001.
const LONGEST_ESCAPE = 6

/**
 * The most memory that an answer takes while it is built from stored bytes: these as received and as text, and its JSON
 * as text and as bytes. `most` bounds the JSON.
 */
export const bytesToBuild = (storedBytes: number, most = Number.POSITIVE_INFINITY): number =>
  2 * storedBytes + 2 * Math.min(LONGEST_ESCAPE * storedBytes, most)

type BudgetOptions = {
  capacity: number
  /** The most for one owner. */
  share: number
  patienceMs: number
  refuse: () => Error
}

type Holder = { owner: string; bytes: number; released: boolean }
type Waiting = { holder: Holder; bytes: number; go(): void; giveUp(error: Error): void; timer: NodeJS.Timeout }

export function createMemoryBudget({ capacity, share, patienceMs, refuse }: BudgetOptions): MemoryBudget {
  const usage = createUsage()
  // In order of arrival, oldest first.
  const waiting = new Set<Waiting>()

  const fits = (holder: Holder, bytes: number): boolean =>
    usage.isFirst(holder) ||
    (usage.used() + bytes <= capacity && (usage.usedBy(holder.owner) + bytes <= share || usage.isFirstOfOwner(holder)))

  const admit = (): void => {
    for (const one of waiting) {
      if (!fits(one.holder, one.bytes) && !(usage.isEmpty() && one.holder.bytes === 0)) continue
      waiting.delete(one)
      clearTimeout(one.timer)
      usage.add(one.holder, one.bytes)
      one.go()
    }
  }
  const wait = (holder: Holder, bytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one)
        reject(refuse())
      }, patienceMs)
      const one: Waiting = { holder, bytes, go: resolve, giveUp: reject, timer }
      waiting.add(one)
    })
  const giveUp = (holder: Holder): void => {
    for (const one of waiting) {
      if (one.holder !== holder) continue
      waiting.delete(one)
      clearTimeout(one.timer)
      one.giveUp(refuse())
    }
  }

  return {
    usedBy: usage.usedBy,
    used: usage.used,
    open(owner) {
      const holder: Holder = { owner, bytes: 0, released: false }
      return {
        take(bytes) {
          if (holder.released) return Promise.reject(refuse())
          // A request larger than the budget is granted when nothing else is reserved.
          if (!fits(holder, bytes) && !usage.isEmpty()) return wait(holder, bytes)
          usage.add(holder, bytes)
          return undefined
        },
        settle(bytes) {
          if (holder.released) return
          usage.add(holder, bytes - holder.bytes)
          admit()
        },
        release() {
          if (holder.released) return
          holder.released = true
          usage.add(holder, -holder.bytes)
          giveUp(holder)
          admit()
        },
      }
    },
  }
}

/** Usage by owner, and the order of arrival. */
function createUsage() {
  // Both in order of arrival, oldest first.
  const holders = new Set<Holder>()
  const holdersByOwner = new Map<string, Set<Holder>>()
  const bytesByOwner = new Map<string, number>()
  let used = 0
  const usedBy = (owner: string): number => bytesByOwner.get(owner) ?? 0
  const leads = (all: Set<Holder> | undefined, holder: Holder): boolean => {
    for (const first of all ?? []) return first === holder
    return false
  }
  return {
    used: () => used,
    usedBy,
    isEmpty: () => holders.size === 0,
    isFirst: (holder: Holder) => leads(holders, holder),
    isFirstOfOwner: (holder: Holder) => leads(holdersByOwner.get(holder.owner), holder),
    add(holder: Holder, bytes: number): void {
      if (bytes === 0) return
      if (holder.bytes === 0) {
        holders.add(holder)
        const own = holdersByOwner.get(holder.owner) ?? new Set()
        holdersByOwner.set(holder.owner, own.add(holder))
      }
      holder.bytes += bytes
      used += bytes
      const ofOwner = usedBy(holder.owner) + bytes
      if (ofOwner > 0) bytesByOwner.set(holder.owner, ofOwner)
      else bytesByOwner.delete(holder.owner)
      if (holder.bytes > 0) return
      holders.delete(holder)
      const own = holdersByOwner.get(holder.owner)
      own?.delete(holder)
      if (own?.size === 0) holdersByOwner.delete(holder.owner)
    },
  }
}
