/**
 * A memory budget, in total and per owner. Requests without free memory wait in order and are refused after a timeout.
 * The oldest holder may always continue, beyond the limit if necessary, or holders that each wait with half of their
 * need would deadlock. So the budget is exceeded by at most one holder.
 */
type Room = {
  enter(owner: string): Stay
  /** Bytes held by an owner. */
  usedBy(owner: string): number
  used(): number
}

export type Stay = {
  /** Reserves bytes at once, or returns a promise that rejects at the timeout or when the stay ends. */
  take(bytes: number): Promise<void> | undefined
  /** Reserves bytes beyond the limit: they are already in memory. */
  force(bytes: number): void
  /** Releases everything; may be called repeatedly. */
  leave(): void
}

type RoomOptions = {
  capacity: number
  /** The most for one owner. */
  share: number
  patienceMs: number
  refuse: () => Error
}

type Guest = { owner: string; bytes: number; left: boolean }
type Waiting = { guest: Guest; bytes: number; go(): void; giveUp(error: Error): void; timer: NodeJS.Timeout }

export function createRoom({ capacity, share, patienceMs, refuse }: RoomOptions): Room {
  const usage = createUsage()
  // In order of arrival, oldest first.
  const waiting = new Set<Waiting>()

  const fits = (guest: Guest, bytes: number): boolean =>
    usage.isFirst(guest) ||
    (usage.used() + bytes <= capacity && (usage.usedBy(guest.owner) + bytes <= share || usage.isFirstOfOwner(guest)))

  const admit = (): void => {
    for (const one of waiting) {
      if (!fits(one.guest, one.bytes) && !(usage.isEmpty() && one.guest.bytes === 0)) continue
      waiting.delete(one)
      clearTimeout(one.timer)
      usage.add(one.guest, one.bytes)
      one.go()
    }
  }
  const wait = (guest: Guest, bytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one)
        reject(refuse())
      }, patienceMs)
      const one: Waiting = { guest, bytes, go: resolve, giveUp: reject, timer }
      waiting.add(one)
    })
  const giveUp = (guest: Guest): void => {
    for (const one of waiting) {
      if (one.guest !== guest) continue
      waiting.delete(one)
      clearTimeout(one.timer)
      one.giveUp(refuse())
    }
  }

  return {
    usedBy: usage.usedBy,
    used: usage.used,
    enter(owner) {
      const guest: Guest = { owner, bytes: 0, left: false }
      return {
        take(bytes) {
          // A request larger than the budget enters when nobody else is there.
          if (!fits(guest, bytes) && !usage.isEmpty()) return wait(guest, bytes)
          usage.add(guest, bytes)
          return undefined
        },
        force: bytes => usage.add(guest, bytes),
        leave() {
          if (guest.left) return
          guest.left = true
          if (guest.bytes > 0) usage.remove(guest)
          giveUp(guest)
          admit()
        },
      }
    },
  }
}

/** Usage by owner, and the order of arrival. */
function createUsage() {
  // Both in order of arrival, oldest first.
  const guests = new Set<Guest>()
  const guestsByOwner = new Map<string, Set<Guest>>()
  const bytesByOwner = new Map<string, number>()
  let used = 0
  const usedBy = (owner: string): number => bytesByOwner.get(owner) ?? 0
  const leads = (all: Set<Guest> | undefined, guest: Guest): boolean => {
    for (const first of all ?? []) return first === guest
    return false
  }
  return {
    used: () => used,
    usedBy,
    isEmpty: () => guests.size === 0,
    isFirst: (guest: Guest) => leads(guests, guest),
    isFirstOfOwner: (guest: Guest) => leads(guestsByOwner.get(guest.owner), guest),
    add(guest: Guest, bytes: number): void {
      if (guest.bytes === 0) {
        guests.add(guest)
        const own = guestsByOwner.get(guest.owner) ?? new Set()
        guestsByOwner.set(guest.owner, own.add(guest))
      }
      guest.bytes += bytes
      used += bytes
      bytesByOwner.set(guest.owner, usedBy(guest.owner) + bytes)
    },
    remove(guest: Guest): void {
      guests.delete(guest)
      const own = guestsByOwner.get(guest.owner)
      own?.delete(guest)
      if (own?.size === 0) guestsByOwner.delete(guest.owner)
      used -= guest.bytes
      const rest = usedBy(guest.owner) - guest.bytes
      if (rest > 0) bytesByOwner.set(guest.owner, rest)
      else bytesByOwner.delete(guest.owner)
    },
  }
}
