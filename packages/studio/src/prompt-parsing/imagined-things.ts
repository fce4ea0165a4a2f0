import { clauseStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { isAliveKind } from '../words/kinds.ts'

const UNSEEN = /^(?:imaginary|imagined|invisible|unseen|nonexistent|make-believe|pretend|off-?screen)$/u
const UNSEEN_ZH = /(?:想象(?:中|出来)?|假想|虚构|看不见|隐形|无形|不存在|画外)的$/u
const MAX_BETWEEN = 4
const SOURCE = /^(?:fire|flame|stove|gas|火)$/u

/** Marks nouns that must not be shown: `an imaginary hat`, `plays air guitar`, 看不见的绳子, 关火. Changes the items. */
export function markImagined(items: readonly Item[]): void {
  for (const [at, item] of items.entries())
    if (item.meaning.noun && (isImagined(items, at) || isTurnedOff(items, at) || isNeverThere(items, at)))
      item.negated = true
}

function isImagined(items: readonly Item[], at: number): boolean {
  // `an invisible man opens the door`: a living subject is drawn if no one else is there.
  const isAlive = ({ meaning }: Item): boolean => meaning.noun !== undefined && isAliveKind(meaning.noun.kind)
  const isFirst = !items.slice(clauseStart(items, at), at).some(one => isAlive(one) || one.meaning.pronoun)
  if (isAlive(items[at]!) && isFirst) return false
  if (items[at]!.text === 'air guitar' || (items[at - 1]?.text === 'air' && /guitar|drums/u.test(items[at]!.text)))
    return true
  const before = items.slice(Math.max(0, at - MAX_BETWEEN), at)
  const start = before.findLastIndex(({ stop, meaning }) => stop ?? meaning.noun ?? meaning.verb)
  const phrase = before.slice(start + 1)
  if (items[at]!.language === 'zh') return UNSEEN_ZH.test(phrase.map(({ text }) => text).join(''))
  return phrase.some(({ text }) => UNSEEN.test(text))
}

/** `关火`, 把火关小, `turns off the fire`: the flame of a stove. */
function isTurnedOff(items: readonly Item[], at: number): boolean {
  if (!SOURCE.test(items[at]!.text)) return false
  const [before, after] = [items[at - 1], items[at + 1]]
  if (items[at]!.language === 'zh')
    return /^(?:关|关掉|关上|关小|调小|开)$/u.test(before?.text ?? '') || after?.text.startsWith('关') === true
  return (before?.meaning.definite ? items[at - 2] : before)?.meaning.verb?.id === 'turn-off'
}

/** `the bus never comes`, 车一直没来. */
const isNeverThere = (items: readonly Item[], at: number): boolean =>
  /^never (?:comes|arrives|came|shows)\b/u.test(
    items
      .slice(at + 1, at + 3)
      .map(({ text }) => text)
      .join(' '),
  )
