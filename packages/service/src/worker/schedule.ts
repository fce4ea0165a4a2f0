// Who is next. Pure: what is asked for and what is in use go in, who gets it comes out. The rules, in words, are in
// docs/decisions/work.md.

export type Size = 'quick' | 'short' | 'long'

/** Somebody who wants to begin, or to go on. */
export type Ask = {
  account: string
  /** The render slot that it needs; `free` needs none. */
  size: Size | 'free'
  /** What is about to end goes before what is under way, and that before what has not begun. */
  stage: 'ending' | 'begun' | 'fresh'
  /** Since when it could be done: for something that is tried again, since its wait was over. */
  since: number
  /** Whether it is an attempt of this worker already. */
  isInFlight: boolean
}

export type Limits = {
  /** Render slots, about one for each core. */
  slots: number
  /** Further ones for quick and short work, which are there only while long work holds others. */
  extraSlots: number
  /** Attempts in flight at a time, with a slot or without. */
  inFlight: number
}

export type Load = {
  held: Record<Size, number>
  /** Slots that an account holds. */
  inUse: ReadonlyMap<string, number>
  /** The number of the turn in which an account last got one; of whom it is not known, the longest ago. */
  served: ReadonlyMap<string, number>
  /** Attempts of an account. */
  inFlight: ReadonlyMap<string, number>
}

/**
 * How many more slots there are for work of this size. Long work holds at most the ordinary ones. While others hold these,
 * quick and short work may use extra ones: short work while long work is under way, and all but the last of them; quick work
 * while anything else is, so that a sentence waits neither for a segment nor for a piece of music.
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
 * Whether an account may have one more of `places` that all share: never more than are left free. So one account gets at
 * most half of them, two a third each, and whoever comes next finds one.
 */
export const hasPlace = (own: number, inUse: number, places: number): boolean => own < places - inUse

const STAGES: readonly Ask['stage'][] = ['ending', 'begun', 'fresh']

/**
 * Who gets what is free, in this order: the account with the least in use, then the one that has waited longest for a turn;
 * of one account what is nearest to its end, then what could be done longest.
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

/** All of them in the order in which they would be served: the n-th of an account comes as if it already had the others. */
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
  STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage) || one.since - other.since

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0)
