import type { Meaning } from './meaning.ts'
import type { ChineseWord } from './tag-chinese.ts'

// The dictionary of the runtime separates Chinese words. It is asked only about single characters, which are parts of
// hundreds of longer words.
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const DOER_BEFORE = /(?:[在起人们地他她它我去来正妈爸爷奶孩师员]|^|[，。,.])$/u
const VERB_TAIL = /^.[着了过起来去向到在成出入开满]?$/u
/** Endings that may follow a verb inside a word, if the tagger has no other use for them: `咬住`, `擦掉`, `跑过来`, `看看`. */
const LONGER_TAIL =
  /^(.)(?:[住掉走破断倒完给紧进回下上好翻碎飞散]|干净|[起上下出入进开回过][来去]|\1了?|一\1|一下|了\1)$/u
/** `推来推去`: repeated, to and fro. */
const TO_AND_FRO = /^(.)来\1去$/u
/** Words that do not mean the action of their first character: `看起来`, `赶紧`, `咬紧牙关`, `阳光洒下`. */
const NO_DEED = /^(?:看起来|看上去|看来|洒.*|赶(?![进出走入]).*|咬紧|抓紧|想起来|说起来|接下来)$/u

/** Creates a filter that removes meanings that a single character cannot have inside its word. */
export function createMeaningFilter(
  folded: string,
  tagged: () => ReadonlyMap<number, ChineseWord>,
): (meaning: Meaning, at: number, hasObject: boolean) => Meaning {
  let words: Map<number, { segment: string; index: number }> | undefined
  let alone: ReadonlySet<number> | undefined
  let named: ReadonlySet<number> | undefined
  return (meaning, at, hasObject) => {
    const { noun, place, weather, season, time, motion, verb, relation, wearing, negation } = meaning
    if (!(noun || place || weather || season || time || motion || verb || relation || wearing || negation))
      return meaning
    // `刚晒好的被子`: a state.
    if (verb && /^[好完]的/u.test(folded.slice(at + 1)) && /[刚新才]$/u.test(folded.slice(0, at)))
      return noun ? { noun } : { glue: true }
    words ??= wordsOf(folded)
    const word = words.get(at)
    if (!word) return meaning
    // The dictionary of the runtime splits `人走路` wrongly, so a second dictionary is asked.
    alone ??= nounsOfLength(1, tagged())
    if (alone.has(at)) return meaning
    // `两个人往家跑`: a counted 人 is a person, whatever word it is part of.
    if (folded[at] === '人' && /[个位名]/u.test(folded[at - 1] ?? '')) return meaning
    // 花开了, 花落: a noun and its verb, though the dictionary has them as one word.
    if (noun && /^花[开谢落]$/u.test(word.segment)) return meaning
    // `令人惊叹`: inside a longer word 人 is not a person.
    const isNobody = folded[at] === '人'
    // `狗叫了起来`: the animal calls.
    const isCalling = /^.[叫嚎鸣]$/u.test(word.segment) && /^[了起个着]/u.test(folded.slice(word.index + 2))
    const offset = at - word.index
    const kept: Meaning = { ...meaning }
    // The head of a Chinese compound is its last character: a small cat ends in `cat`, a horse's tail does not end in
    // `horse`.
    if (isNobody || (offset !== word.segment.length - 1 && !isCalling)) {
      delete kept.noun
      delete kept.place
      delete kept.where
      delete kept.placeHint
      delete kept.whereHint
      delete kept.weather
      delete kept.season
      delete kept.time
      delete kept.timeHint
    }
    // `喝茶`, `在切菜`: a verb with its object, unless the word is also a thing and has no subject.
    named ??= nounsOfLength(2, tagged())
    const isWithObject =
      hasObject &&
      (word.segment.length === 2 || isShined(word.segment)) &&
      (!named.has(at) || DOER_BEFORE.test(folded.slice(Math.max(0, at - 1), at)))
    const isWithTail =
      (LONGER_TAIL.test(word.segment) || TO_AND_FRO.test(word.segment)) &&
      !NO_DEED.test(word.segment) &&
      // `新做好的秋千`: a state.
      !(word.segment.endsWith('好') && folded[word.index + word.segment.length] === '的') &&
      (TO_AND_FRO.test(word.segment) || (tagged().get(at)?.tag ?? 'verb') === 'verb')
    // `往前走`: a direction stands before the verb.
    const isAfterWay = /^[往向朝]?[前后上下里外左右][走跑爬飞游冲跳看退]$/u.test(word.segment) && offset > 0
    if (!isAfterWay && (offset !== 0 || !(VERB_TAIL.test(word.segment) || isWithTail || isWithObject))) {
      delete kept.motion
      delete kept.verb
      delete kept.relation
      delete kept.wearing
      delete kept.negation
    }
    return kept
  }
}

/** `擦皮鞋`: three characters that the dictionary has as one word. */
const isShined = (segment: string): boolean => /^[擦修补刷洗]\p{Script=Han}{2}$/u.test(segment)

/** The positions of nouns of this length, according to the tagger. */
const nounsOfLength = (length: number, tagged: ReadonlyMap<number, ChineseWord>): Set<number> =>
  new Set([...tagged.values()].flatMap(({ from, to, tag }) => (to - from === length && tag === 'noun' ? [from] : [])))

/**
 * Words of several characters, by the position of each character. Computed once, because lookups by position are slow.
 */
function wordsOf(folded: string): Map<number, { segment: string; index: number }> {
  const words = new Map<number, { segment: string; index: number }>()
  // Clause by clause, because the time of the search grows faster than the length of the text.
  for (const clause of folded.matchAll(/[\p{Script=Han}]{2,64}/gu)) {
    for (const { segment, index } of segmenter.segment(clause[0])) {
      if (segment.length === 1) continue
      const word = { segment, index: clause.index + index }
      for (let offset = 0; offset < segment.length; offset++) words.set(word.index + offset, word)
    }
  }
  return words
}
