import type { Item } from './item.ts'
import { longestMatch } from './lexicon.ts'
import { tokenise } from './tokenise.ts'

/** Gives words the meaning that fits their neighbours. */
export function settleContext(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.meaning.noun?.kind === 'building') enterBuilding(items, at)
    if (PUT_ON.test(item.text)) putOn(items, at)
    if (item.text === '开' && item.unknown) openOfItself(items, at)
    if (OLD_FASHIONED.test(item.text) && isOfThing(items, at)) item.meaning = { glue: true }
    if (item.text === 'flat' && isQualityOf(items[at + 1])) item.meaning = { glue: true }
  }
}

/** `a retro radio`, 复古绿皮火车: the thing is old; the film has no retro look. */
const OLD_FASHIONED = /^(?:retro|vintage|old school|复古|怀旧|复古风)$/u
function isOfThing(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1, at + 1 + MAX_BETWEEN).find(one => !isDescribing(one) && one.text !== '的')
  if (/^(?:风格|风|感|色调|滤镜|style|look)$/u.test(items[at + 1]?.text ?? '')) return false
  if (!next || next.stop) return false
  return (next.meaning.noun ?? next.meaning.place ?? next.meaning.where) !== undefined
}
const MAX_BETWEEN = 4

/** `a flat white desert`: `flat` is an adjective, not a home. */
const isQualityOf = (next: Item | undefined): boolean =>
  next !== undefined &&
  (next.meaning.colour ?? next.meaning.size ?? next.meaning.place ?? next.meaning.noun) !== undefined

/** A person in a shop is inside despite adjectives: `in the small old bakery` means `in a bakery`. */
function enterBuilding(items: readonly Item[], at: number): void {
  const item = items[at]!
  if (item.language === 'zh') return
  let before = at - 1
  while (before >= 0 && isDescribing(items[before]!)) before--
  if (items[before]?.meaning.relation !== 'in' || before === at - 1) return
  const tokens = tokenise(`in a ${item.text}`)
  const match = longestMatch(tokens, 0)
  if (match?.meaning.place && match.tokens === tokens.length) item.meaning = match.meaning
}

const isDescribing = ({ meaning, stop, unknown }: Item): boolean =>
  stop === undefined &&
  (unknown ?? meaning.determiner ?? meaning.glue ?? (meaning.size !== undefined || meaning.colour !== undefined))

/** 门开了, 盒子开了: a thing with a lid or a leaf opens. */
function openOfItself(items: readonly Item[], at: number): void {
  if (items[at + 1]?.text !== '了' || !/[门窗盒箱盖屉柜]子?$/u.test(items[at - 1]?.text ?? '')) return
  const item = items[at]!
  item.meaning = longestMatch(tokenise('打开'), 0)!.meaning
  delete item.unknown
}

/** Verbs that mean wearing if the object is a garment: 围红围巾, 系围裙. */
const PUT_ON = /^[围系扎披裹]$/u

function putOn(items: readonly Item[], at: number): void {
  const next = items.slice(at + 1, at + 4).find(({ meaning }) => meaning.noun)
  if (next?.meaning.noun?.kind !== 'worn') return
  const item = items[at]!
  item.meaning = { wearing: true }
  delete item.unknown
}
