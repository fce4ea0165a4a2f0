// Decides who is served next. Pure functions: requests and usage in, choices out. docs/decisions/work.md explains the
// rules.

export type Size = 'quick' | 'short' | 'long'

/** A task that wants to begin or an attempt that wants to continue. */
export type Ask = {
  account: string
  /** The size of the render slot; `free` needs none. */
  size: Size | 'free'
  /** Ending work goes before running work, and running work before new work. */
  stage: 'ending' | 'begun' | 'fresh'
  /** When it became ready; for a retry, when its delay was over. */
  since: number
  /** True if it is already an attempt of this worker. */
  isInFlight: boolean
  /** True if it holds its account's slot for short work, whose callers wait for the answer. */
  holdsShortWorkSlot?: boolean
}

export type Limits = {
  /** Render slots, about one for each core. */
  slots: number
  /** Additional slots for quick and short work while long work holds the others. */
  extraSlots: number
  /** Concurrent attempts, with or without a slot. */
  inFlight: number
}

export type Load = {
  held: Record<Size, number>
  /** Slots that an account holds. */
  inUse: ReadonlyMap<string, number>
  /** The number of an account's last turn; a missing account comes first. */
  served: ReadonlyMap<string, number>
  /** Attempts of an account. */
  inFlight: ReadonlyMap<string, number>
}

/**
 * Counts the free slots for work of this size. Long work uses only the ordinary slots. Short work may use the extra
 * slots except the last while long work runs. Quick work may use all of them while anything else runs, so that a
 * sentence waits neither for a clip nor for music.
 */
export function freeSlots(size: Size, held: Load['held'], { slots, extraSlots }: Limits): number {
  const others = held.short + held.long
  const all = others + held.quick
  const forQuick = slots + Math.min(extraSlots, others) - all
  const extra = Math.min(extraSlots, held.long)
  const forShort = slots + Math.min(Math.max(1, extraSlots - 1), extra) - others
  const anywhere = slots + extra - all
  const room = {
    quick: forQuick,
    short: Math.min(anywhere, forShort),
    long: Math.min(anywhere, slots - held.long),
  }[size]
  return Math.max(0, room)
}

export const hasSlot = (size: Ask['size'], held: Load['held'], limits: Limits): boolean =>
  size === 'free' || freeSlots(size, held, limits) > 0

/**
 * True if an account may take one more of the shared `places`: never more than remain free. One account gets at most
 * half, two get a third each, and a newcomer always finds one.
 */
export const hasPlace = (own: number, inUse: number, places: number): boolean => own < places - inUse

const STAGES: readonly Ask['stage'][] = ['ending', 'begun', 'fresh']
// Brief work counts as older by this, so that it goes before the parts of its account's films. They still get their turn
// under brief work without end.
const HEAD_START_MS = 600_000

/**
 * Assigns free slots: first the account with the least in use, then the one served longest ago; within an account the
 * work nearest its end, then brief work, then the oldest.
 */
export function chooseAsks<A extends Ask>(asks: readonly A[], load: Load, limits: Limits): A[] {
  const held = { ...load.held }
  const inFlight = new Map(load.inFlight)
  let flying = sum(inFlight.values())
  const fits = ({ account, size, isInFlight }: A): boolean =>
    hasSlot(size, held, limits) && (isInFlight || hasPlace(inFlight.get(account) ?? 0, flying, limits.inFlight))
  const chosen: A[] = []
  for (const ask of inTurn(asks.filter(fits), load)) {
    if (!fits(ask)) continue
    chosen.push(ask)
    if (ask.size !== 'free') held[ask.size] += 1
    if (ask.isInFlight) continue
    inFlight.set(ask.account, (inFlight.get(ask.account) ?? 0) + 1)
    flying += 1
  }
  return chosen
}

/** Sorts all requests in serving order: the n-th of an account counts as if the account already had the ones before. */
function inTurn<A extends Ask>(asks: readonly A[], { inUse, served }: Load): A[] {
  const byAccount = Map.groupBy(asks, ask => ask.account)
  const ranked = [...byAccount].flatMap(([account, own]) =>
    own.sort(byStageAndAge).map((ask, place) => ({
      ask,
      place,
      round: (inUse.get(account) ?? 0) + place,
      served: served.get(account) ?? 0,
    })),
  )
  return ranked
    .sort((one, other) => one.round - other.round || one.place - other.place || one.served - other.served)
    .map(({ ask }) => ask)
}

const byStageAndAge = (one: Ask, other: Ask): number =>
  STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage) || sinceOf(one) - sinceOf(other)

const sinceOf = ({ since, holdsShortWorkSlot }: Ask): number => (holdsShortWorkSlot ? since - HEAD_START_MS : since)

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0)
