import { readTable } from './vocabulary/word-data.ts'
import type { Item } from './item.ts'
import { isAliveKind } from './kinds.ts'
import { findPackage, type Package, PACKAGES } from './vocabulary/packages.ts'
import { type Noun, spriteName } from './vocabulary/noun-table.ts'

/**
 * `a tube of hand cream`, `iced tea can`, `一盒绿豆糕`: a product in its package is one thing with its name on it. Served
 * things (`a cup of tea`) and counted ones (`a box of kittens`) are not products.
 */
export function packageProducts(items: Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.text === 'can' && isVerbal(items, at)) item.meaning = { glue: true }
    else if (item.meaning.counter && !item.meaning.noun && !isEnding(items, at)) packCounted(items, at)
    else packNamed(items, at)
  }
}

const OF = / of$/u

/** `汽水瓶`: the contents stand before the vessel. */
const isEnding = (items: readonly Item[], at: number): boolean =>
  items[at]!.language === 'zh' && items[at - 1]?.meaning.number === undefined

/** Figures that include their vessel. */
const BOTTLED: ReadonlySet<string> = new Set(
  ['🍾', '🍶', '🍼', '🧴', ':perfume:', ':cream-jar:', ':drink-can:', ':bottle:', '🍯'].map(spriteName),
)
const BOTTLES: ReadonlySet<string> = new Set([':labelled-bottle:', ':drink-can:', '🫙'].map(spriteName))
/** Packages whose contents are shown: `a bag of apples`. */
const SHOWN_INSIDE: ReadonlySet<string> = new Set([':pouch:', ':carton:'].map(spriteName))

/** `bottle of`, 瓶: the contents follow. */
function packCounted(items: Item[], at: number): void {
  const counter = items[at]!
  const word = counter.text.replace(OF, '')
  const head = headAfter(items, at)
  const content = items[head]
  const named = findPackage(`${items[at - 1]?.text} ${word}`) ?? findPackage(word)
  // 一罐可乐: cans of drinks and cans of spreads differ.
  const found = named
  if (!found) return
  if (!content || isServed(content, found)) return
  const name = nameOf(items, at + 1, head)
  dissolve(items, at + 1, head)
  content.meaning = { ...content.meaning, noun: packed(found, content.meaning.noun, name) }
  delete content.unknown
  delete content.meaning.place
  delete content.meaning.verb
}

/** Removes the meanings of words that are part of a name. */
function dissolve(items: Item[], from: number, to: number): void {
  for (const item of items.slice(from, to)) {
    const { noun: _noun, place: _place, ...rest } = item.meaning
    item.meaning = { ...rest, glue: true }
    delete item.unknown
  }
}

/** The last noun of the contents, or an unknown word for them. */
function headAfter(items: readonly Item[], at: number): number {
  let head = -1
  for (let index = at + 1; index < items.length && index <= at + LONGEST; index++) {
    const { meaning, stop, unknown } = items[index]!
    if (stop || meaning.preposition || meaning.relation || meaning.conjunction || meaning.counter) break
    if (!meaning.noun && (meaning.verb || meaning.motion)) break
    // A word whose meanings do not apply here: `peanut butter`.
    if (meaning.noun || unknown || Object.keys(meaning).length === 0) head = index
    else if (!(meaning.colour ?? meaning.size ?? meaning.determiner ?? meaning.glue ?? index === at + 1)) break
  }
  return head
}
const LONGEST = 4

const isServed = ({ meaning: { noun }, plural }: Item, { sprite }: Package): boolean => {
  if (!noun) return false
  if (isAliveKind(noun.kind)) return true
  // The bottle of a similar product has another name on it.
  if (BOTTLES.has(sprite) && !noun.drawnAs && noun.sprites.some(one => BOTTLED.has(one) || PACKAGES.has(one)))
    return true
  return SHOWN_INSIDE.has(sprite) && (plural === true || SEEN.has(noun.kind))
}
const SEEN: ReadonlySet<string> = new Set<string>(readTable('package-products', 'seen'))

/** `lip balm tin`, `汽水瓶`: the contents precede the vessel. */
function packNamed(items: Item[], at: number): void {
  const item = items[at]!
  const isThing = item.meaning.noun ?? item.unknown ?? (item.meaning.counter && isEnding(items, at))
  const word = item.text.split(' ').at(-1)!
  // `perfume bottle`: the tables have a figure for the whole.
  if (word !== item.text && !item.meaning.noun?.sprites.every(sprite => PACKAGES.has(sprite))) return
  const found = isThing ? (findPackage(`${items[at - 1]?.text} ${item.text}`) ?? findPackage(word)) : undefined
  if (!found) return
  const start = startOfName(items, at)
  const own = item.text === word ? '' : titled(item.text.slice(0, -word.length - 1))
  // 无纹理瓶: a bottle without something is not named after it.
  const isDenied = items[start - 1]?.meaning.negation === true
  const name = [isDenied ? '' : nameOf(items, start, at - 1), MATERIAL.test(own.toLowerCase()) ? '' : own]
    .filter(Boolean)
    .join(' ')
  const isPlain = name === ''
  if (isPlain && item.meaning.noun && !KEPT_PLAIN.has(item.text)) return
  item.meaning = { ...item.meaning, noun: packed(found, undefined, name) }
  delete item.unknown
  delete item.meaning.verb
  if (isPlain) return
  dissolve(items, start, at)
}
/** Packages without a more specific row. */
const KEPT_PLAIN: ReadonlySet<string> = new Set(['tube', 'pouch', 'sachet', 'carton', 'packet', 'tub'])

/** `he can`, `a boy can see`: an auxiliary verb. */
function isVerbal(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]]
  const isBase = after?.meaning.verb !== undefined && after.form !== 'verb' && !/ing\b/u.test(after.text)
  return (
    before?.meaning.pronoun !== undefined ||
    after?.meaning.pronoun !== undefined ||
    (isBase && before !== undefined && !before.stop && !before.meaning.determiner)
  )
}

/** Words for the material and type of a vessel are not part of the product's name. */
const MATERIAL =
  /^(?:dropper|glass|plastic|paper|cardboard|wooden|wood|metal|tin|clear|empty|spray|pump|squeeze|open|old|new|sealed|round|square|flat|gift|lunch|music|letter|match|wine|beer|water|milk|baby|trash|garbage|watering|brass|copper|steel|ceramic|the|a|an|empty|broken|玻璃|塑料|纸|铁|木|空|旧|大|小|花|药|奶|酒|水)$/u

function startOfName(items: readonly Item[], at: number): number {
  let start = at
  while (start > 0 && at - start < LONGEST) {
    const { meaning, stop, unknown, text, possessive, language, plural } = items[start - 1]!
    const isName = Boolean(unknown ?? meaning.noun) && !meaning.colour && !plural && !possessive
    if (
      stop ||
      !(isName || MATERIAL.test(text)) ||
      meaning.preposition ||
      meaning.determiner ||
      meaning.relation ||
      meaning.counter
    )
      break
    if (meaning.noun && isAliveKind(meaning.noun.kind)) break
    if (language !== items[at]!.language) break
    start--
  }
  return start
}

const nameOf = (items: readonly Item[], from: number, to: number): string => {
  const words = items
    .slice(from, to + 1)
    .filter(
      ({ meaning, stop, text }) =>
        !stop && !meaning.determiner && !meaning.counter && !meaning.size && !MATERIAL.test(text),
    )
  return words
    .map(({ text, language }) => (language === 'en' ? titled(text) : text))
    .join(words[0]?.language === 'zh' ? '' : ' ')
}
const titled = (text: string): string => text.replaceAll(/\b[a-z]/gu, letter => letter.toUpperCase())

const packed = ({ sprite, metres }: Package, content: Noun | undefined, label: string): Noun => ({
  sprites: [sprite],
  kind: 'product',
  metres,
  build: 'vessel',
  weight: 'light',
  ...colourOf(sprite, content, label),
  ...(label && { label }),
})

/** Oil, wine and sauces are dark in their bottles; unknown contents are white. */
function colourOf(sprite: string, content: Noun | undefined, label: string): { colour?: string } {
  if (content?.colour) return { colour: content.colour }
  return sprite === BOTTLE && !DARK.test(label) ? { colour: 'white' } : {}
}
const BOTTLE = spriteName(':labelled-bottle:')
const DARK = /oil|wine|beer|sauce|vinegar|syrup|cider|stout|^$|油|酒|酱|醋|汁|汽水/iu
