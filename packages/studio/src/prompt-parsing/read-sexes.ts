import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { canMean } from './match-pronoun.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'

type Sex = 'woman' | 'man'

const PRONOUNS: readonly (readonly [RegExp, Sex])[] = readTable('read-sexes', 'pronouns')
/** Words for a sex right before a trade, or as its first character. */
const SAID: readonly (readonly [RegExp, Sex])[] = readTable('read-sexes', 'said')

/** The sex that a word says by itself: `female`, 男性. */
export const sexWord = (text: string): Sex | undefined => SAID.find(([word]) => word.test(text.toLowerCase()))?.[1]

/** Sprites of people that have a female and a male variant. */
const ANYBODY = new Set(firstCodes('🧑🧒👷👮💂🏃🚶🚴🕵🏊🏄⛹🧗🤸🏋🧘'))
const CODES: Readonly<Record<string, Readonly<Record<Sex, string>>>> = readTable('read-sexes', 'codes')

/**
 * `a surgeon scrubs her hands`, `a woman welder`, 女教师: sets the sex of people by the word before the trade, else by
 * later pronouns. `cast` are the people of earlier shots, whose sex is kept.
 */
export function readSexes(items: readonly Item[], found: readonly FoundSubject[], cast: readonly FoundSubject[]): void {
  for (const subject of found) {
    const sex = sexBefore(items, subject)
    if (sex) becomeSex(subject, sex)
    const same = cast.find(({ noun }) => noun !== undefined && noun === subject.noun)
    if (same && subject.count === 1 && 'sprite' in same.what && isNeutral(subject)) subject.what = same.what
  }
  for (const [at, { text }] of items.entries()) {
    // `washes her hands` may be a single item.
    const sex = PRONOUNS.find(([word]) => text.split(' ').some(one => word.test(one)))?.[1]
    if (!sex) continue
    const before = found.filter(
      one => one.at >= 0 && one.at < at && one.kind === 'person' && isAlive(one) && canMean(sex, one),
    )
    // A pronoun prefers subjects of known sex.
    if (before.some(one => !isNeutral(one))) continue
    const meant = before.findLast(one => !one.isObject && one.count === 1) ?? before.at(-1)
    if (meant && meant.count === 1) becomeSex(meant, sex)
  }
}

function sexBefore(items: readonly Item[], { at, words }: FoundSubject): Sex | undefined {
  const last = items[at - 1]
  const said = last?.text === '的' ? items[at - 2] : last
  const own = /^(?:女|男)/u.exec(words)?.[0]
  return sexWord(own ?? said?.text ?? '')
}

const codeOf = ({ what }: FoundSubject): string => ('sprite' in what ? what.sprite : '')

function isNeutral(subject: FoundSubject): boolean {
  const code = codeOf(subject)
  return ANYBODY.has(code.split('-')[0]!) && !/-264[02]/u.test(code)
}

function becomeSex(subject: FoundSubject, sex: Sex): void {
  if (!isNeutral(subject)) return
  const [first = '', ...rest] = codeOf(subject).split('-')
  const own = CODES[first]?.[sex]
  const sign = sex === 'woman' ? '2640' : '2642'
  subject.what = {
    sprite: own
      ? [own, ...rest].join('-')
      : [first, ...rest.filter(code => code !== 'fe0f'), '200d', sign, 'fe0f'].join('-'),
  }
}
