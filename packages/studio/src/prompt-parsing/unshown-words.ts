import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Meaning } from '../words/meaning.ts'
import { isAlone, isBuyer, isOnlyCompared } from './names-no-thing.ts'
import type { Draft } from './read-shot.ts'
import type { Motion, Shot } from '../setting/shot-list.ts'
import { isTableTop } from './stage-things.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'
import { isEvent, isHintSeen } from '../words/vocabulary/seen-hints.ts'
import { findTrimmings } from '../words/vocabulary/trimming-file.ts'

/** Meanings that have an effect other than a thing. */
const OTHERWISE_USED: readonly (keyof Meaning)[] = readTable('unshown-words', 'otherwiseUsed')

const AT_REST = new Set<Motion>(['still', 'bob'])

/** Items of a shot that are understood and have no effect: things without a place, verbs without a subject. */
export function unshownItems(prompt: string, { items, found }: Draft, shot: Shot): number[] {
  const shown = found.slice(0, shot.subjects.length)
  const isShown = (item: Item, at: number): boolean =>
    shown.some(({ at: own, namedAt, noun }) => own === at || namedAt === at || (noun && noun === item.meaning.noun)) ||
    shot.subjects.some(({ words }) => words === item.text)
  // Each thing moves in its own way: a boat crosses, a truck races. Snow falls by itself.
  const isDone = ({ motion }: Meaning): boolean =>
    (motion === 'fall' && (shot.weather === 'snow' || shot.weather === 'rain')) ||
    shot.subjects.some(subject => motion === 'still' || subject.motion === motion || !AT_REST.has(subject.motion))
  return items.flatMap((item, at) => {
    const { meaning } = item
    if (item.stop || item.negated || item.mention || item.unknown) return []
    if (isHintOfThing(items, at, shot) || isThingOfItsOwn(items, at, shown, shot)) return [at]
    if (OTHERWISE_USED.some(key => meaning[key] !== undefined && !(meaning.noun && isOnlyHint(key, meaning, shot))))
      return []
    if (meaning.noun && isOnlyCompared(items, at) && isNextToLike(items, at)) return []
    if (isAlone(items, at) || (meaning.noun && isBuyer(items, at, meaning.noun))) return []
    // A visible person has hands.
    if (OF_HANDS.test(item.text) && OF_SOMEBODY.test(prompt.slice(0, item.from)) && shown.some(isAlive)) return []
    // Clouds and floors belong to the place.
    if (meaning.noun?.isUndrawn) return []
    // Lanterns over a lane are part of it, and so are their verbs.
    if (shot.trimmings && findTrimmings(item.text).length > 0) return []
    // Things of the place are visible: the castle of its courtyard, the table top under products.
    if (findTrimmings(item.text).some(({ places }) => places?.has(shot.where ?? shot.place))) return []
    if (shot.place === 'table' && found.some(one => one.at === at && isTableTop(one))) return []
    // Clothes are on their wearer.
    if (shown.some(({ wears }) => wears?.some(({ words }) => words.toLowerCase() === item.text))) return []
    const next = items[at + 1]
    // `apple pie`: the first noun describes the second. `panda chef`: the clothes belong to the panda.
    if (shown.some(({ trade, at: own }) => trade !== undefined && own === at - 1)) return []
    const isPartOfNext =
      next?.meaning.noun !== undefined && isShown(next, at + 1) && !isSomebodyBefore(item, next.meaning.noun)
    const isMissing = meaning.noun
      ? !isShown(item, at) && !isPartOfNext
      : meaning.motion !== undefined && !isDone(meaning)
    return isMissing ? [at] : []
  })
}

/** `a burial`, `a quiz`, 相亲: a hint at the place or the hour does not show the thing. */
function isHintOfThing(items: readonly Item[], at: number, shot: Shot): boolean {
  const { meaning, text } = items[at]!
  if (saysWhich(items, at)) return false
  if (isEvent(text) && !meaning.noun && !meaning.verb) {
    const own = meaning.where ?? meaning.place
    return own === undefined || own !== (shot.where ?? shot.place)
  }
  if (!Object.keys(meaning).every(key => ONLY_LEANS.has(key))) return false
  const { placeHint: place, whereHint: where, timeHint } = meaning
  return (place ?? where ?? timeHint) !== undefined && !isHintSeen({ text, place, where }, shot)
}
const ONLY_LEANS: ReadonlySet<string> = new Set(['whereHint', 'placeHint', 'timeHint', 'sound', 'mood'])

/** `exam room`, `wedding film`, 晚饭时间: the noun describes the next one. */
const saysWhich = (items: readonly Item[], at: number): boolean => {
  const [{ language }, next] = [items[at]!, items[at + 1]]
  if (!next || next.stop) return false
  if (/^(?:times?|films?|videos?|clips?|movies?|story|时间|时分|时刻|时)$/u.test(next.text)) return true
  const { noun, place, cameraNoun, style } = next.meaning
  return language === 'en' && Boolean(noun ?? place ?? cameraNoun ?? style)
}

/** `a puddle beside a girl`: an undrawn noun that is named as a thing of its own. */
function isThingOfItsOwn(items: readonly Item[], at: number, shown: readonly FoundSubject[], shot: Shot): boolean {
  const { meaning, text } = items[at]!
  if (!meaning.noun?.isUndrawn || !isReferredTo(items, at) || isOfPlaceOrBody(text, shown, shot)) return false
  return !JSON.stringify([shot.subjects, shot.trimmings, shot.texts]).toLowerCase().includes(text)
}

/**
 * True for nouns that belong to something shown: ground, sky and light to a place, hair and tails to a body, legs and
 * labels to a thing.
 */
const isOfPlaceOrBody = (text: string, shown: readonly FoundSubject[], { place }: Shot): boolean =>
  (OF_PLACE.test(text) && PLACE_TRAITS[place].isNowhere !== true) ||
  (OF_BODY.test(text) && shown.some(isAlive)) ||
  (OF_EITHER.test(text) && shown.length > 0) ||
  UNSEEN.test(text)
const OF_PLACE =
  /(?:floors?|walls?|ceilings?|ground|sand|mud|grass|paths?|clouds?|stars?|sun|sunset|sunrise|sky|shadows?|reflections?|light|waterhole|marble|windows?|front door|corners?|edges?|[天云星日月光影地墙路])$/u
const OF_BODY =
  /(?:tails?|beaks?|manes?|hair|faces?|beards?|moustaches?|nose|shoulders?|thumbs?|fingers?|teeth|eyes?|smiles?|[脸头发尾翅眼])$/u
const OF_HANDS = /^(?:hands?|palms?|fingers?|fists?|手|双手|手指|手掌|手心|拳头)$/u
const OF_SOMEBODY = /(?:\b(?:her|his|their|my|your|our)|['’]s?|的)\s*$/iu
const OF_EITHER =
  /(?:arms?|legs?|hands?|feet|back|sides?|wings?|piece|labels?|windows?|corners?|edges?|shadows?|reflections?|marble|[手脚口面影])$/u
const UNSEEN = /(?:end card|symphony)$/u

const isReferredTo = (items: readonly Item[], at: number): boolean => {
  for (let index = at - 1; index >= 0 && index >= at - 3; index--) {
    const { text, meaning, unknown } = items[index]!
    if (/^(?:an?|another|one|two|three|四|一|两|三)$/u.test(text) || meaning.number !== undefined) return true
    if (!(meaning.colour ?? meaning.size ?? meaning.counter ?? unknown)) return false
  }
  return false
}

/**
 * True for meanings that say less than the noun. Hints, sounds and moods do; a place does, unless the shot is set
 * there.
 */
const isOnlyHint = (key: keyof Meaning, { noun, place }: Meaning, shot: Shot): boolean =>
  LESS.has(key) || (key === 'place' && noun?.kind === 'person' && place !== undefined && shot.place !== 'abstract')
const LESS: ReadonlySet<keyof Meaning> = new Set(['placeHint', 'timeHint', 'sound', 'mood'])

/** `a tailor hems trousers`: a person before a noun does not describe it, as an apple does in `apple pie`. */
const isSomebodyBefore = ({ meaning, possessive }: Item, next: Noun): boolean =>
  meaning.noun?.kind === 'person' && next.kind !== 'person' && !possessive && meaning.place !== undefined

/** 像萤火虫一样从立方体里飞出来: only the fireflies are part of the comparison; the cube is a thing. */
function isNextToLike(items: readonly Item[], at: number): boolean {
  const start = items.findLastIndex(({ stop, meaning }, index) => index < at && Boolean(stop ?? meaning.noun))
  return items.slice(start + 1, at).some(({ text }) => /^(?:like|as|像|好像|就像|如|如同|仿佛|犹如|宛如)/u.test(text))
}
