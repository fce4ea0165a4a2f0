import { readTable } from '../words/vocabulary/word-data.ts'
import { HAND_ONLY } from './apply-shows.ts'
import type { Item } from '../words/item.ts'
import { isAliveKind, type Kind } from '../words/kinds.ts'
import { parseItems } from '../words/parse-items.ts'
import type { Part } from './split-parts.ts'

/**
 * An advertisement has two kinds of shots: the product close, and people with it in a place. `Beer ad. A bottle is
 * opened, beer pours into a mug and two friends clink` has one of each. In a single shot either the bottle would be a
 * speck or the friends giants. The title of the advertisement is not a shot.
 */
export function cutAdvert(text: string, parts: readonly Part[]): Part[] {
  if (parts.some(({ seconds, isPreamble }) => seconds !== undefined || isPreamble)) return [...parts]
  const cut = parts.flatMap((part, index) => (part.isCut && index > 0 ? [part] : cutPart(text, part, index === 0)))
  if (cut.every(({ isPreamble }) => isPreamble)) return [...parts]
  return cut.filter(({ isPreamble }) => !isPreamble).length > MAX_SHOTS ? [...parts] : cut
}

/** The title of an advertisement before the rest of the text: `Luxury watch ad,`. Undefined if there is none. */
export function advertTitle(text: string): string | undefined {
  const said = text.slice(0, [...text.matchAll(BREAKS)][0]?.index ?? text.length)
  return isTitleOf(said) ? said : undefined
}

const MAX_SHOTS = 5

/** The view of a clause: the product close, people in a place, or the same as the clause before. */
type View = 'product' | 'scene' | undefined

type Clause = { from: number; to: number; view: View; isTitle: boolean }

function cutPart(text: string, part: Part, isFirst: boolean): Part[] {
  const clauses = clausesOf(text, part, isFirst)
  const title = clauses[0]?.isTitle ? clauses.shift() : undefined
  if (title && clauses.length === 0) return [{ ...part, isPreamble: true }]
  const runs: Clause[] = []
  for (const clause of clauses) {
    const last = runs.at(-1)
    if (last && (clause.view === undefined || last.view === undefined || clause.view === last.view)) {
      last.to = clause.to
      last.view ??= clause.view
    } else runs.push({ ...clause })
  }
  const [first] = runs
  if (!first?.view || (runs.length === 1 && !title)) return [part]
  // The first close shot shows the advertised product.
  const isHeaded = title !== undefined && first.view === 'product'
  const steps = isHeaded ? stepsOf(text, clauses, first, MAX_STEPS - runs.length + 1) : []
  if (isHeaded) first.from = title.from
  if (isHeaded && runs.length === 1 && steps.length < 2) return [part]
  const shots = runs.map(({ from, to, view }, index): Part => {
    const { isCut, isSentence, ...rest } = part
    const isStart = index === 0
    return {
      ...rest,
      from,
      to,
      isCut: isStart ? isCut : true,
      ...(isStart && isSentence && view === 'scene' && { isSentence }),
      ...(view === 'product' && { isOfProduct: true as const }),
      ...(view === 'scene' && index > 1 && { isResumed: true as const }),
    }
  })
  if (isHeaded && steps.length > 1)
    return [
      ...steps.map(({ from, to }, index): Part => {
        const skips = { from: title.to, to: from }
        return { from: title.from, to, isCut: true, isOfProduct: true, ...(index > 0 && { skips }) }
      }),
      ...shots.slice(1),
    ]
  if (!title || isHeaded) return shots
  return [
    { from: title.from, to: title.to, isCut: true, isPreamble: true },
    ...shots.map(shot => ({ ...shot, isCut: true })),
  ]
}

/**
 * `syrup runs down the cup, pearls drop in, milk is poured`: each step is a shot with the product, because in one shot
 * they would hide each other. Empty for fewer than two steps.
 */
function stepsOf(text: string, clauses: readonly Clause[], { from, to }: Clause, most: number): Clause[] {
  const steps: Clause[] = []
  for (const clause of clauses.filter(one => one.from >= from && one.to <= to)) {
    const last = steps.at(-1)
    const isStep = STEP.test(text.slice(clause.from, clause.to))
    if (last && (!isStep || steps.length >= most)) last.to = clause.to
    else steps.push({ ...clause })
  }
  return steps
}
const MAX_STEPS = 4
const STEP =
  /\b(?:pour\w*|drips?|drizzl\w*|stretch\w*|runs? down|(?:drops?|falls?|splash(?:es)?|lands?|tumbles?) (?:in|into|on|onto|through|over))\b|倒[入进在满下]|淋[上在下]|滴[落入在下]|流下|冲[下入进]|掉进|落[入进]|洒[上在入]|浇[上在]/iu

const BREAKS =
  /[,;:.!?，；：。！？…\n—]+\s*|\s+(?:and|as|while)\s+(?=(?:an?|the|his|her|their|its|two|three|four)\s)/giu

function clausesOf(text: string, part: Part, isFirst: boolean): Clause[] {
  const ends = [...text.slice(part.from, part.to).matchAll(BREAKS)].map(match => ({
    at: part.from + match.index,
    after: part.from + match.index + match[0].length,
  }))
  const clauses: Clause[] = []
  let from = part.from
  for (const { after } of [...ends, { after: part.to }]) {
    const said = text.slice(from, after)
    if (!/[\p{L}\p{N}]/u.test(said)) continue
    const items = parseItems(said)
    const isTitle = isFirst && clauses.length === 0 && isTitleOf(said)
    clauses.push({ from, to: after, isTitle, view: isTitle ? undefined : viewOf(said, items) })
    from = after
  }
  return clauses
}

/** `Luxury watch ad,`, `香水广告：`: the words name an advertisement. */
const isTitleOf = (said: string): boolean => TITLE.test(said.trim())
const TITLE =
  /^(?:(?!\b(?:shows?|showing|where|with|of|as|for)\b)[^,;:.!?，；：。！？]){1,48}\b(?:ads?|adverts?|advertisement|commercials?|promos?|spot|tvc|film|product (?:shot|video|film))\b(?:,? (?:funny|please))?\s*[,;:.!?—\n]*$|^[^,;:.!?，；：。！？]{1,16}(?:广告|宣传片|广告片|大片|广告大片|产品短片|短片)\s*[，；：。！？,:.!?\n]*$/iu

const isAliveItem = ({ meaning: { noun, pronoun }, negated, text }: Item): boolean =>
  !negated &&
  ((noun !== undefined && isAliveKind(noun.kind) && !SWARMS.has(noun.kind) && !HAND_ONLY.test(text)) ||
    (pronoun !== undefined && PEOPLE.test(text)))
const PEOPLE = /^(?:he|she|they|him|them|everyone|everybody|他|她|他们|她们|大家)$/u
const SWARMS: ReadonlySet<Kind> = new Set<Kind>(['insect'])

/** Products that are shown close: on a table, or in the hand of a user. */
const PRODUCTS: ReadonlySet<Kind> = new Set<Kind>(readTable('cut-adverts', 'products'))
const isProductItem = ({ meaning: { noun }, negated }: Item): boolean =>
  noun !== undefined && !negated && PRODUCTS.has(noun.kind) && (noun.metres ?? 0) < LARGEST
/** Metres. */
const LARGEST = 0.9
/** Things in the air around a person belong to the person's shot. */
const AIRY =
  /(?:drops?|droplets?|steam|mist|foam|bubbles?|sparks?|sparkles?|dust|crumbs?|shavings?|smoke|spray|snowflakes?|mud|水珠|水滴|雨滴|泡沫|热气|蒸汽|气泡|碎屑|灰尘|雪花|水花|烟|雾)$/iu
/** `his smile sparkles`, 皮肤透亮: a part of the subject before. */
const OF_BODY =
  /^(?:his|her|their) |\b(?:teeth|smile|mouth|ears?|lips|face|hair|skin|cheeks?|chin|shoulders?)\b|嘴|脸|牙齿|皮肤|头发|下巴|肩/iu

function viewOf(said: string, items: readonly Item[]): View {
  if (items.some(isAliveItem)) return 'scene'
  if (OF_BODY.test(said)) return undefined
  const isFramed = items.some(({ meaning }) => meaning.framing ?? meaning.size ?? meaning.move)
  const deed = items.findIndex(
    ({ meaning }, at) =>
      (meaning.verb ?? meaning.motion) !== undefined && !meaning.noun && items[at + 1]?.text !== '的',
  )
  // `a laptop, a bottle and books` continues a list; `drinks, and jumps` continues the subject before.
  if ((deed < 0 && !isFramed) || /^\w+s,? *$/u.test(said.trim())) return undefined
  const before = items.slice(0, deed < 0 ? items.length : deed)
  const things = before.filter(({ meaning }) => meaning.noun !== undefined)
  // `raises the camera`: the subject before continues.
  if (
    things.length === 0 ||
    AIRY.test(
      before
        .map(({ text }) => text)
        .join(' ')
        .trim(),
    )
  )
    return undefined
  // `sunglasses lie on a car`: the first noun, the sunglasses, is shown.
  const { noun } = things[0]!.meaning
  if (noun && isLarge(noun.kind, noun.metres)) return 'scene'
  return items.some(isProductItem) ? 'product' : undefined
}
const LARGE: ReadonlySet<Kind> = new Set<Kind>(['car', 'bike', 'rail', 'boat', 'aircraft', 'building', 'tree'])
const isLarge = (kind: Kind, metres = 0): boolean => LARGE.has(kind) || (kind === 'furniture' && metres >= LARGEST)
