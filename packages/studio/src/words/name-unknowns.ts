import { readTable } from './vocabulary/word-data.ts'
import type { Item } from './item.ts'
import { possibleSingulars } from './lemmas.ts'
import { findNoun, isKnownWord } from './lexicon.ts'
import type { Relation } from '../setting/shot-list.ts'
import type { TaggedWord } from './tag-english.ts'
import type { ChineseWord } from './tag-chinese.ts'
import { findSimilarNoun, type SimilarNoun } from './vocabulary/find-similar-noun.ts'
import { STAND_IN } from './vocabulary/noun-files.ts'
import type { Noun } from './vocabulary/noun-table.ts'

/** A block that nobody has measured is as high as a chair. */
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
 * Gives an English noun without a table row the most similar noun, or a stand-in if there is none. What cannot be seen
 * stays unknown; so does a word that only describes the noun after it.
 */
export function nameUnknownWords(items: Item[], tags: () => ReadonlyMap<number, TaggedWord>): void {
  for (const [index, item] of items.entries()) {
    if (!item.unknown || item.language !== 'en' || !/^[a-z][a-z' -]{2,}$/u.test(item.text)) continue
    const tagged = tags().get(item.from)
    if (tagged && tagged.tag !== 'noun') continue
    const next = items[index + 1]
    if (next && !next.stop && (next.meaning.noun || next.unknown) && !next.negated && !isVerbal(next)) continue
    // A thing by two words is what the last of them is.
    const front = item.text.slice(0, item.text.lastIndexOf(' ') + 1)
    const last = item.text.slice(front.length)
    const singulars = possibleSingulars(last)
    const word = [last, ...singulars].find(one => findSimilarNoun(one) !== undefined) ?? singulars[0] ?? last
    const similar = findSimilarNoun(word)
    const noun =
      (similar === undefined || similar === 'seen' ? nounOfCompound(singulars[0] ?? last) : undefined) ??
      nounFor(word, similar, isReferring(items, index) && isCentral(items, index))
    if (!noun) continue
    if (noun.isStandIn) item.guessed = true
    else delete item.unknown
    item.meaning = { noun: front ? { ...noun, name: `${front}${noun.name}` } : noun }
    if (singulars.length > 0 && word !== last) item.plural = true
  }
}

function nounFor(word: string, similar: SimilarNoun | undefined, isReferred: boolean): Noun | undefined {
  if (similar === 'unseen' || word.length > LONGEST_UNKNOWN) return undefined
  if (typeof similar === 'object') {
    const noun = findNoun(similar.noun)
    return noun && { ...noun, name: word, drawnAs: similar.noun }
  }
  return isReferred ? standIn(word) : undefined
}

/** `lunchbox`, `farmhouse`: what stands last in the word is what it is. */
function nounOfCompound(word: string): Noun | undefined {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const tail = word.slice(cut)
    const noun = isWord(word.slice(0, cut)) ? findNoun(tail) : undefined
    if (noun && noun.kind !== 'person' && !noun.isStandIn && !noun.isUndrawn)
      return { ...noun, name: word, drawnAs: tail }
  }
  return undefined
}

const isWord = (part: string): boolean => isKnownWord(part) || findSimilarNoun(part) !== undefined

/** Words after which comes what is done, and no thing: `does a kickflip`, `takes a bow`. */
const DOING =
  /^(?:do|does|did|doing|perform|performs|performing|take|takes|taking|make|makes|making|have|has|give|gives)$/u

/** Where something stands that is to be seen: `an ibex beside a theodolite`. */
const BESIDE: ReadonlySet<Relation> = new Set<Relation>(['beside', 'behind', 'before'])

/**
 * What a sentence is about, or what somebody does something with: only that is worth a block with its name on it. What it
 * happens on, in or through is told in the notes, and is no sign in the picture.
 */
function isCentral(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const { meaning, stop, unknown, possessive, text } = items[at]!
    if (stop) return true
    if (DOING.test(text)) return false
    if (meaning.verb || meaning.relation === 'holding' || text === 'with') return true
    // `looks at a theodolite`: what somebody looks at is there.
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

/** An article or a number belongs to it: something is meant that is there. */
function isReferring(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0 && at >= index - 4; at--) {
    const { meaning, stop, possessive } = items[at]!
    if (stop || meaning.noun || meaning.verb || meaning.preposition || meaning.relation) return false
    if (meaning.determiner || meaning.number !== undefined || possessive) return true
  }
  return false
}

/** Last characters of Chinese words for people by what they do: 公证员, 配音师, 泥瓦匠. */
const PEOPLE_ENDING =
  /(?:员|师|匠|工|官|家|(?<![左右双单小大两一只挥伸松放牵握招拍洗])手|者|民|兵|商|贩|迷|客|徒|僧|农|翁|婆|嫂|姐|妹|哥|弟|叔|伯|娃|侠|丐|贼|仆|(?<=[丘僧])尼|郎|娘)$/u
/** With bare hands, by the way: how something is done, and nobody. */
const NOBODY = /^(?:[徒赤空亲随顺信就]手|[扶把]手|[自老全回安]家)$/u
/** Last characters of what cannot be seen: 安全感, 可能性. */
const UNSEEN_ENDING =
  /(?:感|性|度|力|率|法|学|化|式|型|心|气|意|味|面|点|边|时|期|年|月|日|天|声|鸣|色|样|况|事|话|名)$/u

const DONE_TO = /^[换穿摸种冲提拔掏拽拎啃舔嗑遛逗蹬踮掀揭扛搬挪抠掰捏拧挠揪]$/u

/** Which item from here on ends there; -1 if none does. */
function lastItem(items: readonly Item[], from: number, end: number): number {
  let at = from
  while (at < items.length && items[at]!.to < end) at++
  return items[at]?.to === end ? at : -1
}

/**
 * Chinese words that no table has: the thing itself stands last, so that what is dropped in front until a known noun is
 * left leads to a similar noun. A word that ends in a trade is a person.
 */
/** 推来推去, 跑来跑去: no idiom, what is done is in it. */
const TO_AND_FRO = /^(.)来\1去$/u
/** 静静, 默默: how something is done, and no thing. */
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
    // `放牛娃`, `银匠`: a trade is one word, whatever it begins with.
    const isTrade = PEOPLE_ENDING.test(name) && !NOBODY.test(name) && items[end]!.unknown === true
    // `换尿布`, `蹬腿`: what is done and to what, though the dictionary has both as one.
    if (DONE_TO.test(item.text) && end === at + 1 && item.unknown && !isTrade) {
      named.push(item)
      continue
    }
    if (end === at || !(isTrade || items.slice(at, end).every(isFront))) {
      named.push(item)
      continue
    }
    const last = items[end]!
    // `爷爷奶奶`, `爸爸妈妈`: two, and not the second alone.
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

/** 藤椅, 木凳, 菜篮: the thing itself in one sign, which by itself has another name: 椅子. */
const nameOfShort = ({ text, unknown, meaning }: Item): string | undefined => {
  const name = (unknown ?? meaning.counter) ? SHORT[text] : undefined
  return name && findNoun(name) ? name : undefined
}
const SHORT: Readonly<Record<string, string>> = readTable('name-unknowns', 'short')

const RELATIVES = /^(?:爷爷|奶奶|外公|外婆|爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|叔叔|阿姨)$/u
/** Two of a family side by side. */
export const areBothRelatives = (one: Item, other: Item): boolean =>
  RELATIVES.test(one.text) && RELATIVES.test(other.text) && one.text !== other.text && one.to === other.from

const LONG_WORD = 3

/** `虎头鞋`, `元宵夜`: what the dictionary only takes for one word is one where it is made of things alone. */
const isGuessedCompound = (items: readonly Item[], at: number, end: number, word: ChineseWord): boolean =>
  word.tag === 'other' &&
  word.to - word.from >= LONG_WORD &&
  items.slice(at, end).every(isFront) &&
  items[at]!.meaning.noun !== undefined &&
  Boolean(items[end]!.meaning.noun ?? items[end]!.meaning.time)

/** `全家福`, `老花镜`: a word of three signs of which only the front is known names something else. */
const isHeadless = (items: readonly Item[], at: number, end: number, word: ChineseWord): boolean =>
  word.to - word.from >= LONG_WORD &&
  end > at &&
  !(items[end]!.meaning.noun ?? items[end]!.meaning.verb ?? items[end]!.meaning.located) &&
  !OF_THE_FRONT.test(items[end]!.text)
/** What is left of the thing itself, or where it is: `面包片`, `火山口`, `椰子油`, `窗台上`. */
const OF_THE_FRONT = /[俩仨上下里中内外旁边前后们片块粒段口油汁皮丝末粉酱肉馅堆山椒花开落飘]$/u
/** Says less than what stands before it: `蕨类植物`, `柯基犬`. */
const isLessSaid = (items: readonly Item[], at: number, end: number): boolean =>
  (items[end]!.meaning.generic === true || /^(?:犬|植物|动物)$/u.test(items[end]!.text)) &&
  items[end - 1]!.meaning.noun?.kind === items[end]!.meaning.noun?.kind &&
  end === at + 1

/** `墙面`, `伞面`: the face of a thing, and no noodles. */
const isSurface = (items: readonly Item[], at: number, end: number): boolean =>
  items[end]!.text === '面' &&
  items[end]!.meaning.noun?.kind === 'food' &&
  end === at + 1 &&
  items[at]!.meaning.noun?.kind !== 'food'

/** `生龙活虎`, `走马观花`: neither tigers nor horses are there; who laughs, cries or dances in an idiom does so. */
function withoutThings(parts: readonly Item[]): void {
  for (const part of parts) {
    const { noun, verb } = part.meaning
    if (noun?.kind === 'tree' || !(noun ?? verb) || (!noun && IN_EARNEST.test(part.text))) continue
    part.meaning = {}
    part.unknown = true
  }
}
const IN_EARNEST = /[笑哭舞饮歌泪杯]|^..+$/u

/** `集装箱`, `火车进站`, `藏袍`: signs of one noun of which the tables know only one as a verb; nobody does it. */
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

/** Can stand before the thing itself inside one word: nobody knows it, or it is a thing too. Colours and sizes say what it is like. */
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

/** `一台经纬仪`: counted with a word for things. `一个考验` and `五次领先` are nothing that stands anywhere. */
function isCounted(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - 3), at)
    .some(({ meaning, text }) => THING_COUNTERS.test(text) && Boolean(meaning.counter ?? meaning.number))
}
const THING_COUNTERS = /[台把件只张块根尊枚盏艘架辆支幅副顶串颗粒块片]$/u
