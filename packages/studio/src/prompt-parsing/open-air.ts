import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Whereabouts } from './setting.ts'
import type { Weather } from '../setting/shot-list.ts'

const FALLING: ReadonlySet<Weather> = new Set(['rain', 'snow', 'storm'])
const INTO = /^(?:in|into|through|under|amid|amidst|out in|in the|in a|在|淋着|顶着|冒着)$/u
const WITHIN = /^(?:中|里|下|地里|中的|里的)$/u
/** Words that imply a room. Rain that is heard is outside. */
export const INDOORS = /^(?:outside|windows?|indoors|inside|窗|窗外|窗户|外面|屋里|室内)$/u

/** `a chair under a street lamp in snow`: a subject in the weather, or beside an outdoor thing, is outdoors. */
export const isInOpenAir = (items: readonly Item[], found: readonly FoundSubject[]): boolean =>
  !items.some(({ text }) => INDOORS.test(text)) &&
  (items.some((_, at) => isInWeather(items, at)) || found.some(one => isOutdoorThing(items[one.at])))

function isInWeather(items: readonly Item[], at: number): boolean {
  const { meaning, negated, text } = items[at]!
  if (!meaning.weather || negated || !FALLING.has(meaning.weather)) return false
  if (/^(?:in|through|under) /u.test(text) || /[雨雪](?:中|里)$/u.test(text)) return true
  const before = items.slice(0, at).findLast(one => !one.meaning.determiner && !one.meaning.size && !one.unknown)
  return INTO.test(before?.text ?? '') || WITHIN.test(items[at + 1]?.text ?? '')
}

/** A street lamp, a hydrant: the noun implies a place without a roof. */
const isOutdoorThing = (item: Item | undefined): boolean => {
  const { noun, placeHint } = item?.meaning ?? {}
  return (
    noun !== undefined &&
    !item!.negated &&
    (placeHint === 'street' || (noun.place === 'street' && STANDING.has(noun.kind)))
  )
}
const STANDING: ReadonlySet<string> = new Set(['thing', 'furniture'])

/** The place if it has no roof; undefined for a room. */
export const openPlace = (asked: Whereabouts | undefined): Whereabouts | undefined =>
  asked && (PLACE_TRAITS[asked.place].isIndoors || asked.place === 'table') ? undefined : asked
