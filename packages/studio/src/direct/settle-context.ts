import type { Item } from './item.ts'
import { longestMatch } from './lexicon.ts'
import { tokenise } from './tokenise.ts'

/** Gives words the meaning that their neighbours give them. */
export function settleContext(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.meaning.noun?.kind === 'building') enterBuilding(items, at)
    if (PUT_ON.test(item.text)) putOn(items, at)
  }
}

/** Whoever is in a shop sees it from within, however it is described: `in the small old bakery` is `in a bakery`. */
function enterBuilding(items: readonly Item[], at: number): void {
  const item = items[at]!
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

/** Verbs that mean wearing before something that is worn: 围红围巾, 系围裙. */
const PUT_ON = /^[围系扎披裹]$/u

function putOn(items: readonly Item[], at: number): void {
  const next = items.slice(at + 1, at + 4).find(({ meaning }) => meaning.noun)
  if (next?.meaning.noun?.kind !== 'worn') return
  const item = items[at]!
  item.meaning = { wearing: true }
  delete item.unknown
}
