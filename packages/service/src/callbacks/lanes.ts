import { type Lane, laneKey } from '../store/callback-queue.ts'

export type LaneLimits = {
  /** Tries under way in this process. Each is little more than a socket. */
  inFlight: number
  /** To one receiver of one account, once it is known to be quick; before that, and when it was slow, one. */
  perLane: number
  /** One account's tries to receivers that are not known to be quick. */
  unprovenPerAccount: number
  /** Rows a claim: also by how much a limit can be missed, because they are counted once claimed. */
  perClaim: number
}

export const LANE_LIMITS: LaneLimits = { inFlight: 512, perLane: 4, unprovenPerAccount: 64, perClaim: 64 }

// A receiver that answers, or refuses, within this time takes nothing from the others.
const QUICK_MS = 2_000
// Receivers that are remembered; one that is forgotten is merely new again.
const MOST_REMEMBERED = 2_000
// Quick receivers named in an ordinary claim, the latest first: what a burst goes to.
const MOST_NAMED = 64

export type Lanes = {
  enter(lane: Lane): void
  /** A try is over and took this long. */
  leave(lane: Lane, ms: number): void
  /** What may be claimed now. `most` is 0 when nothing may. */
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
 * Keeps one slow or dead receiver from delaying the others. Of the places, those that were slow share a half, together
 * with the new ones three quarters, and one account's of both kinds an eighth: neither ten dead receivers nor ten
 * thousand made-up names leave no place for those that answer.
 */
export function createLanes(limits: LaneLimits = LANE_LIMITS): Lanes {
  // In the order of their last try.
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
      if (known.size <= MOST_REMEMBERED) return
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
      // Those of it that are still under way change sides with it.
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
      // What a lane may have that is not named: one, or none. So only the others need to be.
      const unnamed = (account: string): number => (fullOfUnproven || restricted.includes(account) ? 0 : 1)
      const exceptions: Room['exceptions'] = []
      let named = 0
      for (const one of [...known.values()].reverse()) {
        const free = Math.max(0, mayTry(one) - one.inFlight)
        const otherwise = unnamed(one.account)
        if (free === otherwise) continue
        const mayBeLeftOut = one.inFlight === 0 && one.pace === 'quick' && otherwise > 0
        if (mayBeLeftOut && ++named > MOST_NAMED) continue
        exceptions.push([one.key, free])
      }
      const most = Math.min(limits.perClaim, limits.inFlight - unproven - inFlight.quick)
      return { most, perLane: fullOfUnproven ? 0 : 1, exceptions, restricted }
    },
  }
}
