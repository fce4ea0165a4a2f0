import { hasWords } from '@kinora/media/language/has-words'
import { type Language, isForeign, detectLanguage } from '@kinora/media/language/detect-language'
import { hasHan } from '@kinora/media/language/has-han'
import { findQuotes } from '@kinora/media/language/find-quotes'
import { endsSentence, PUNCTUATION } from '@kinora/media/language/punctuation'
import { splitClauses, splitSentences } from '@kinora/media/language/split-sentences'
import { isFilmTalk } from '../words/film-talk.ts'
import { maskedSentences, maskQuotes } from '../words/mask-quotes.ts'
import { musicIn } from '../words/heard.ts'
import { takeOrderedStory } from '../words/ordered-story.ts'
import { takeQuotedWords, type QuotedWords } from '../words/quoted-words.ts'
import { sortBrief, type SortedBrief, wanted } from '../words/sort-brief.ts'
import {
  ADDRESS,
  CALLS,
  FILM_TALK,
  GOES_ON,
  HIGHLIGHTS,
  INVITES,
  LEADING,
  LIST_HEADS,
  OFFERS,
  REACHES,
  STAGED_FILM,
  STAGING,
  WHOLE,
} from './brief-words.ts'
import { type Product, findProduct } from './find-product.ts'

/** A parsed brief, in the caller's own words. */
export type Brief = {
  /** A name, such as one in quotes, and the product's category. */
  name?: string
  category?: string
  /** In Chinese, the demonstrative form: `这款香水`, with the measure word of the brief. */
  pointed?: string
  /** The selling points, each a clause without its final punctuation. */
  points: readonly string[]
  /** The points that are offers or prices. */
  offers: readonly string[]
  slogan?: string
  /** The call to action. */
  call?: string
  /** The narration that the caller wrote, word for word. */
  narration: readonly string[]
  /** The people, things and places to be seen. */
  staged: readonly string[]
  /** The scenes of the film, in sentences. */
  story?: string
  /** The story is told from the first to the last shot. */
  isWhole: boolean
  /** The words that are heard and read, as the brief quotes them. */
  quoted: Omit<QuotedWords, 'rest'>
  style?: string
  music?: string
  /** The mood and other things that the brief asks of the film. */
  wishes: string
  /** Clauses about the product that are too long for a line. */
  tooLong: readonly string[]
}

/** `happy jazz music`, `轻快的钢琴音乐`: the words before the noun. */
const MUSIC = /(?:[\w-]+ ){1,4}music\b|(?:\p{Script=Han}{1,8}的?)(?:音乐|配乐|bgm)/iu
const FILLING =
  /^(?:(?:i|we|want|with|use|add|some|and|the|an?|please|need|background|cuts|to|like|would|put)\s+)+|^.*?(?:配上?|使用|搭配|加上?|要有?|用)(?=.{2})/iu
/** Longer lines are hard to follow. */
const MAX_WORDS = 24
const MAX_CHARACTERS = 40
/** A longer quotation is a line, not a name. */
const NAME_WORDS = 4
const NAME_CHARACTERS = 10

/**
 * Parses a brief into texts that can be spoken in a language. Words of the other language are left out, except names.
 */
export function readBrief(prompt: string, language: Language): Brief {
  // The period of an abbreviation does not end a sentence.
  const { rest: unquotedBrief, ...quotedWords } = takeQuotedWords(prompt.replaceAll(/& Co\.(?=\s)/gu, '& Co'))
  const labelledBrief = sortBrief(unquotedBrief, { isOfThing: true })
  const ordered = labelledBrief.labelled.story === undefined ? takeOrderedStory(unquotedBrief) : undefined
  const sorted = ordered ? sortBrief(ordered.rest, { isOfThing: true }) : labelledBrief
  const { labelled } = sorted
  const besides = namedInBrackets(sorted.besides)
  const { story, rest } = ordered
    ? { story: sortBrief(ordered.story).content, rest: besides }
    : storyIn({ ...sorted, besides })
  const quoted = findQuotes(rest).map(({ text }) => text)
  const quotedName = quoted.find(text => isShort(text) && !/[。.！!？?，,]$/u.test(text))
  const quotedSlogan = quoted.find(text => !isShort(text) || /[。.！!]$/u.test(text))
  const plain = findQuotes(rest)
    .toReversed()
    .reduce((text, { from, to, text: inside }) => {
      const kept = inside === quotedSlogan ? '' : inside
      return text.slice(0, from) + kept + text.slice(to)
    }, rest)
  const clauses = sortClauses(plain, quotedName)
  const named: Product = { ...clauses.thing, ...(quotedName ? { name: quotedName } : {}) }
  const { name, category: sort } = productOf(labelled.brand, labelled.product, named, prompt)
  const own = (text: string | undefined): string | undefined =>
    text && !isForeign(text, language) ? unquoted(text) : undefined
  const { slogan, call, category } = {
    slogan: own(labelled.slogan ?? quotedSlogan),
    call: own(labelled.call ?? cardIn(labelled.card) ?? clauses.call),
    category: own(withoutName(sort, name)),
  }
  const wishes = wanted(sorted.wishes)
  const music =
    labelled.music ?? musicIn(sorted.wishes) ?? MUSIC.exec(`${rest}\n${wishes}`)?.[0].replace(FILLING, '').trim()
  const listed = labelled.points
    ?.split(/\s\/\s|[①-⑳]|[;；]/u)
    .flatMap(listedPoints)
    .map(point => pointOf(point.replaceAll(/^[\s,，]+|[\s,，.。!！]+$/gu, '')))
    .filter(isPoint)
  const offer = labelled.offer ? [pointOf(labelled.offer)] : []
  const points = [...(listed ?? clauses.points), ...offer].filter(point => !isForeign(point, language))
  return {
    ...(name ? { name: unquoted(name) } : {}),
    ...(category && category !== name ? { category } : {}),
    ...(category && language === 'zh' ? pointedIn(prompt, category) : {}),
    points: [...new Set(points)],
    offers: [...new Set(points.filter(point => OFFERS.test(point) || offer.includes(point)))],
    ...(slogan ? { slogan } : {}),
    ...(call ? { call } : {}),
    isWhole: ordered !== undefined || (story !== undefined && takeOrderedStory(story) !== undefined),
    quoted: quotedWords,
    narration: splitSentences((labelled.narration ?? '').replaceAll(/[“”"「」『』]/gu, '')).filter(
      line => hasWords(line) && detectLanguage(line) === language,
    ),
    staged: story === undefined ? clauses.staged : [],
    ...(story !== undefined && { story: tellStory(story, language) }),
    tooLong: clauses.tooLong,
    wishes,
    ...(labelled.style ? { style: labelled.style } : {}),
    ...(music ? { music } : {}),
  }
}

/** `凌晨现摘、不打农药`, `27 layers, folded by hand`: several points in one sentence, if each is short. */
function listedPoints(text: string): string[] {
  const parts = text.split(/[、，,]\s*/u).filter(hasWords)
  const isList =
    parts.length > 1 && parts.every(part => (hasHan(part) ? part.length <= 10 : part.split(' ').length <= 6))
  return isList ? parts.map(part => part.replace(/^and\s/iu, '')) : [text]
}

/** The labelled story of a brief, its scenes between arrows, or, beside listed points, its sentences; and the rest. */
function storyIn({ labelled, besides }: SortedBrief): { story?: string; rest: string } {
  if (labelled.story !== undefined) return { story: labelled.story, rest: besides }
  const { text, unmask } = maskQuotes(besides)
  const lines = text.split('\n')
  const arrows = lines.find(line => /->|→/u.test(line))
  if (arrows !== undefined)
    return { story: unmask(arrows), rest: unmask(lines.filter(line => line !== arrows).join('\n')) }
  if (labelled.points === undefined) return { rest: besides }
  const sentences = lines.flatMap(maskedSentences)
  const isOfProduct = (sentence: string, at: number): boolean =>
    /^[\ue000-\uf8ff\s.。]*$/u.test(sentence) ||
    splitClauses(sentence).some(clause => isCall(clause, at === sentences.length - 1)) ||
    findProduct(sentence, { isFirst: at === 0 }) !== undefined
  const told = sentences.filter((sentence, at) => !isOfProduct(sentence, at))
  const rest = unmask(sentences.filter(sentence => !told.includes(sentence)).join(' '))
  return told.length > 0 ? { story: unmask(told.join(' ')), rest } : { rest }
}

/** The words on the end card: those in quotes, otherwise all. */
const cardIn = (card: string | undefined): string | undefined =>
  card === undefined ? undefined : (findQuotes(card)[0]?.text ?? card)

/** `Brand: Mulepedal. Product: Mule One, electric cargo bike`: the product of a brand has a name or is only a category. */
function productOf(
  brand: string | undefined,
  labelled: string | undefined,
  { name, category: sort }: Product,
  prompt: string,
): Product {
  const [product, ...looks] = (labelled ?? '')
    .replaceAll(/\s?[(（][^()（）]*[)）]/gu, '')
    .split(/\s*[,，、]\s*/u)
    .filter(Boolean)
  if (product === undefined)
    return {
      ...((brand ?? name) !== undefined && { name: brand ?? name! }),
      ...(sort !== undefined && { category: sort }),
    }
  // `Lumo reading lamp`: the brief says the name alone, too.
  const [, own = '', kind = ''] = /^((?:\p{Lu}[\w'’-]*\s)+)(\p{Ll}.*)$/u.exec(product) ?? []
  if (brand === undefined && own !== '' && prompt.split(own.trim()).length > 2)
    return { name: own.trim(), category: kind }
  if (brand === undefined) return findProduct(product, { isFirst: true })?.thing ?? { name: product }
  const model = product.replace(brand, '').trim()
  const isName = NAME_ALONE.test(model)
  const category = isName ? looks[0] : model
  return { name: isName ? `${brand} ${model}` : brand, ...(category && { category }) }
}

/** `traffic -> market`, in sentences. */
const tellStory = (story: string, language: Language): string =>
  story
    .split(/\s*(?:->|→)\s*/u)
    .map(part => {
      const { text, unmask } = maskQuotes(part)
      return unmask(
        text.replaceAll(/(?<!\p{Lu}[\p{L}’']*)\s[+&]\s/gu, ' and ').replaceAll(/\s?[(（]([^()（）]+)[)）]/gu, ', $1,'),
      )
    })
    .map(part =>
      endsSentence(part) ? part : `${part.charAt(0).toUpperCase()}${part.slice(1)}${PUNCTUATION[language].stop}`,
    )
    .join(language === 'zh' ? '' : ' ')

/** `【小鹿点点】` is a name, unless it heads a list. */
const namedInBrackets = (prompt: string): string =>
  prompt.replaceAll(/【([^】\n]{1,12})】(?!\s*[:：])/gu, (whole, inside: string) =>
    LIST_HEADS.test(inside) || FILM_TALK.some(talk => talk.test(inside)) ? whole : `「${inside}」`,
  )

/** The measure word before a product, such as 款 or 双. */
function pointedIn(prompt: string, category: string): { pointed?: string } {
  const at = prompt.indexOf(category)
  const [, measure] =
    /[一这该](款|台|支|瓶|双|件|部|辆|套|条|块|把|副|家|盒|杯)[^，。；！？\n]{0,16}$/u.exec(
      prompt.slice(0, Math.max(0, at)),
    ) ?? []
  return measure ? { pointed: `这${measure}${category}` } : {}
}

const isShort = (text: string): boolean =>
  detectLanguage(text) === 'zh' ? Array.from(text).length <= NAME_CHARACTERS : text.split(/\s+/u).length <= NAME_WORDS

/** `"Tuckaway" folding e-bike`: the category beside the name. */
const withoutName = (category: string | undefined, name: string | undefined): string | undefined =>
  (category && name ? category.replace(name, '').trim() : category) || undefined

const unquoted = (text: string): string => text.replaceAll(/^[“"「『《]|[”"」』》。.]+$/gu, '').trim()

function sortClauses(
  text: string,
  quotedName: string | undefined,
): { thing: Product; points: string[]; staged: string[]; tooLong: string[]; call?: string } {
  const points: string[] = []
  const staged: string[] = []
  const tooLong: string[] = []
  const calls: string[] = []
  let thing: Product = {}
  const sentences = splitSentences(text).filter(sentence => !isFilmTalk(sentence, OF_THING))
  const wholes = sentences.flatMap(wholesOf)
  // The clauses of the last sentence, ignoring later remarks about the film.
  const spoken = sentences.findLast(sentence => !FILM_TALK.some(talk => talk.test(sentence))) ?? ''
  const ending = new Set(sentences.length > 1 ? wholesOf(spoken) : [])
  for (const [at, whole] of wholes.entries()) {
    if (LIST_HEADS.test(whole) || isFilmTalk(whole, OF_THING)) continue
    const film = STAGED_FILM.exec(whole)?.[1]
    if (film || STAGING.test(whole)) staged.push(film ?? whole)
    if (STAGING.test(whole)) continue
    const found =
      Object.keys(thing).length === 0
        ? findProduct(whole, { isFirst: at === 0, ...(quotedName ? { quotedName } : {}) })
        : undefined
    if (found) thing = found.thing
    const left = found ? found.rest : [whole]
    for (const clause of left) {
      // `our bakery, Golden Crust, on Mill Street`
      if (found === undefined && thing.category && !thing.name && !quotedName && isNameAfter(clause, text)) {
        thing = { ...thing, name: clause.replace(/^the /u, '') }
        continue
      }
      // `Brightleaf, our green tea`
      const sort =
        found === undefined && thing.name && !thing.category ? sortAfter(clause, thing.name, text) : undefined
      if (sort) {
        thing = { ...thing, category: sort }
        continue
      }
      const shown = clause.replace(HIGHLIGHTS, '')
      if (STAGING.test(clause)) continue
      if (shown === clause && FILM_TALK.some(talk => talk.test(clause))) continue
      const point = pointOf(shown)
      const name = thing.name ?? quotedName
      const isBrandCall = ending.has(clause) && name !== undefined && clause.indexOf(name) > 0 && !FINITE.test(clause)
      if ((isBrandCall || isCall(clause, ending.has(clause))) && !(OFFERS.test(clause) && !isImperative(clause)))
        calls.push(clause)
      else if (isPoint(point)) points.push(point)
      else if (isLong(point)) tooLong.push(point)
    }
  }
  const [call] = calls
  // `立即下单，扫码购买`: a call to action may have several clauses.
  const comma = call && detectLanguage(call) === 'zh' ? '，' : '. '
  return { thing, points, staged, tooLong, ...(call ? { call: calls.join(comma) } : {}) }
}

/** A clause that is a name and continues the sentence before it. */
const isNameAfter = (clause: string, text: string): boolean =>
  NAME_ALONE.test(clause.replace(/^the /u, '')) && /,\s*$/u.test(text.slice(0, Math.max(0, text.indexOf(clause))))

/** The category in a clause right after the name, without a verb. */
function sortAfter(clause: string, name: string, text: string): string | undefined {
  const [, sort] = /^(?:an?|the|our|your|my)\s((?:[\w'’-]+\s){0,4}[\w'’-]+)$/iu.exec(clause) ?? []
  const isNext = text.includes(`${name}, ${clause}`)
  return isNext && !FINITE.test(clause) ? sort : undefined
}
const FINITE = /\b(?:is|are|was|has|have|can|will|that|which|who|makes?|keeps?|gives?|helps?|you)\b/iu
const OF_THING = { isOfThing: true }

const NAME_ALONE = /^\p{Lu}[\p{L}\d'’]*(?: (?:&|of|the|and|\d+|\p{Lu}[\p{L}\d'’]*))*$/u

/**
 * True if a clause is a call to action: by its own words, or an imperative followed by a number, an address or nothing.
 */
const isCall = (clause: string, isLast: boolean): boolean =>
  CALLS.test(clause) ||
  (REACHES.test(clause) && (ADDRESS.test(clause) || isLast)) ||
  (isLast && INVITES.test(clause) && !OFFERS.test(clause))

/** True if a clause is an imperative. */
const isImperative = (clause: string): boolean =>
  REACHES.test(clause) ||
  /^(?:拨打|致电|来电|联系|咨询|访问|登录|搜索)|下单|抢购|购买|预订|下载|关注|扫码|点击/u.test(clause)

const isLong = (point: string): boolean => /[\p{L}\p{N}]{2}/u.test(point) && !/https?:|[[\]{}<>#*]/u.test(point)

function pointOf(clause: string): string {
  let point = clause.replaceAll(/[\s.。]+$/gu, '').trim()
  for (let before = ''; before !== point; ) {
    before = point
    point = point.replace(LEADING, '').trim()
  }
  return point
}

function isPoint(point: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(point) || /https?:|@|[[\]{}<>#*]/u.test(point)) return false
  return detectLanguage(point) === 'zh'
    ? Array.from(point).length >= 2 && Array.from(point).length <= MAX_CHARACTERS
    : point.split(/\s+/u).length <= MAX_WORDS
}

/** The clauses of a text. Sentences that need all their parts stay whole. */
function wholesOf(text: string): string[] {
  return splitSentences(text).flatMap(sentence => {
    const mark = /[。！？!?；;.]+$/u
    if (WHOLE.test(sentence)) return [sentence.replace(mark, '')]
    const clauses: string[] = []
    for (const clause of splitClauses(sentence)) {
      const last = clauses.at(-1)
      if (last && GOES_ON.test(clause))
        clauses[clauses.length - 1] = `${last}${detectLanguage(clause) === 'zh' ? '，' : ', '}${clause}`
      else clauses.push(clause)
    }
    return clauses
  })
}
