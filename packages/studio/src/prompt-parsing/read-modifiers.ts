import type { Item } from '../words/parse-items.ts'
import type { Subject } from '../setting/shot-list.ts'

type Modifiers = { count?: number; colour?: string; size?: Subject['size']; isDefinite?: true; isOther?: true }

/** `another person`, `the other dog`, `另一个人`: one more than those named before. */
const OTHERS = /^(?:another|other|a second|另外?一?[个位只名]?)$/u

/** The most unknown adjectives inside a noun phrase. */
const MAX_UNKNOWN = 3
/** The longest noun phrase, in words. It bounds the work for long texts. */
const LONGEST_PHRASE = 40

/** The number, colour and size of a noun, from the words before it in its phrase. */
export function readModifiers(items: readonly Item[], at: number): Modifiers {
  const modifiers: Modifiers = {}
  let unknown = 0
  for (let index = at - 1; index >= Math.max(0, at - LONGEST_PHRASE); index--) {
    const item = items[index]!
    const { meaning } = item
    const next = items[index + 1]!
    // `两个古装侠客`: the clothes describe the next noun.
    const isWornByNext =
      index + 1 === at &&
      item.language === 'zh' &&
      meaning.noun?.kind === 'worn' &&
      next.meaning.noun?.kind === 'person'
    if (item.stop || item.mention || (isOutside(item) && !isWornByNext && !isCompound(items, index))) break
    if (OTHERS.test(item.text)) modifiers.isOther = true
    if (item.unknown && ++unknown > MAX_UNKNOWN) break
    if (!isBare(item) || next.from === item.to) {
      // The colour of a suit belongs to the suit alone.
      const isBlocked = next.meaning.colourBlock && !(index + 1 === at && next.meaning.noun?.kind === 'worn')
      if (meaning.colour && !isBlocked) modifiers.colour ??= meaning.colour
      if (meaning.size && !(isBare(item) && index + 1 !== at)) modifiers.size ??= meaning.size
      const count = meaning.group ?? meaning.number
      if (count !== undefined && isCounting(items, index, at)) {
        modifiers.count = Math.max(1, count)
        break
      }
    }
    if (meaning.determiner || meaning.definite) {
      if (meaning.definite) modifiers.isDefinite = true
      break
    }
  }
  if (modifiers.count === undefined) {
    const count = countBeforeClause(items, at)
    if (count !== undefined) modifiers.count = count
  }
  return modifiers
}

/** `two chess players`, `three fire trucks`: a noun right before another describes it and is not counted. */
function isCompound(items: readonly Item[], index: number): boolean {
  const { meaning, language, plural, possessive, text } = items[index]!
  const next = items[index + 1]!
  return (
    language === 'en' &&
    meaning.noun !== undefined &&
    next.meaning.noun !== undefined &&
    !meaning.relation &&
    !meaning.verb &&
    !possessive &&
    (plural !== true || /^(?:women|men)$/u.test(text))
  )
}

/** `一群穿汉服的孩子`, `三个背着书包的学生`: the number counts the noun after the relative clause. */
function countBeforeClause(items: readonly Item[], at: number): number | undefined {
  if (items[at]!.language !== 'zh' || items[at - 1]?.text !== '的') return undefined
  for (let index = at - 2; index >= 0 && !items[index]!.stop; index--) {
    const { meaning } = items[index]!
    const count = meaning.group ?? meaning.number
    if (count === undefined) continue
    const next = items[index + 1]?.meaning.counter ? items[index + 2] : items[index + 1]
    const isClause =
      next !== undefined &&
      (next.meaning.verb ?? next.meaning.wearing ?? next.meaning.relation) !== undefined &&
      !next.meaning.noun
    return isClause && index + 2 < at ? count : undefined
  }
  return undefined
}

/** A Chinese word of one character belongs only to adjacent words. */
const isBare = ({ language, text }: Item): boolean => language === 'zh' && text.length === 1

function isOutside({ meaning, negated, text }: Item): boolean {
  const {
    noun,
    colour,
    size,
    group,
    number,
    relation,
    preposition,
    conjunction,
    located,
    wearing,
    pronoun,
    negation,
    move,
    verb,
  } = meaning
  if (negated || negation) return true
  if (group !== undefined || number !== undefined || colour || size) return false
  return Boolean(
    noun ||
      relation ||
      preposition ||
      conjunction ||
      located ||
      wearing ||
      pronoun ||
      move ||
      (verb && !/(?:ing|ed)$/u.test(text)),
  )
}

/** A Chinese number counts a noun with a measure word between them, or right before it. */
function isCounting(items: readonly Item[], index: number, at: number): boolean {
  const item = items[index]!
  if (items[index + 1]?.meaning.unit) return false
  if (item.language === 'en' || item.meaning.group !== undefined || !isBare(item)) return true
  return index + 1 === at || items[index + 1]?.meaning.counter === true
}
