import type { Item } from './parse-items.ts'
import type { Meaning } from './meaning.ts'
import { isAlone, isBuyer, isLikened } from './names-no-thing.ts'
import type { Draft } from './read-shot.ts'
import type { Motion, Shot } from './shot-list.ts'
import { isTableTop } from './stage-things.ts'
import { possibleSingulars } from './lemmas.ts'
import { findNoun } from './lexicon.ts'
import { findKin } from './words/find-kin.ts'
import type { Noun } from './words/noun-table.ts'
import { findTrimmings } from './words/trimming-file.ts'

/** What else a word may say of a shot: then something came of it, though not a thing of its own. */
const OTHERWISE_USED: readonly (keyof Meaning)[] = [
  'place',
  'placeHint',
  'backdrop',
  'time',
  'timeHint',
  'weather',
  'season',
  'look',
  'mood',
  'colour',
  'colourBlock',
  'size',
  'side',
  'group',
  'counter',
  'unit',
  'move',
  'turn',
  'direction',
  'framing',
  'angle',
  'lens',
  'light',
  'style',
  'speed',
  'cameraNoun',
  'sound',
  'glue',
  'pronoun',
  'wearing',
]

const AT_REST = new Set<Motion>(['still', 'bob'])

/** Words of a shot that are understood and of which nothing is seen: things without a place, deeds that nobody does. */
export function unshownWords(prompt: string, { items, found }: Draft, shot: Shot): string[] {
  const shown = found.slice(0, shot.subjects.length)
  const isShown = (item: Item, at: number): boolean =>
    shown.some(({ at: own, namedAt, noun }) => own === at || namedAt === at || (noun && noun === item.meaning.noun)) ||
    shot.subjects.some(({ words }) => words === item.text)
  // Whoever moves does so in their own way, a boat as it crosses and a truck as it races; snow falls by itself.
  const isDone = ({ motion }: Meaning): boolean =>
    (motion === 'fall' && (shot.weather === 'snow' || shot.weather === 'rain')) ||
    shot.subjects.some(subject => motion === 'still' || subject.motion === motion || !AT_REST.has(subject.motion))
  return items.flatMap((item, at) => {
    const { meaning } = item
    if (item.stop || item.negated || item.mention || item.unknown) return []
    if (isHintOfThing(items, at) || isThingOfItsOwn(items, at, shot)) return [prompt.slice(item.from, item.to)]
    if (OTHERWISE_USED.some(key => meaning[key] !== undefined && !(meaning.noun && isOnlyHint(key, meaning, shot))))
      return []
    if (meaning.noun && isLikened(items, at) && isNextToLike(items, at)) return []
    if (isAlone(items, at) || (meaning.noun && isBuyer(items, at, meaning.noun))) return []
    // Clouds and floors are the place's own.
    if (meaning.noun?.isUndrawn) return []
    // Lanterns that hang over a lane are put into it, and so is what they do there.
    if (shot.trimmings && findTrimmings(item.text).length > 0) return []
    // What the place shows by itself is seen in it: the castle of its yard, the top that wares stand on.
    if (findTrimmings(item.text).some(({ places }) => places?.has(shot.where ?? shot.place))) return []
    if (shot.place === 'table' && found.some(one => one.at === at && isTableTop(one))) return []
    // Clothes are on whoever wears them.
    if (shown.some(({ wears }) => wears?.some(({ words }) => words.toLowerCase() === item.text))) return []
    const next = items[at + 1]
    // `apple pie`: the first says which.
    // `panda chef`: the clothes are its own.
    if (shown.some(({ trade, at: own }) => trade !== undefined && own === at - 1)) return []
    const isPartOfNext =
      next?.meaning.noun !== undefined && isShown(next, at + 1) && !isSomebodyBefore(item, next.meaning.noun)
    const isMissing = meaning.noun
      ? !isShown(item, at) && !isPartOfNext
      : meaning.motion !== undefined && !isDone(meaning)
    return isMissing ? [prompt.slice(item.from, item.to)] : []
  })
}

/** `A centrifuge in a laboratory`: of a thing that only leans to its place nothing else comes. */
function isHintOfThing(items: readonly Item[], at: number): boolean {
  const { meaning, text, language } = items[at]!
  // An event leads to its place, and is not seen there by that alone.
  if (EVENT.test(text) && !meaning.noun && !meaning.verb) return true
  const isHint = Object.keys(meaning).every(key => key === 'whereHint' || key === 'placeHint' || key === 'timeHint')
  if (!isHint || language !== 'en' || !isReferredTo(items, at)) return false
  const word = text.split(' ').at(-1)!
  const kin = [text, word, ...possibleSingulars(word)].map(findKin).find(found => found !== undefined)
  return (
    (kin !== undefined && kin !== 'unseen') || (word !== text && (word === 'table' || findNoun(word) !== undefined))
  )
}

const EVENT =
  /^(?:(?:final |written )?exams?|marathons?|javelins?|balance beams?|pole vaults?|high jumps?|long jumps?|hurdles|shot put|discus|relay race|考试|期末考试|高考|马拉松|标枪|平衡木|跳高|跳远|撑杆跳|跨栏|铅球|铁饼|接力赛)$/u

/** `a puddle beside a girl`: what is not drawn by itself, and is spoken of as a thing by itself. */
function isThingOfItsOwn(items: readonly Item[], at: number, shot: Shot): boolean {
  const { meaning, text } = items[at]!
  if (!meaning.noun?.isUndrawn || !isReferredTo(items, at) || OF_PLACE_OR_BODY.test(text)) return false
  return !JSON.stringify([shot.subjects, shot.trimmings, shot.texts]).toLowerCase().includes(text)
}
/** Ground, sky and light are the place's; hair and tails are somebody's. */
const OF_PLACE_OR_BODY =
  /(?:floors?|walls?|ceilings?|ground|sand|mud|grass|paths?|clouds?|stars?|sun|sunset|sunrise|sky|shadows?|reflections?|light|tails?|beaks?|manes?|hair|faces?|beards?|moustaches?|nose|shoulders?|arms?|legs?|hands?|thumbs?|fingers?|feet|teeth|eyes?|smiles?|back|sides?|piece|labels?|end card|symphony|waterhole|marble|windows?|wings?|front door|corners?|edges?|[天云星日月光影地墙路脸头发手脚尾翅眼口面])$/u

const isReferredTo = (items: readonly Item[], at: number): boolean => {
  for (let index = at - 1; index >= 0 && index >= at - 3; index--) {
    const { text, meaning, unknown } = items[index]!
    if (/^(?:an?|another|one|two|three|四|一|两|三)$/u.test(text) || meaning.number !== undefined) return true
    if (!(meaning.colour ?? meaning.size ?? meaning.counter ?? unknown)) return false
  }
  return false
}

/** A hint, a sound or a mood of a noun says less than the thing that was named; a place is seen where the shot is set there. */
const isOnlyHint = (key: keyof Meaning, { noun, place }: Meaning, shot: Shot): boolean =>
  LESS.has(key) || (key === 'place' && noun?.kind === 'person' && place !== undefined && shot.place !== 'abstract')
const LESS: ReadonlySet<keyof Meaning> = new Set(['placeHint', 'timeHint', 'sound', 'mood'])

/** `a tailor hems trousers`: somebody is no part of a thing, as an apple is of a pie. */
const isSomebodyBefore = ({ meaning, possessive }: Item, next: Noun): boolean =>
  meaning.noun?.kind === 'person' && next.kind !== 'person' && !possessive && meaning.place !== undefined

/** 像萤火虫一样从立方体里飞出来: the cube is spoken of as a thing, and only the fireflies are what something is like. */
function isNextToLike(items: readonly Item[], at: number): boolean {
  const start = items.findLastIndex(({ stop, meaning }, index) => index < at && Boolean(stop ?? meaning.noun))
  return items.slice(start + 1, at).some(({ text }) => /^(?:like|as|像|好像|就像|如|如同|仿佛|犹如|宛如)/u.test(text))
}
