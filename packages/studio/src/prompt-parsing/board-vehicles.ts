import { readTable } from '../words/vocabulary/word-data.ts'
import type { Item } from '../words/item.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** The cabin of each vehicle that carries passengers, by sprite. */
const CABINS: Readonly<Record<string, string>> = readTable('board-vehicles', 'cabins')
const PASSENGERS = /^(?:passengers?|commuters?|乘客们?|旅客们?)$/u
const PLATFORMS: ReadonlySet<string | undefined> = new Set(['station', 'airport', 'bus-stop', 'subway', 'airfield'])

/**
 * Words that mean a part inside a vehicle, even if they mean something else elsewhere: 餐车 is a food truck, or the
 * dining car of a train.
 */
const WITHIN =
  /^(?:seats?|seat|aisle|window|windows|back|car|carriage|compartment|bunks?|dining car|餐车|车厢里?|座位|座椅|卧铺|过道|窗边|车窗边?|靠窗|后排|前排)$/u
/** Verbs done to the outside of a vehicle: painting its side, boarding it, getting off. */
const ON_SIDE =
  /^(?:paint|write|draw|print|spray|stick|board|jump|climb|wash|clean|load|stand|get on|get off|画|写|印|贴|涂|喷|跳|爬|洗|登|装)/u
const QUALITY_MOST = 4

/**
 * `in the dining car of a night train`, 长途大巴上, `a bus with three passengers`: the passengers are seen inside, unless
 * the words name a stop. Changes the items.
 */
export function boardVehicles(items: Item[]): void {
  if (items.some(({ meaning }) => PLATFORMS.has(meaning.where))) return
  const hasPassengers = items.some(({ text, negated }) => !negated && PASSENGERS.test(text))
  const isPeopled = items.some(({ meaning, negated }) => !negated && meaning.noun?.kind === 'person')
  if (!hasPassengers && !isPeopled) return
  for (const [at, item] of items.entries()) {
    const where = CABINS[item.meaning.noun?.sprites[0] ?? '']
    if (where === undefined || item.negated || item.meaning.place || !(hasPassengers || isWithin(items, at))) continue
    const isNamed = items.some(({ meaning, negated }) => !negated && meaning.where === where)
    items[at] = { ...item, meaning: isNamed ? { glue: true } : { place: findPlace(where).place, where } }
    hideParts(items, at)
    return
  }
}

/** True if the words lead into the vehicle. */
function isWithin(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  if (items[at]!.language === 'zh') {
    const part = next?.text === '的' ? items[at + 2] : next
    const isPart = part !== undefined && WITHIN.test(part.text)
    if (isPart) return true
    const after = items[at + 2]
    return (
      (next?.meaning.located === 'in' || next?.meaning.located === 'on') &&
      !ON_SIDE.test(after?.text ?? '') &&
      !isOnto(items, at)
    )
  }
  let before = at - 1
  while (before > at - QUALITY_MOST && isQuality(items[before])) before--
  const lead = items[before]
  const head = items[before - 1]
  if (lead?.text === 'of') return WITHIN.test(head?.text ?? '') && isEntered(items, before - 1)
  return isInside(lead) && !isOnto(items, before)
}

const isQuality = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.stop === undefined &&
  (item.meaning.determiner === true ||
    item.unknown === true ||
    item.meaning.colour !== undefined ||
    item.meaning.size !== undefined ||
    item.meaning.time !== undefined)
const isInside = (item: Item | undefined): boolean =>
  item !== undefined && /^(?:in|on|inside|aboard|on board|within)$/u.test(item.text)

/** `in the dining car`, `on the seats`, `down the aisle`. */
function isEntered(items: readonly Item[], at: number): boolean {
  const lead = items
    .slice(Math.max(0, at - QUALITY_MOST), at)
    .findLast(({ meaning }) => meaning.relation !== undefined || meaning.preposition)
  return lead !== undefined && /^(?:in|on|at|inside|aboard|down|along|from|through|by)$/u.test(lead.text)
}

/** 跳上, `gets on`, `paints a mural on a train`: the subject is outside the vehicle. */
const isOnto = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - ONTO_MOST), at)
    .some(({ meaning, text }) => meaning.verb !== undefined && (ON_SIDE.test(text) || ON_SIDE.test(meaning.verb.id)))
const ONTO_MOST = 4

/** The dining car of a train is not another car. */
function hideParts(items: Item[], at: number): void {
  const near = items[at]!.language === 'zh' ? items.slice(at + 1, at + 3) : items.slice(Math.max(0, at - 6), at)
  for (const part of near) {
    if (part.meaning.place || !WITHIN.test(part.text)) continue
    const index = items.indexOf(part)
    items[index] = { ...part, meaning: { glue: true } }
    delete items[index].unknown
  }
}
