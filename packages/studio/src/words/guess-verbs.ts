import type { Item } from './item.ts'
import { isAliveKind } from './kinds.ts'
import { longestMatch } from './lexicon.ts'
import type { ChineseWord } from './tag-chinese.ts'
import type { TaggedWord } from './tag-english.ts'
import { tokenise } from './tokenise.ts'

/** Verbs that are not manual work. */
const NO_WORK =
  /^(?:try|tries|trying|tried|seem|become|remain|includ|featur|contain|want|need|love|like|enjoy|spot|notic|realis|realiz|rememb|forget|fail|miss|mean|us|caus|let|has|have|had|reflect|reveal|resembl|depict|captur|illustrat|creat|wear|admir|env|imagin|believ|hear|own|appreciat|hat|miss|surviv|experienc)/u
const NO_WORK_CHINESE =
  /^(?:是|有|没有|像|成|成为|变|变得|开始|结束|准备|需要|想要|希望|觉得|感觉|喜欢|爱|能|会|可以|表现|体现|展现|呈现|充满|布满|洒满|映|倒映|反射|透|传来|响|忘|知道|以为|没|不)/u

const isLiving = ({ meaning: { noun, pronoun } }: Item): boolean =>
  (noun !== undefined && isAliveKind(noun.kind)) || pronoun === 'man' || pronoun === 'woman'

/** `a luthier frets a mandolin`, 师傅錾银壶: an unknown verb between a person and a thing is work on that thing. */
export function guessVerbs(
  items: readonly Item[],
  tags: () => ReadonlyMap<number, TaggedWord>,
  words: () => ReadonlyMap<number, ChineseWord>,
): void {
  for (const [index, item] of items.entries()) {
    if (!item.unknown || item.meaning.noun) continue
    if (!hasDoer(items, index) || !hasThing(items, index)) continue
    const isVerb =
      item.language === 'en'
        ? !NO_WORK.test(item.text) &&
          /(?:s|ing)$/u.test(item.text) &&
          // The tagger reads many unknown words as nouns. A noun would not be followed by an article.
          (items[index + 1]?.meaning.determiner === true || tags().get(item.from)?.tag === 'verb')
        : !NO_WORK_CHINESE.test(item.text) && isVerbAt(words().get(item.from), item)
    const verb = isVerb ? longestMatch(tokenise('handle'), 0)?.meaning.verb : undefined
    if (!verb) continue
    item.meaning = { ...item.meaning, verb }
    item.guessed = true
  }
}

const isVerbAt = (word: ChineseWord | undefined, { to }: Item): boolean =>
  word !== undefined && word.tag === 'verb' && word.to >= to

/** True if a person stands right before, or is the subject of a verb before an `and`. */
function hasDoer(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0 && at >= index - 4; at--) {
    const item = items[at]!
    if (item.stop === 'sentence') return false
    if (isLiving(item) && !item.possessive) return true
    const isFiller = item.unknown || item.meaning.glue || /ly$|^(?:is|are|正|在|正在|地)$/u.test(item.text)
    if (!isFiller || item.stop || item.meaning.noun) return false
  }
  return false
}

/** True if a thing follows, possibly after `the`, `a red` or 一个. */
function hasThing(items: readonly Item[], index: number): boolean {
  for (const { meaning, stop, text } of items.slice(index + 1, index + 5)) {
    if (meaning.noun) return !isAliveKind(meaning.noun.kind)
    const isBefore =
      meaning.determiner ?? meaning.colour ?? meaning.size ?? meaning.number ?? meaning.counter ?? meaning.pronoun
    if (stop || (isBefore === undefined && !/^[着了]$/u.test(text))) return false
  }
  return false
}
