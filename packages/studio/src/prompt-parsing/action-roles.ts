import { clauseEnd, clauseStart } from '../words/clauses.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'

/** The longest tool for a hand. Metres. */
const HAND_TOOL = 0.6

/** `cuts bread with a knife`, 用勺子搅拌: the index of the tool of an action, or -1. */
export function toolOf(at: number, doer: FoundSubject, shown: readonly FoundSubject[], items: readonly Item[]): number {
  if (!isAlive(doer) || items[at]?.meaning.verb === undefined || items[at].meaning.wearing) return -1
  const tool = ledBy(TOOL_MARKS, at, shown, items)
  const one = shown[tool]
  if (!one || one === doer || isAlive(one) || one.kind === 'headwear') return -1
  const isSmall = (one.noun?.metres ?? 1) < HAND_TOOL || one.size === 'small' || one.size === 'tiny'
  // `a boy kicks a ball with a dog`, `a room with a lamp`: only things for a hand or a seat are tools.
  return isSmall || isBoarded(one) ? tool : -1
}
/** `ploughs with a tractor`: the subject rides it. */
export const isBoarded = ({ kind }: FoundSubject): boolean => ON_BOARD.has(kind)
const TOOL_MARKS = { en: /^with$/u, zh: /^(?:用|拿着?)$/u } as const
const ON_BOARD: ReadonlySet<string> = new Set(['car', 'bike'])

/** `runs around a tree`, `walks past a shop`: the index of the thing that the way leads around, past or to, or -1. */
export const wayOf = (
  how: keyof typeof WAYS,
  at: number,
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
): number => {
  const { verb } = items[at]?.meaning ?? {}
  if (!verb || !GOING.has(verb.motion ?? '')) return -1
  const led = ledBy(WAYS[how], at, shown, items)
  return led >= 0 && shown[led] !== doer ? led : -1
}
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'fly', 'swim', 'drive', 'ride'])
const WAYS = {
  around: { en: /(?:^|\s)around$|^round$/u, zh: /^(?:绕着?|围着|围绕)$/u },
  toward: { en: /(?:^|\s)(?:to|towards?|into|up to)$/u, zh: /^(?:向|朝着?|往|到)$|[走跑飞游奔冲爬][向到近进]$/u },
  past: { en: /(?:^|\s)past$|^(?:pass|passes|passing)(?: by)?$/u, zh: /^(?:经过|路过|走过|驶过|掠过|从.*旁)$/u },
} as const

/**
 * The subject named right after such a preposition of the clause: after the verb in English, on either side in Chinese.
 */
function ledBy(
  marks: { en: RegExp; zh: RegExp },
  at: number,
  shown: readonly FoundSubject[],
  items: readonly Item[],
): number {
  const { language } = items[at]!
  const mark = language === 'zh' ? marks.zh : marks.en
  const [from, to] = [language === 'zh' ? clauseStart(items, at) : at, clauseEnd(items, at)]
  for (let index = from; index < to; index++) {
    const { text, meaning } = items[index]!
    // Another verb of the clause has objects of its own.
    if (index > at && meaning.verb && !mark.test(text) && language === 'en' && isDeed(items, index)) return -1
    if (!mark.test(text)) continue
    for (let next = index + 1; next < Math.min(to, index + MAX_BETWEEN); next++) {
      const led = shown.findIndex(one => one.at === next || one.again?.some(again => again.at === next) === true)
      if (led >= 0) return items[next]!.possessive ? -1 : led
      if (items[next]!.meaning.preposition ?? items[next]!.meaning.conjunction) break
    }
  }
  return -1
}
const MAX_BETWEEN = 5
/** `past a sleeping student`: the participle is an adjective, not an action. */
const isDeed = (items: readonly Item[], at: number): boolean =>
  !(/ing$|ed$/u.test(items[at]!.text) && items[at + 1]?.meaning.noun !== undefined)
