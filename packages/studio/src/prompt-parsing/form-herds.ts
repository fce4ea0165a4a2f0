import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseEnd, clauseStart } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { readModifiers } from './read-modifiers.ts'
import type { Subject } from '../setting/shot-list.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

type Form = { formation?: NonNullable<Subject['formation']>; count: number; words: RegExp }

/** Formations of groups, and the number of members if the words give none. */
const FORMS: readonly Form[] = readTable('form-herds', 'forms')

/** `海豚成群跃出海面`, `小鸭子排成一队`, `geese fly in a V`: gives the animal a formation and a number. Changes `found`. */
export function formHerds(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const { formation, count, words: told } of FORMS)
    for (const { index } of words.matchAll(told)) {
      const herd = formedAt(from + index, items, found)
      if (!herd) continue
      if (formation) herd.formation = formation
      grow(herd, count, items)
    }
  bringBrood(items, found)
}

/** The subject of a formation: the last one named before it in its clause, else the first after it. */
function formedAt(place: number, items: readonly Item[], found: readonly FoundSubject[]): FoundSubject | undefined {
  const next = items.findIndex(({ to }) => to > place)
  if (next < 0) return undefined
  const [start, end] = [clauseStart(items, next), clauseEnd(items, next)]
  const alive = found.filter(one => isAlive(one) && one.at >= start && one.at < end)
  const before = alive.filter(({ at }) => items[at]!.to <= place)
  // `ducklings waddle behind their mother in a line`: the ducklings form the line.
  return (
    before.find(({ count, noun }) => count > 1 || noun?.sprites.some(sprite => BROODS.has(sprite))) ??
    before[0] ??
    alive[0]
  )
}

/** Sets the number of a group, unless the words give one. */
function grow(herd: FoundSubject, count: number, items: readonly Item[]): void {
  const isCounted = readModifiers(items, herd.at).count !== undefined
  const isOne = items[herd.at]?.language === 'en' && herd.count === 1
  if (!isCounted && !isOne) herd.count = Math.max(herd.count, count)
}

/** Young animals that appear with their mother, and their number. */
const BROODS: ReadonlyMap<string, readonly string[]> = new Map([
  [spriteName('🐥'), ['🦆', '🐔', '🪿', '🐓'].map(spriteName)],
])
const BROOD = 5
const isBeast = ({ kind }: FoundSubject): boolean => kind === 'animal' || kind === 'bird' || kind === 'fish'

/** `小鸭子跟着鸭妈妈`, `a hen with her chicks`: several, if the words give no number. */
function bringBrood(items: readonly Item[], found: readonly FoundSubject[]): void {
  const spriteOf = ({ what }: FoundSubject): string => ('sprite' in what ? what.sprite : '')
  for (const one of found) {
    const grown = BROODS.get(spriteOf(one))
    const mother = grown && found.find(other => other !== one && grown.includes(spriteOf(other)))
    if (mother && mother.count === 1) grow(one, BROOD, items)
    // `天鹅带着小天鹅`: the young are smaller copies of the parent.
    const parent = found.find(
      other => other !== one && spriteOf(other) === spriteOf(one) && isBeast(other) && !other.words.startsWith('小'),
    )
    if (!parent || !one.words.startsWith('小') || !isBeast(one)) continue
    if (one.size === 'normal') one.size = 'small'
    if (one.kind === 'bird' && parent.count === 1) grow(one, BROOD, items)
  }
}
