import { readTable } from './vocabulary/word-data.ts'
import type { Item } from './item.ts'
import { possibleSingulars } from './lemmas.ts'
import { findNoun, isKnownWord } from './lexicon.ts'
import type { Relation } from '../setting/shot-list.ts'
import type { TaggedWord } from './tag-english.ts'
import type { ChineseWord } from './tag-chinese.ts'
import { readAssetNouns } from './vocabulary/asset-nouns.ts'
import { findSimilarNoun, type SimilarNoun } from './vocabulary/find-similar-noun.ts'
import { STAND_IN } from './vocabulary/noun-files.ts'
import type { Noun } from './vocabulary/noun-table.ts'

/** The height of a block without a known size. Metres. */
const STAND_IN_METRES = 0.9

const standIn = (name: string): Noun => ({
  sprites: [STAND_IN],
  kind: 'thing',
  name,
  metres: STAND_IN_METRES,
  build: 'product',
  weight: 'medium',
  isStandIn: true,
})

const LONGEST_UNKNOWN = 40

/**
 * Gives an English noun without a table row the most similar noun, or a stand-in if there is none. Invisible things
 * stay unknown, and so do words that only describe the noun after them.
 */
export function nameUnknownWords(items: Item[], tags: () => ReadonlyMap<number, TaggedWord>): void {
  for (const [index, item] of items.entries()) {
    if (!item.unknown || item.language !== 'en' || !/^[a-z][a-z' -]{2,}$/u.test(item.text)) continue
    const tagged = tags().get(item.from)
    if (tagged && tagged.tag !== 'noun') continue
    const next = items[index + 1]
    if (next && !next.stop && (next.meaning.noun || next.unknown) && !next.negated && !isVerbal(next)) continue
    // The last of two words is the head.
    const front = item.text.slice(0, item.text.lastIndexOf(' ') + 1)
    const last = item.text.slice(front.length)
    const singulars = possibleSingulars(last)
    const word = [last, ...singulars].find(isInTables) ?? singulars[0] ?? last
    const similar = findSimilarNoun(word)
    // `she buttons her coat`: the plural of an asset's name after a subject is a verb.
    const before = items[index - 1]
    if (word !== last && readAssetNouns().has(word) && before && !before.stop && isSubject(before)) continue
    const noun =
      (!readAssetNouns().has(word) && (similar === undefined || similar === 'seen')
        ? nounOfCompound(singulars[0] ?? last)
        : undefined) ?? nounFor(word, similar, isReferring(items, index) && isCentral(items, index))
    if (!noun) continue
    if (noun.isStandIn) item.guessed = true
    else delete item.unknown
    item.meaning = { noun: front ? { ...noun, name: `${front}${noun.name}` } : noun }
    if (singulars.length > 0 && word !== last) item.plural = true
  }
}

const isSubject = ({ meaning }: Item): boolean => (meaning.noun ?? meaning.pronoun) !== undefined

const isInTables = (word: string): boolean => readAssetNouns().has(word) || findSimilarNoun(word) !== undefined

function nounFor(word: string, similar: SimilarNoun | undefined, isReferred: boolean): Noun | undefined {
  const asset = readAssetNouns().get(word)
  if (asset) return asset
  if (similar === 'unseen' || word.length > LONGEST_UNKNOWN) return undefined
  if (typeof similar === 'object') {
    const noun = findNoun(similar.noun)
    return noun && { ...noun, name: word, drawnAs: similar.noun }
  }
  return isReferred ? standIn(word) : undefined
}

/** `lunchbox`, `farmhouse`: the last part of the word is the head. */
function nounOfCompound(word: string): Noun | undefined {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const tail = word.slice(cut)
    const noun = isWord(word.slice(0, cut)) ? findNoun(tail) : undefined
    const isHead = noun?.kind !== 'person' || SOMEBODY.test(tail)
    if (noun && isHead && !noun.isStandIn && !noun.isUndrawn) return { ...noun, name: word, drawnAs: tail }
  }
  return undefined
}

/** `postwoman`, `boatman`: of people, only these are heads of words. */
const SOMEBODY = /^(?:wo)?m[ae]n$/u

const isWord = (part: string): boolean => isKnownWord(part) || findSimilarNoun(part) !== undefined

/** Verbs followed by a noun for an action, not a thing: `does a kickflip`, `takes a bow`. */
const DOING =
  /^(?:do|does|did|doing|perform|performs|performing|take|takes|taking|make|makes|making|have|has|give|gives)$/u

/** Relations of a visible thing: `an ibex beside a theodolite`. */
const BESIDE: ReadonlySet<Relation> = new Set<Relation>(['beside', 'behind', 'before'])

/**
 * True for the subject of a sentence and for objects. Only they get a block with their name. Unknown places and
 * surroundings are listed in the notes instead.
 */
function isCentral(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const { meaning, stop, unknown, possessive, text } = items[at]!
    if (stop) return true
    if (DOING.test(text)) return false
    if (meaning.verb || meaning.relation === 'holding' || text === 'with') return true
    // `looks at a theodolite`: an object that somebody looks at is present.
    if (text === 'at' && items[at - 1]?.meaning.verb) return true
    if (meaning.relation && BESIDE.has(meaning.relation)) return true
    if (meaning.preposition || meaning.relation) return false
    if (meaning.conjunction) return true
    if (
      !(meaning.determiner || meaning.colour || meaning.size || meaning.number !== undefined || possessive || unknown)
    )
      return false
  }
  return true
}

const isVerbal = ({ meaning, form }: Item): boolean =>
  meaning.noun === undefined && (meaning.verb !== undefined || form === 'verb')

/** True if an article or a number belongs to the noun. */
function isReferring(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0 && at >= index - 4; at--) {
    const { meaning, stop, possessive } = items[at]!
    if (stop || meaning.noun || meaning.verb || meaning.preposition || meaning.relation) return false
    if (meaning.determiner || meaning.number !== undefined || possessive) return true
  }
  return false
}

/** Last characters of Chinese words for occupations: 公证员, 配音师, 泥瓦匠. */
const PEOPLE_ENDING =
  /(?:员|师|匠|工|官|家|(?<![左右双单小大两一只挥伸松放牵握招拍洗])手|者|民|兵|商|贩|迷|客|徒|僧|农|翁|婆|嫂|姐|妹|哥|弟|叔|伯|娃|侠|丐|贼|仆|(?<=[丘僧])尼|郎|娘)$/u
/** Words with such an ending that mean a manner: with bare hands, on the way. */
const NOBODY = /^(?:[徒赤空亲随顺信就]手|[扶把]手|[自老全回安]家)$/u
/** Last characters of words for invisible things: 安全感, 可能性. */
const UNSEEN_ENDING =
  /(?:感|性|度|力|率|法|学|化|式|型|心|气|意|味|面|点|边|时|期|年|月|日|天|声|鸣|色|样|况|事|话|名)$/u

const DONE_TO = /^[换穿摸种冲提拔掏拽拎啃舔嗑遛逗蹬踮掀揭扛搬挪抠掰捏拧挠揪]$/u

/** The index of the item that ends at a position, from this item on; -1 if there is none. */
function lastItem(items: readonly Item[], from: number, end: number): number {
  let at = from
  while (at < items.length && items[at]!.to < end) at++
  return items[at]?.to === end ? at : -1
}

/**
 * The head of a Chinese compound is last, so front characters of an unknown word are dropped until a known noun
 * remains. A word with the ending of an occupation is a person.
 */
/** 推来推去, 跑来跑去: an action and not an idiom. */
const TO_AND_FRO = /^(.)来\1去$/u
/** 静静, 默默: a manner, not a thing. */
const SAID_TWICE = /^(\p{Script=Han})\1$/u

export function nameUnknownChinese(items: Item[], words: () => ReadonlyMap<number, ChineseWord>, text: string): Item[] {
  if (!items.some(({ language }) => language === 'zh')) return items
  const named: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const word = item.language === 'zh' ? words().get(item.from) : undefined
    const end = word && word.to - word.from > 1 ? lastItem(items, at, word.to) : -1
    if (word?.isIdiom && end > at && !TO_AND_FRO.test(text.slice(word.from, word.to)))
      withoutThings(items.slice(at, end + 1))
    if (!word || end < 0 || !(word.tag === 'noun' || isGuessedCompound(items, at, end, word))) {
      named.push(item)
      continue
    }
    withoutDeeds(items.slice(at, end + 1))
    const name = text.slice(word.from, word.to)
    // `放牛娃`, `银匠`: an occupation is one word.
    const isTrade = PEOPLE_ENDING.test(name) && !NOBODY.test(name) && items[end]!.unknown === true
    // `换尿布`, `蹬腿`: a verb and its object, though the dictionary has them as one word.
    if (DONE_TO.test(item.text) && end === at + 1 && item.unknown && !isTrade) {
      named.push(item)
      continue
    }
    if (end === at || !(isTrade || items.slice(at, end).every(isFront))) {
      named.push(item)
      continue
    }
    const last = items[end]!
    // `爷爷奶奶`, `爸爸妈妈`: two people.
    if (end === at + 1 && areBothRelatives(items[at]!, last)) {
      named.push(item, last)
      at = end
      continue
    }
    if (isSurface(items, at, end)) {
      named.push({ ...item, to: word.to, text: name, meaning: { glue: true } })
      delete named.at(-1)!.unknown
      at = end
      continue
    }
    if (isLessSaid(items, at, end)) {
      named.push(item)
      at = end
      continue
    }
    const short = last.meaning.noun ? undefined : nameOfShort(last)
    const similar =
      last.meaning.noun ??
      (short ? findNoun(short) : undefined) ??
      (PEOPLE_ENDING.test(name) && !NOBODY.test(name) ? findNoun('人') : undefined)
    const noun: Noun | undefined = similar
      ? { ...similar, name, drawnAs: last.meaning.noun ? last.text : (short ?? '人') }
      : end > at &&
          items.slice(at, end + 1).every(({ unknown }) => unknown) &&
          isCounted(items, at) &&
          items[end + 1]?.text !== '的' &&
          !items[end + 1]?.meaning.noun &&
          !UNSEEN_ENDING.test(name) &&
          !SAID_TWICE.test(name)
        ? standIn(name)
        : undefined
    if (!noun && isHeadless(items, at, end, word)) {
      for (const part of items.slice(at, end + 1))
        named.push(part.meaning.noun ? { ...part, meaning: {}, unknown: true } : part)
      at = end
      continue
    }
    if (!noun) {
      named.push(item)
      continue
    }
    named.push({
      from: word.from,
      to: word.to,
      text: name,
      language: 'zh',
      form: 'written',
      meaning: { noun },
      ...(noun.isStandIn && { unknown: true as const, guessed: true as const }),
    })
    at = end
  }
  return named
}

/** 藤椅, 木凳, 菜篮: a head of one character, whose full name is longer: 椅子. */
const nameOfShort = ({ text, unknown, meaning }: Item): string | undefined => {
  const name = (unknown ?? meaning.counter) ? SHORT[text] : undefined
  return name && findNoun(name) ? name : undefined
}
const SHORT: Readonly<Record<string, string>> = readTable('name-unknowns', 'short')

const RELATIVES = /^(?:爷爷|奶奶|外公|外婆|爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|叔叔|阿姨)$/u
/** True for two relatives side by side. */
export const areBothRelatives = (one: Item, other: Item): boolean =>
  RELATIVES.test(one.text) && RELATIVES.test(other.text) && one.text !== other.text && one.to === other.from

const LONG_WORD = 3

/** `虎头鞋`, `元宵夜`: a word that the dictionary only guesses counts if it consists of nouns alone. */
const isGuessedCompound = (items: readonly Item[], at: number, end: number, word: ChineseWord): boolean =>
  word.tag === 'other' &&
  word.to - word.from >= LONG_WORD &&
  items.slice(at, end).every(isFront) &&
  items[at]!.meaning.noun !== undefined &&
  Boolean(items[end]!.meaning.noun ?? items[end]!.meaning.time)

/** `全家福`, `老花镜`: a word of three characters of which only the first part is known means something else. */
const isHeadless = (items: readonly Item[], at: number, end: number, word: ChineseWord): boolean =>
  word.to - word.from >= LONG_WORD &&
  end > at &&
  !(items[end]!.meaning.noun ?? items[end]!.meaning.verb ?? items[end]!.meaning.located) &&
  !OF_THE_FRONT.test(items[end]!.text)
/** Endings that keep the meaning of the part before them, or that name a position: `面包片`, `火山口`, `椰子油`, `窗台上`. */
const OF_THE_FRONT = /[俩仨上下里中内外旁边前后们片块粒段口油汁皮丝末粉酱肉馅堆山椒花开落飘]$/u
/** A general noun after a specific one: `蕨类植物`, `柯基犬`. */
const isLessSaid = (items: readonly Item[], at: number, end: number): boolean =>
  (items[end]!.meaning.generic === true || /^(?:犬|植物|动物)$/u.test(items[end]!.text)) &&
  items[end - 1]!.meaning.noun?.kind === items[end]!.meaning.noun?.kind &&
  end === at + 1

/** `墙面`, `伞面`: a surface, not noodles. */
const isSurface = (items: readonly Item[], at: number, end: number): boolean =>
  items[end]!.text === '面' &&
  items[end]!.meaning.noun?.kind === 'food' &&
  end === at + 1 &&
  items[at]!.meaning.noun?.kind !== 'food'

/** `生龙活虎`, `走马观花`: animals in idioms are not shown. People who laugh, cry or dance in an idiom do so. */
function withoutThings(parts: readonly Item[]): void {
  for (const part of parts) {
    const { noun, verb } = part.meaning
    if (noun?.kind === 'tree' || !(noun ?? verb) || (!noun && IN_EARNEST.test(part.text))) continue
    part.meaning = {}
    part.unknown = true
  }
}
const IN_EARNEST = /[笑哭舞饮歌泪杯]|^..+$/u

/** `集装箱`, `火车进站`, `藏袍`: characters of a noun that the tables know as a verb are not an action. */
function withoutDeeds(parts: readonly Item[]): void {
  if (parts[0]?.text === '越') return
  const isVerbal = ({ text, meaning }: Item): boolean =>
    text.length === 1 && meaning.verb !== undefined && !meaning.noun
  if (!parts.every(part => part.unknown || isVerbal(part)) || !parts.some(({ unknown }) => unknown)) return
  for (const part of parts.filter(isVerbal)) {
    part.meaning = {}
    part.unknown = true
  }
}

/** True for an item that can be the front of a compound: unknown, or a noun. Colours and sizes are adjectives. */
const isFront = ({ unknown, language, meaning }: Item): boolean =>
  language === 'zh' &&
  Boolean(unknown ?? meaning.noun ?? meaning.glue) &&
  !(
    meaning.colour ??
    meaning.size ??
    meaning.number ??
    meaning.verb ??
    meaning.motion ??
    meaning.relation ??
    meaning.place
  )

/** `一台经纬仪`: counted with a measure word for things. `一个考验` and `五次领先` are not visible things. */
function isCounted(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - 3), at)
    .some(({ meaning, text }) => THING_COUNTERS.test(text) && Boolean(meaning.counter ?? meaning.number))
}
const THING_COUNTERS = /[台把件只张块根尊枚盏艘架辆支幅副顶串颗粒块片]$/u
