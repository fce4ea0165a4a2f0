import type { Deed, Motion, Shot, Subject } from './shot-list.ts'
import { spriteName } from './words/noun-table.ts'
import { spriteOf } from './sprite-of.ts'

/** A subject that knows others themselves and not by their number, so that some may come and go. */
export type Player = Omit<Subject, 'relation' | 'deeds' | 'goes'> & {
  relation?: { kind: NonNullable<Subject['relation']>['kind']; to: Player }
  deeds?: (Omit<Deed, 'to'> & { to?: Player })[]
  goes?: Omit<NonNullable<Subject['goes']>, 'of'> & { of: Player }
}

/** A shot while something is staged in it: who is there may be changed, added and left out. */
export type Play = { words: string; shot: Shot; cast: Player[] }

export function playersOf(subjects: readonly Subject[]): Player[] {
  const cast: Player[] = subjects.map(({ relation: _relation, deeds: _deeds, goes: _goes, ...one }) => ({ ...one }))
  for (const [index, { relation, deeds, goes }] of subjects.entries()) {
    const player = cast[index]!
    if (relation) player.relation = { kind: relation.kind, to: cast[relation.to]! }
    if (deeds) player.deeds = deeds.map(({ to, ...deed }) => ({ ...deed, ...(to !== undefined && { to: cast[to]! }) }))
    if (goes) player.goes = { ...goes, of: cast[goes.of]! }
  }
  return cast
}

/** Back to numbers; what was said of those who are gone is gone with them. */
export function subjectsOf(cast: readonly Player[]): Subject[] {
  return cast.map(({ relation, deeds, goes, ...one }): Subject => {
    const numberOf = (player: Player | undefined): number => (player ? cast.indexOf(player) : -1)
    const [to, of] = [numberOf(relation?.to), numberOf(goes?.of)]
    return {
      ...one,
      ...(relation && to >= 0 && { relation: { kind: relation.kind, to } }),
      ...(deeds && {
        deeds: deeds.map(({ to: object, ...deed }) => ({
          ...deed,
          ...(numberOf(object) >= 0 && { to: numberOf(object) }),
        })),
      }),
      ...(goes && of >= 0 && { goes: { ...goes, of } }),
    }
  })
}

/** Something that nobody named and that it takes. */
export const player = (words: string, pictogram: string, metres: number, more: Partial<Player> = {}): Player => ({
  words,
  what: { sprite: spriteName(pictogram) },
  count: 1,
  size: 'normal',
  motion: 'still',
  metres,
  ...more,
})

export const isSomebody = (one: Player): boolean => one.build === 'person' || isOneOf(one, PEOPLE)
export const isLiving = (one: Player): boolean => LIVING.has(one.build) || isOneOf(one, PEOPLE)
/** `he` and 她 are of no trade or build. */
const PEOPLE: ReadonlySet<string> = new Set(['🧑', '👨', '👩', '👦', '👧', '🧒', '👴', '👵'].map(spriteName))
const LIVING: ReadonlySet<string | undefined> = new Set(['person', 'four-legged', 'bird', 'fish', 'insect', 'reptile'])

export const isOneOf = (one: Player, sprites: ReadonlySet<string>): boolean => sprites.has(spriteOf(one))

/** Who does it, or somebody where nobody is named. */
export function doerOf({ cast }: Play): Player {
  const found = cast.find(isSomebody) ?? cast.find(isLiving)
  if (found) return found
  const somebody = player('somebody', '🧑', 1.7, { build: 'person' })
  cast.unshift(somebody)
  return somebody
}

/** The one there is of it, else a new one. */
export function need({ cast }: Play, isIt: (one: Player) => boolean, make: () => Player): Player {
  const found = cast.find(isIt)
  if (found) return found
  const made = make()
  cast.push(made)
  return made
}

/** Leaves out whom the words of a goal, a part or a stuff stand for. */
export function drop({ cast }: Play, isGone: (one: Player) => boolean): void {
  const kept = cast.filter(one => !isGone(one))
  for (const one of kept) if (one.relation && !kept.includes(one.relation.to)) delete one.relation
  cast.splice(0, cast.length, ...kept)
}

/** Does this and nothing else. */
export function does(
  one: Player,
  verb: string,
  { to, motion = 'still', keeps = false }: { to?: Player; motion?: Motion; keeps?: boolean } = {},
): void {
  if (!keeps) delete one.relation
  delete one.goes
  one.motion = motion
  one.deeds = [{ verb, words: '', ...(to && { to }) }]
}
