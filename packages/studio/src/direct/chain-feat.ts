import { isLiving, type Player } from './players.ts'
import { spriteOf } from './sprite-of.ts'
import type { Motion } from './shot-list.ts'

type Doing = NonNullable<Player['deeds']>[number]
/** Somebody as the words tell of him, before a feat gave him something else to do. */
type Told = { one: Player; deeds: Player['deeds']; motion: Motion }
const OF_THINGS: ReadonlySet<string> = new Set('break topple shatter explode burst splash land'.split(' '))
type Placed = { teller: Told; deed: Doing; at: number }

/** Where clauses part. */
const STOP = /[,.;!?，。；！？、\n]|\band\b|\bthen\b/giu

/**
 * A feat is one step of what is told: `a monkey climbs a tree, peels a banana and eats it` climbs first, then peels, then eats. What is told before the
 * clauses of the feat is done before it, what is told after them follows it.
 */
export function chainFeat(
  cast: readonly Player[],
  told: readonly Told[],
  words: string,
  span: { from: number; to: number },
): void {
  const placed = placeDeeds(told, words.toLowerCase())
  const stops = [...words.matchAll(STOP)].map(({ index }) => index)
  const start = stops.findLast(stop => stop < span.from) ?? -1
  const end = stops.find(stop => stop >= span.to) ?? words.length
  // `and it all falls over`: what happens to things is the feat.
  const replaced = placed.filter(
    ({ teller, deed }) =>
      cast.includes(teller.one) &&
      teller.one.deeds !== teller.deeds &&
      isLiving(teller.one) &&
      !OF_THINGS.has(deed.verb),
  )
  const inside = placed.filter(({ at }) => at > start && at < end).map(({ deed }) => deed.beat ?? 0)
  // `kicks a ball, it breaks a window`: the kick is the feat's own.
  const isOwn = ({ teller, deed }: Placed): boolean =>
    teller.one.deeds?.some(({ verb }) => verb.startsWith(`${deed.verb}-`)) === true
  const before = replaced.filter(one => one.at <= start && !isOwn(one))
  const after = replaced.filter(({ at }) => at >= end)
  if (before.length === 0 && after.length === 0) return
  const beat = inside.length > 0 ? Math.min(...inside) : 1 + Math.max(-1, ...before.map(({ deed }) => deed.beat ?? 0))
  for (const one of cast) {
    const mine = told.find(teller => teller.one === one)
    if (mine && one.deeds === mine.deeds) continue
    one.deeds = (one.deeds ?? []).map(deed => (beat > 0 ? { ...deed, beat } : deed))
    if (!mine) continue
    const own = ({ teller }: Placed): boolean => teller === mine
    const moved = ({ deed: { to, ...deed } }: Placed): Doing => ({
      ...deed,
      motion: deed.motion ?? mine.motion,
      ...withObject(cast, to),
    })
    one.deeds.unshift(...before.filter(own).map(moved))
    one.deeds.push(...after.filter(own).map(one => ({ ...moved(one), beat: Math.max(one.deed.beat ?? 0, beat + 1) })))
  }
}

/** A feat may have made a new one of it: then that is what it is done to. */
function withObject(cast: readonly Player[], to: Player | undefined): { to?: Player } {
  const found = to && (cast.includes(to) ? to : cast.find(one => spriteOf(one) === spriteOf(to)))
  return found ? { to: found } : {}
}

/** Where in the words each deed is told, in their order. */
function placeDeeds(told: readonly Told[], words: string): Placed[] {
  const all = told
    .flatMap(teller => (teller.deeds ?? []).map(deed => ({ teller, deed })))
    .toSorted((a, b) => (a.deed.beat ?? 0) - (b.deed.beat ?? 0))
  const last = new Map<number, number>()
  return all.flatMap(({ teller, deed }) => {
    const beat = deed.beat ?? 0
    const from = Math.max(0, ...[...last].filter(([earlier]) => earlier < beat).map(([, at]) => at + 1))
    const at = deed.words === '' ? -1 : words.indexOf(deed.words.toLowerCase(), from)
    if (at < 0) return []
    last.set(beat, Math.max(last.get(beat) ?? 0, at))
    return [{ teller, deed, at }]
  })
}
