import { isAliveKind } from '../words/kinds.ts'
import type { Item } from '../words/parse-items.ts'

/** The most empty words between `no` and its noun. */
const MAX_BETWEEN = 3
/** The most words of a list to search for its `or`. */
const LONGEST_LIST = 40

/** `no people at night`, `no cars in the rain`: the place and the time are not denied. */
const PHRASE_OF_PLACE_OR_TIME = /^(?:at|in|on|by|near|under|through|across|above) /

/** Marks denied items: the nouns right after a negation and those joined to them, to the end of the phrase. */
export function markNegations(items: Item[]): void {
  let open = false
  let denied = 0
  let between = 0
  // `没电的电动车`: the bike is there and lacks power. In `没有红色的车` the car is denied.
  let isOfOne = false
  for (const [index, item] of items.entries()) {
    if (item.meaning.negation) {
      open = true
      denied = 0
      between = 0
      isOfOne = item.text === '没' || item.text === '无'
      continue
    }
    if (!open) continue
    // 无纹理瓶中的水: the bottle is there, since something is in it.
    const isVessel = item.meaning.noun !== undefined && items[index + 1]?.meaning.located !== undefined
    if (isOfOne && (item.text === '的' || (isVessel && between > 0))) {
      open = false
      continue
    }
    if (item.stop) open = item.stop === 'clause' && denied > 0 && goesOn(items, index)
    else if (denied > 0 && PHRASE_OF_PLACE_OR_TIME.test(item.text)) open = false
    else if (isContent(item)) {
      item.negated = true
      denied++
      open = !isDeed(item)
    } else if (item.meaning.conjunction) {
      between = 0
      if (denied > 0 && isOfSomethingElse(items, index)) open = false
    } else if (denied > 0 && (item.meaning.relation || item.meaning.preposition || item.text === '的')) open = false
    else if (item.meaning.preposition || ++between > MAX_BETWEEN) open = false
  }
}

/** `without shoes and two children`, `no cars and a woman`: a number, or a person after things, ends the list. */
function isOfSomethingElse(items: readonly Item[], at: number): boolean {
  if (OR.test(items[at]!.text)) return false
  const next = items[at + 1]
  if (next?.meaning.number !== undefined) return true
  const end = items.findIndex(({ stop, meaning }, index) => index > at && Boolean(stop ?? meaning.noun))
  const [denied, other] = [items.slice(0, at).findLast(({ negated }) => negated), items[end]]
  const isAlive = (item: Item | undefined): boolean => isAliveKind(item?.meaning.noun?.kind ?? 'thing')
  return next?.meaning.determiner === true && isAlive(other) && !isAlive(denied)
}
const OR = /^(?:or|nor|或|或者)$/u

/** Verbs of weather that ends: `the rain has stopped`, 雪停了. */
const OVER =
  /^(?:stop(?:s|ped|ping)?|end(?:s|ed)|pass(?:es|ed)|lift(?:s|ed)|clear(?:s|ed)|fad(?:es|ed)|停|停下|散|散去)$/u

/** 暴雨过后. */
const PAST = /^(?:后|过后|之后)$/u

/** Marks weather that is over, and its verb, which has no other subject. */
export function markEndedWeather(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (!item.meaning.weather) continue
    const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
    if (before?.text === 'after' || PAST.test(items[at + 1]?.text ?? '')) item.negated = true
    const next = items.slice(at + 1, at + 2 + MAX_BETWEEN)
    const end = next.findIndex(({ stop, meaning, text }) => stop ?? meaning.noun ?? OVER.test(text))
    if (end < 0 || !OVER.test(next[end]!.text)) continue
    item.negated = true
    next[end]!.negated = true
  }
}

const isDeed = ({ meaning }: Item): boolean => Boolean(meaning.motion ?? meaning.verb)

function isContent(item: Item): boolean {
  const { meaning, mention } = item
  return Boolean(
    mention ||
      meaning.noun ||
      meaning.place ||
      meaning.weather ||
      meaning.time ||
      meaning.season ||
      isDeed(item) ||
      meaning.move ||
      meaning.framing ||
      meaning.sound,
  )
}

/** `no people, cars or dogs`: the list continues after a comma if an `or` follows before the next verb. */
function goesOn(items: readonly Item[], comma: number): boolean {
  for (const item of items.slice(comma + 1, comma + LONGEST_LIST)) {
    if (item.text === 'or' || item.text === 'nor' || item.text === '或') return true
    if (item.stop === 'sentence' || item.meaning.relation || item.meaning.preposition || item.meaning.negation)
      return false
  }
  return false
}
