import { type Lane, laneKey } from '../store/callback-queue.ts'

export type LaneLimits = {
  /** Concurrent attempts of this process. Each costs little more than a socket. */
  inFlight: number
  /** Concurrent attempts to one receiver of one account if it is known to be fast; new and slow receivers get one. */
  perLane: number
  /** One account's concurrent attempts to receivers that are not known to be fast. */
  unprovenPerAccount: number
  /** Rows per claim. Limits can be exceeded by as much, because rows are counted after the claim. */
  perClaim: number
}

export const LANE_LIMITS: LaneLimits = { inFlight: 512, perLane: 4, unprovenPerAccount: 64, perClaim: 64 }

// A receiver that answers within this time is fast.
const QUICK_MS = 2_000
// Remembered receivers; a forgotten one counts as new.
const MAX_REMEMBERED = 2_000
// Fast receivers named in a claim, the latest first: bursts go to them.
const MAX_NAMED = 64

export type Lanes = {
  enter(lane: Lane): void
  /** An attempt ended after this time. */
  leave(lane: Lane, ms: number): void
  /** The current capacity. `most` is 0 if there is none. */
  room(): Room
}

type Room = {
  most: number
  perLane: number
  exceptions: [key: string, rows: number][]
  restricted: string[]
}

type Pace = 'quick' | 'slow' | 'new'
type Known = { key: string; account: string; pace: Pace; inFlight: number }

/**
 * Keeps slow or dead receivers from delaying the others. Slow receivers share half of the places, slow and new ones
 * together three quarters, and one account's an eighth. So neither ten dead receivers nor ten thousand invented names
 * can block the ones that answer.
 */
export function createLanes(limits: LaneLimits = LANE_LIMITS): Lanes {
  // In the order of their last attempts.
  const known = new Map<string, Known>()
  const unprovenOf = new Map<string, number>()
  const inFlight: Record<Pace, number> = { quick: 0, slow: 0, new: 0 }

  const knownOf = (lane: Lane): Known => {
    const key = laneKey(lane)
    const one = known.get(key) ?? { key, account: lane.account_id, pace: 'new', inFlight: 0 }
    known.delete(key)
    known.set(key, one)
    return one
  }

  const count = ({ account, pace }: Known, change: number): void => {
    inFlight[pace] += change
    if (pace === 'quick') return
    const unproven = (unprovenOf.get(account) ?? 0) + change
    if (unproven > 0) unprovenOf.set(account, unproven)
    else unprovenOf.delete(account)
  }

  const forgetOldest = (): void => {
    for (const [key, one] of known) {
      if (known.size <= MAX_REMEMBERED) return
      if (one.inFlight === 0) known.delete(key)
    }
  }

  return {
    enter(lane) {
      const one = knownOf(lane)
      one.inFlight += 1
      count(one, 1)
      forgetOldest()
    },

    leave(lane, ms) {
      const one = knownOf(lane)
      count(one, -one.inFlight)
      one.inFlight -= 1
      one.pace = ms < QUICK_MS ? 'quick' : 'slow'
      // Its running attempts change sides with it.
      count(one, one.inFlight)
    },

    room() {
      const unproven = inFlight.slow + inFlight.new
      const fullOfUnproven = unproven >= limits.inFlight * 0.75
      const fullOfSlow = fullOfUnproven || inFlight.slow >= limits.inFlight * 0.5
      const restricted = [...unprovenOf].filter(([, count]) => count >= limits.unprovenPerAccount).map(([id]) => id)
      const mayTry = ({ account, pace }: Known): number => {
        if (pace === 'quick') return limits.perLane
        const full = pace === 'slow' ? fullOfSlow : fullOfUnproven
        return full || restricted.includes(account) ? 0 : 1
      }
      // Lanes that are not named get one place or none, so only the others have to be listed.
      const unnamed = (account: string): number => (fullOfUnproven || restricted.includes(account) ? 0 : 1)
      const exceptions: Room['exceptions'] = []
      let named = 0
      for (const one of [...known.values()].reverse()) {
        const free = Math.max(0, mayTry(one) - one.inFlight)
        const otherwise = unnamed(one.account)
        if (free === otherwise) continue
        const mayBeLeftOut = one.inFlight === 0 && one.pace === 'quick' && otherwise > 0
        if (mayBeLeftOut && ++named > MAX_NAMED) continue
        exceptions.push([one.key, free])
      }
      const most = Math.min(limits.perClaim, limits.inFlight - unproven - inFlight.quick)
      return { most, perLane: fullOfUnproven ? 0 : 1, exceptions, restricted }
    },
  }
}
