import { readTable } from '../words/vocabulary/word-data.ts'
import { copyForNextShot } from './returning-subjects.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { isToldOf } from './names-no-thing.ts'
import { canMean } from './match-pronoun.ts'
import { firstCodes } from '../setting/pictogram-codes.ts'

type Sort = { sex?: 'man' | 'woman'; isChild: boolean }

/** Words that describe a person by looks alone. They mean a person of that look who is already present. */
const SORTS: readonly (readonly [RegExp, Sort])[] = readTable('repeated-names', 'sorts')
/** Words for a whole kind: `the plant` after a cactus. */
const CLASSES: RegExp = readTable('repeated-names', 'classes')
const OLD = /old|elderly|老/iu
const YOUNG = /young|年轻|少/iu
const CHILDREN = new Set(firstCodes('👶🧒👦👧'))
const COUPLES = new Set(firstCodes('👪👫👬👭👯💏💑🤼'))

const isChild = ({ what }: FoundSubject): boolean => 'sprite' in what && CHILDREN.has(what.sprite.split('-')[0]!)
const isOne = ({ what, kind, count }: FoundSubject): boolean =>
  kind === 'person' && count === 1 && 'sprite' in what && !COUPLES.has(what.sprite.split('-')[0]!)

/** True if no word before this one introduces a new person: `the old man`, and in Chinese the bare noun. */
export function isPlainNoun(items: readonly Item[], at: number): boolean {
  const [item, before] = [items[at], items[at - 1]]
  if (!item || item.plural || (item.possessive && item.meaning.noun?.kind === 'person')) return false
  if (item.language !== 'zh') return before?.text === 'the'
  // A person opens a clause. The object of a verb stands after the verb.
  const isThing = item.meaning.noun !== undefined && item.meaning.noun.kind !== 'person'
  const isFirst = !before || before.stop !== undefined
  return isThing
    ? isFirst || Boolean(before.meaning.verb ?? before.meaning.preposition ?? before.text === '小')
    : isFirst
}

/** The person present whom a plain word means: `the old man` after a postman, 小孩 after 牧童. Undefined if two fit. */
export function findPersonMeant(words: string, those: readonly FoundSubject[]): FoundSubject | undefined {
  if (/^musician$/iu.test(words)) return onlyOne(those.filter(one => isOne(one) && PLAYERS.test(one.words)))
  const sort = SORTS.find(([pattern]) => pattern.test(words))?.[1]
  const people = those.filter(isOne)
  // 快递小哥 … 小哥: the end of the name.
  const isEndOf = (one: FoundSubject): boolean => one.words !== words && one.words.endsWith(words)
  const called = /^\p{Script=Han}{2,}$/u.test(words) ? onlyOne(people.filter(isEndOf)) : undefined
  if (called && !people.some(one => one.words === words)) return called
  if (!sort || people.some(one => one.words.toLowerCase() === words.toLowerCase())) return undefined
  const isOld = OLD.test(words)
  const meant = people.filter(
    one => isChild(one) === sort.isChild && (!sort.sex || canMean(sort.sex, one)) && !(isOld && YOUNG.test(one.words)),
  )
  return onlyOne(meant)
}
const onlyOne = (those: readonly FoundSubject[]): FoundSubject | undefined =>
  those.length === 1 ? those[0] : undefined
const PLAYERS = /(?:ist|player|drummer|fiddler|busker|bugler)$/iu

/** The thing or animal that the end of its name means: `the boat` after a paper boat, 猫 after 黑猫. */
export function findThingMeant(fresh: FoundSubject, those: readonly FoundSubject[]): FoundSubject | undefined {
  if (fresh.kind === 'person' || fresh.count > 1) return undefined
  const isChinese = /\p{Script=Han}/u.test(fresh.words)
  // `the buffalo's hooves` after a water buffalo.
  const name = fresh.words
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/^[小大老]/u, '')
  const isClass = CLASSES.test(name)
  const meant = those.filter(({ words, kind, count }) => {
    const other = words.toLowerCase()
    return (
      kind === fresh.kind &&
      count === 1 &&
      (isClass || other.endsWith(isChinese ? name : ` ${name}`)) &&
      other !== fresh.words.toLowerCase()
    )
  })
  return onlyOne(meant)
}

/** People of earlier shots who are named by a plain word keep their identity. Changes `found`. */
export function keepIdentities(items: readonly Item[], found: FoundSubject[], cast: readonly FoundSubject[]): void {
  for (const [index, subject] of [...found.entries()].toReversed()) {
    if (subject.at < 0 || !isPlainNoun(items, subject.at)) continue
    const meant = isOne(subject) ? findPersonMeant(subject.words, cast) : findThingMeant(subject, cast)
    // `behind them, where the buffalo's hooves touch the water`: the buffalo is already present.
    const isThere = meant && found.some(one => one !== subject && one.words === meant.words)
    if (isThere && items[subject.at]!.possessive) found.splice(index, 1)
    if (!meant || found.some(one => one !== subject && one.words === meant.words)) continue
    const { at, namedAt, sentence } = subject
    found[index] = { ...subject, ...copyForNextShot(meant), at, namedAt, sentence }
  }
}

/** `she's an old woman`: the person that the pronoun means gets that look. Changes `found`. */
export function applyNewLooks(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const [at, { meaning, negated }] of items.entries()) {
    const { noun } = meaning
    if (!noun || negated || !isToldOf(items, at, noun)) continue
    const pronoun = items.slice(0, at).findLast(one => one.meaning.pronoun)?.meaning.pronoun
    const [sprite] = noun.sprites
    const meant = found.findLast(one => isOne(one) && canMean(pronoun, one))
    if (meant && sprite && canMean(pronoun, { ...meant, what: { sprite } }))
      Object.assign(meant, { what: { sprite }, noun })
  }
}
