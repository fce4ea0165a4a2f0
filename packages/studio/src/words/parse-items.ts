import { readTable } from './vocabulary/word-data.ts'
import type { Item } from './item.ts'
import { longestMatch, type Match } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { correctSpelling } from './correct-spelling.ts'
import { chooseSenses } from './choose-senses.ts'
import { makeMiniatures } from './make-miniatures.ts'
import { dressByAge } from './dress-by-age.ts'
import { countByVessels } from './count-by-vessels.ts'
import { chooseVerbs } from './choose-verbs.ts'
import { settleCompounds } from './settle-compounds.ts'
import { settleContext } from './settle-context.ts'
import { settleLightDirections } from './settle-light-directions.ts'
import { possibleSingulars } from './lemmas.ts'
import { type Token, tokenise } from './tokenise.ts'
import { createMeaningFilter } from './meaning-filter.ts'
import { isDeed, isFirstPredicate, isGoneOnWith, isNominal } from './decide-part.ts'
import { guessVerbs } from './guess-verbs.ts'
import { joinCompounds } from './join-compounds.ts'
import { nameAges, namePeople } from './name-people.ts'
import { nameUnknownChinese, nameUnknownWords } from './name-unknowns.ts'
import { partVerbObjects } from './part-verb-objects.ts'
import { settlePossessives } from './settle-possessives.ts'
import { packageProducts } from './package-products.ts'
import { type ChineseWord, tagChinese } from './tag-chinese.ts'
import { type TaggedWord, tagEnglish } from './tag-english.ts'

export type { Item } from './item.ts'

/** The meanings that remain if a word is a verb: `fishing` has no fish. */
const VERBAL: readonly (keyof Meaning)[] = readTable('parse-items', 'verbal')

/** `goesOn`: the words follow `then` and continue with the subject before. */
export function parseItems(folded: string, { goesOn = false }: { goesOn?: boolean } = {}): Item[] {
  const tokens = tokenise(folded)
  const items: Item[] = []
  let segmented: ReadonlyMap<number, ChineseWord> | undefined
  const words = () => (segmented ??= tagChinese(folded))
  let tagged: ReadonlyMap<number, TaggedWord> | undefined
  const tags = () => (tagged ??= tagEnglish(folded))
  const isWord = createMeaningFilter(folded, words)
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const item: Item = {
      from: token.from,
      to: token.to,
      text: token.text,
      meaning: {},
      form: 'written',
      language: token.type === 'han' ? 'zh' : 'en',
    }
    let taken = 1
    if (token.type === 'clause' || token.type === 'sentence') item.stop = token.type
    else if (token.type === 'mention') {
      item.mention = true
      if (token.possessive) item.possessive = true
    } else {
      // Adjectives and adverbs without a row are not misspellings.
      const isNoun = (): boolean => tags().get(token.from)?.tag === 'noun'
      // 竹椅上摇扇子: on the chair; 上摇 is not a camera move here.
      const isOnIt = UPWARDS.test(token.text) && isThing(items.at(-1)) && isMove(tokens, at)
      const read = withoutSlip(tokens, at, isNoun)
      taken = understand(item, isOnIt ? read.slice(0, at + 1) : read, at, isWord, words)
    }
    at += taken
    items.push(item)
  }
  const named = nameUnknownChinese(items, words, folded)
  countByVessels(named)
  settlePossessives(named)
  for (const [index, item] of named.entries()) {
    if (isDoneByPronoun(named, index)) {
      item.meaning = {}
      item.unknown = true
    }
    const isPredicate = goesOn && isFirstPredicate(named, index)
    if (isUndecided(item)) {
      const isNoun = !isPredicate && isNominal(named, index, tags)
      item.meaning = isNoun ? nominalOf(item.meaning) : verbalOf(item.meaning)
      if (!isNoun) delete item.plural
    } else if (item.language === 'en' && item.meaning.noun && isGoneOnWith(named, index)) {
      // `shoots out at the end`: an unknown verb does not become a thing.
      item.meaning = {}
      item.unknown = true
      delete item.plural
    } else if (item.meaning.verb && !isPredicate && !isDeed(named, index, tags)) {
      const { verb: _, ...kept } = item.meaning
      item.meaning = kept
      if (Object.keys(kept).length === 0) item.unknown = true
    }
    // `手持` is a handheld camera, unless an object follows.
    if (item.meaning.move && item.meaning.relation) {
      const isHolding = named.slice(index + 1, index + 4).some(({ meaning }) => meaning.noun)
      const { move, relation, ...rest } = item.meaning
      item.meaning = isHolding ? { ...rest, relation } : { ...rest, move }
    }
  }
  partVerbObjects(named)
  chooseSenses(named, folded)
  makeMiniatures(named)
  dressByAge(named)
  chooseVerbs(named)
  settleContext(named)
  settleCompounds(named)
  settleLightDirections(named)
  nameAges(named)
  const people = namePeople(named, tags)
  joinCompounds(people, { english: tags, chinese: words })
  nameUnknownWords(people, tags)
  // `a gardener forks potatoes`: a word that can only be a verb here, but is known only as a noun, is reported as
  // unknown.
  for (const item of people) if (isEmpty(item)) item.unknown = true
  guessVerbs(people, tags, words)
  packageProducts(people)
  return people
}

const isEmpty = ({ meaning, stop, mention }: Item): boolean =>
  stop === undefined && !mention && Object.keys(meaning).length === 0

const UPWARDS = /^[上下]$/u
const isThing = (item: Item | undefined): boolean => item?.meaning.noun !== undefined || item?.unknown === true
const isMove = (tokens: readonly Token[], at: number): boolean => longestMatch(tokens, at)?.meaning.move !== undefined

/** `a slice of strawbery`: a misspelt noun. */
function withoutSlip(tokens: readonly Token[], at: number, isNoun: () => boolean): readonly Token[] {
  const token = tokens[at]!
  if (token.type !== 'word' || longestMatch(tokens, at) !== undefined) return tokens
  const right = correctSpelling(token.text)
  return right && isNoun() ? tokens.with(at, { ...token, text: right }) : tokens
}

/** `he taps one loaf`: no noun follows `he` directly, so a word that is known only as a noun is an unknown verb. */
const isDoneByPronoun = (items: readonly Item[], at: number): boolean =>
  /^(?:he|she|it|who)$/u.test(items[at - 1]?.text ?? '') &&
  items[at]!.meaning.noun !== undefined &&
  items[at]!.meaning.verb === undefined &&
  /[^s]s$/u.test(items[at]!.text)

/** `放心`, `动手`, `打人`: the body part is not meant. */
const BODILY = /[心手头眼嘴脚人气]/u

function understand(
  item: Item,
  tokens: readonly Token[],
  at: number,
  isWord: ReturnType<typeof createMeaningFilter>,
  words: () => ReadonlyMap<number, ChineseWord>,
): number {
  const token = tokens[at]!
  const whole = longestMatch(tokens, at)
  const end = whole && (isOneThatDoes(tokens, at, whole.tokens) ? at + 1 : startOfLongerPlace(tokens, at, whole))
  const longest = end === undefined ? whole : longestMatch(tokens.slice(0, end), at)
  const match = longest && token.type === 'han' ? (cutShort(longest.tokens, tokens, at, words) ?? longest) : longest
  if (!match) {
    if (/^\d{1,4}$/.test(token.text)) item.meaning = { number: Number(token.text) }
    else item.unknown = true
    return 1
  }
  const last = tokens[at + match.tokens - 1]!
  item.to = last.to
  item.form = match.form
  item.text = tokens
    .slice(at, at + match.tokens)
    .map(({ text }) => text)
    .join(item.language === 'zh' ? '' : ' ')
  item.meaning = match.form === 'verb' && match.tokens === 1 ? verbalOf(match.meaning) : match.meaning
  if (match.tokens === 1 && token.type === 'han') {
    const object = longestMatch(tokens, at + 1)?.meaning.noun
    const { relation, ...kept } = isWord(
      item.meaning,
      token.from,
      object !== undefined && !BODILY.test(tokens[at + 1]!.text),
    )
    // `吹笛子` may be read as one word. A verb right before its tool is a verb.
    const used = relation ?? (item.meaning.relation && object ? item.meaning.relation : undefined)
    item.meaning = used ? { ...kept, relation: used } : kept
  }
  if (last.possessive) item.possessive = true
  if (item.meaning.noun && isPlural(item, tokens, at, match.tokens)) item.plural = true
  if (Object.keys(item.meaning).length === 0) item.unknown = true
  return match.tokens
}

/** `on the roof of a hotel`: the place is `roof of a hotel`, not `on the roof`. */
function startOfLongerPlace(
  tokens: readonly Token[],
  at: number,
  { tokens: taken, meaning }: Match,
): number | undefined {
  if (!meaning.place || tokens[at]!.type !== 'word') return undefined
  for (let from = at + 1; from < at + taken; from++) {
    const other = longestMatch(tokens, from)
    if (other?.meaning.place && other.tokens > taken) return from
  }
  return undefined
}

/** `a bus stops`, `a car parks`: after a singular article the word is a verb, not a plural. */
function isOneThatDoes(tokens: readonly Token[], at: number, taken: number): boolean {
  // `a knight and a dragon face each other`: the longer phrase is the verb.
  if (taken === 2 && tokens[at]!.type === 'word') {
    const next = longestMatch(tokens, at + 1)
    if (next && next.tokens > taken && next.meaning.verb && longestMatch(tokens.slice(0, at + 1), at)) return true
  }
  if (taken !== 2 || !isOfOne(tokens, at) || tokens[at + 1]!.type !== 'word') return false
  const [first, last] = [tokens[at]!, tokens[at + 1]!]
  const isPair = possibleSingulars(last.text).some(text => longestMatch([first, { ...last, text }], 0)?.tokens === 2)
  return (
    isPair &&
    longestMatch([first], 0)?.meaning.noun !== undefined &&
    longestMatch([last], 0)?.meaning.verb !== undefined
  )
}

/** `a blue coat stands`: a colour or a size may stand between the article and its noun. */
function isOfOne(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before?.type !== 'word') return false
  if (/^an?$/u.test(before.text)) return true
  const { colour, size } = longestMatch([before], 0)?.meaning ?? {}
  return (colour ?? size) !== undefined && /^an?$/u.test(tokens[at - 2]?.text ?? '')
}

/** `把手机`: the longest match from the left would end inside the next word. */
function cutShort(
  taken: number,
  tokens: readonly Token[],
  at: number,
  words: () => ReadonlyMap<number, ChineseWord>,
): ReturnType<typeof longestMatch> {
  if (taken < 2) return undefined
  const [from, to] = [tokens[at]!.from, tokens[at + taken - 1]!.to]
  const next = wordAcross(words(), from, to)
  if (!next) return undefined
  const start = at + (next.from - from)
  const isKnown = longestMatch(tokens, start)?.tokens === next.to - next.from
  return isKnown ? longestMatch(tokens.slice(0, start), at) : undefined
}

/** The word that begins between the two positions and ends after them. */
function wordAcross(words: ReadonlyMap<number, ChineseWord>, from: number, to: number): ChineseWord | undefined {
  for (let start = from + 1; start < to; start++) {
    const word = words.get(start)
    if (word && word.to > to) return word
  }
  return undefined
}

/** `birds` is a plural even if a table has it beside `bird`. So is a word with `们`. */
function isPlural(item: Item, tokens: readonly Token[], at: number, taken: number): boolean {
  if (item.form === 'plural') return true
  const last = tokens[at + taken - 1]!
  if (last.type !== 'word') return tokens[at + taken]?.text === '们'
  return possibleSingulars(last.text).some(singular => {
    const one = longestMatch([...tokens.slice(at, at + taken - 1), { ...last, text: singular }], 0)
    return one?.tokens === taken && one.meaning.noun?.sprites[0] === item.meaning.noun?.sprites[0]
  })
}

function verbalOf(meaning: Meaning): Meaning {
  return Object.fromEntries(VERBAL.filter(key => meaning[key] !== undefined).map(key => [key, meaning[key]]))
}

function nominalOf(meaning: Meaning): Meaning {
  const kept = { ...meaning }
  delete kept.motion
  delete kept.verb
  delete kept.relation
  delete kept.wearing
  return kept
}

const isUndecided = ({ meaning, language }: Item): boolean =>
  language === 'en' &&
  Boolean(meaning.noun ?? meaning.place) &&
  Boolean(meaning.homograph ?? meaning.motion ?? meaning.verb ?? meaning.relation)
