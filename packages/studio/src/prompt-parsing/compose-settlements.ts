import { readTable } from '../words/vocabulary/word-data.ts'
import type { Item } from '../words/item.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** Places with many houses. */
const SETTLED: ReadonlySet<string> = new Set(['village', 'mountain-village', 'coast-town'])
const HOUSES = /^(?:houses|cottages|rooftops|村落|人家|民居|房屋)$/u

/** The place that a settlement in a landscape becomes: a harbour with a village shows houses by the sea. */
const LANDS: readonly (readonly [land: RegExp, settlement: string])[] = readTable('compose-settlements', 'lands')

const isFarOff = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 4).some(({ meaning, text }) => meaning.side === 'background' || text === 'distance') ||
  /^(?:distant|faraway|远处的?|远方的?)$/u.test(items[at - 1]?.text ?? '')

/**
 * `a small village, fog over the harbour`, `a village in the mountains`, 海边的小村庄: the village is many houses in the
 * landscape, not one. Changes the items.
 */
export function composeSettlements(items: Item[]): void {
  rowUnderBridges(items)
  goToTemple(items)
  const at = items.findIndex(
    ({ meaning, negated, text }, index) =>
      !negated &&
      (SETTLED.has(meaning.where ?? '') || (HOUSES.test(text) && meaning.noun?.kind === 'building')) &&
      !isFarOff(items, index),
  )
  const item = items[at]
  if (!item) return
  const isHouses = !SETTLED.has(item.meaning.where ?? '')
  const land = items.findIndex(
    ({ meaning, negated }, index) =>
      index !== at && !negated && meaning.place !== undefined && landOf(meaning.where ?? meaning.place) !== undefined,
  )
  const settlement = land < 0 ? undefined : landOf(items[land]!.meaning.where ?? items[land]!.meaning.place!)
  if (isHouses && !settlement) return
  const where = settlement ?? item.meaning.where!
  items[at] = { ...item, meaning: { place: findPlace(where).place, where } }
  if (settlement) items[land] = { ...items[land]!, meaning: { glue: true } }
}

const landOf = (where: string): string | undefined => LANDS.find(([land]) => land.test(where))?.[1]

/** 小船从桥下穿过, `a boat passes under the bridge`: the bridge is over water. */
function rowUnderBridges(items: Item[]): void {
  if (!items.some(({ meaning, negated }) => !negated && (meaning.noun?.kind === 'boat' || meaning.place === 'river')))
    return
  const hasBridge = items.some(({ meaning, negated }) => !negated && BRIDGED.has(meaning.where ?? ''))
  for (const [at, item] of items.entries())
    if (item.meaning.where === 'overpass' && /bridge|桥/u.test(item.text))
      items[at] = {
        ...item,
        meaning: hasBridge ? { glue: true } : { place: findPlace(OLD_BRIDGE).place, where: OLD_BRIDGE },
      }
}
/** A town on a canal with a bridge. */
const OLD_BRIDGE = 'water-town'
const BRIDGED: ReadonlySet<string> = new Set([OLD_BRIDGE, 'canal-city', 'log-bridge', 'rope-bridge'])

/** `a temple in the snow`, 雪中的寺庙: the shot is in its yard, unless the temple stands in another landscape. */
function goToTemple(items: Item[]): void {
  const at = items.findIndex(({ text, negated }) => !negated && TEMPLE.test(text))
  const item = items[at]
  const isElsewhere = items.some(
    ({ meaning, negated }, other) =>
      other !== at && !negated && meaning.place !== undefined && !/^(?:snowfield|mountains|sky)$/u.test(meaning.place),
  )
  if (!item || isElsewhere || items.some(({ meaning }) => meaning.noun?.kind === 'person')) return
  items[at] = { ...item, meaning: { place: findPlace('temple').place, where: 'temple' } }
  for (const [other, { meaning }] of items.entries())
    if (other !== at && meaning.place && meaning.place !== 'sky') {
      const { place: _, where: __, ...rest } = meaning
      items[other] = { ...items[other]!, meaning: { ...rest, glue: true } }
    }
}
const TEMPLE = /^(?:temple|monastery|old temple|寺庙|寺院|古寺|庙宇)$/u
