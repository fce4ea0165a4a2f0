import { readTable } from '../words/vocabulary/word-data.ts'
import { sentenceStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'

const WINDOWS = /^(?:windows?|chimneys?)$/u

/** Parts with the name of a thing, and their wholes: the keys of an accordion are not door keys. */
const PARTS: readonly (readonly [part: RegExp, whole: RegExp])[] = readTable('parts-of-things', 'parts')
const SHELL = /^(?:(?:sea)?shells?|壳|贝壳|外壳)$/u
const SHELLED =
  /(?:^|\b)(?:snails?|turtles?|tortoises?|crabs?|clams?|oysters?|mussels?|scallops?|nautilus|beetles?|ladybirds?|ladybugs?)$|蜗牛|龟|蟹|蚌|牡蛎|甲虫|瓢虫/u
const ROLLING =
  /^(?:wheel(?:chairs?|barrows?)|.*(?:cart|trolley|stroller|pram|suitcase)s?|轮椅|.*(?:推车|婴儿车|行李箱))$/u
const WHEELS = /^(?:wheels?|轮子|车轮)$/u
const STEERING = /^(?:steering wheels?|方向盘)$/u
const HELD_APART = /^(?:chang|replac|roll|carr|lift|stack|buy|sell|fix|mend|repair|换|滚|搬|修)/u

/** `the keys of a piano`, `the hood of a parked car`, `its shell`, `squeaking wheels` of a cart: shown on the whole. */
export const isPartOfThing = (items: readonly Item[], at: number): boolean =>
  isPartOf(items, at) || isOwnShell(items, at) || isWheelOfCart(items, at) || isOfDriver(items, at)

/** `a turtle's shell`: true if the noun after a possessive is a part of its owner. */
export const isShellOf = (items: readonly Item[], at: number): boolean =>
  SHELL.test(items[at + 1]?.text ?? '') && SHELLED.test(items[at]!.text)

function isPartOf(items: readonly Item[], at: number): boolean {
  const isOf = items[at + 1]?.text === 'of' || (items[at + 1]?.text === 'in' && WINDOWS.test(items[at]!.text))
  if (!isOf) return false
  const wholes = PARTS.filter(([part]) => part.test(items[at]!.text))
  if (wholes.length === 0) return false
  for (const { text, stop, meaning } of items.slice(at + 2, at + 2 + MAX_IN_PHRASE)) {
    if (stop) return false
    if (meaning.noun) return wholes.some(([, whole]) => whole.test(text))
  }
  return false
}
const MAX_IN_PHRASE = 5

function isOwnShell(items: readonly Item[], at: number): boolean {
  if (!SHELL.test(items[at]!.text)) return false
  if (/^(?:its|their|它的)$/u.test(items[at - 1]?.text ?? '')) return true
  const isFresh = items[at - 1]?.meaning.determiner === true && items[at - 1]?.meaning.definite !== true
  return !isFresh && items.slice(sentenceStart(items, at), at).some(({ text }) => SHELLED.test(text))
}

const isWheelOfCart = (items: readonly Item[], at: number): boolean =>
  WHEELS.test(items[at]!.text) &&
  items.some(({ text }) => ROLLING.test(text)) &&
  !items.slice(Math.max(0, at - 4), at).some(({ text }) => HELD_APART.test(text))

/** `女司机擦方向盘`, `hands on the steering wheel`: the wheel is in front of the driver. */
const isOfDriver = (items: readonly Item[], at: number): boolean =>
  STEERING.test(items[at]!.text) &&
  items.some(({ text, meaning }) => /driver|司机/u.test(text) || meaning.noun?.kind === 'car')
