/**
 * Bytes that may be in memory at a time, for everybody and for each owner. What finds no room waits, in order, and is
 * refused when that takes too long. Whoever came first may always go on, beyond the limit if need be: were everybody to
 * wait with half of what they need, nobody would ever be done. So at most one more than there is room for is let in.
 */
type Room = {
  enter(owner: string): Stay
  /** Bytes of an owner that are there. */
  usedBy(owner: string): number
  used(): number
}

export type Stay = {
  /** Takes room at once, or gives a promise for it, which rejects when there is none in time or the stay ends. */
  take(bytes: number): Promise<void> | undefined
  /** Takes it even if there is none: the bytes are there already. */
  force(bytes: number): void
  /** Gives everything back; any number of times. */
  leave(): void
}

type RoomOptions = {
  capacity: number
  /** The most of it for one owner. */
  share: number
  patienceMs: number
  refuse: () => Error
}

type Guest = { owner: string; bytes: number; left: boolean }
type Waiting = { guest: Guest; bytes: number; go(): void; giveUp(error: Error): void; timer: NodeJS.Timeout }

export function createRoom({ capacity, share, patienceMs, refuse }: RoomOptions): Room {
  const usage = createUsage()
  // In the order in which they came: the first is the oldest.
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
          // One that is larger than all there is comes in when nobody else is there.
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

/** Who has how much, and who came first. */
function createUsage() {
  // Both in the order in which they came: the first is the oldest.
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
