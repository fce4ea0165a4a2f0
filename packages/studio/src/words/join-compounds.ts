import { LETS } from './decide-part.ts'
import type { Item } from './item.ts'
import type { ChineseWord } from './tag-chinese.ts'
import type { TaggedWord } from './tag-english.ts'

type Tags = {
  english: () => ReadonlyMap<number, TaggedWord>
  chinese: () => ReadonlyMap<number, ChineseWord>
}

/** `a vintage florp machine`, `a glimber stand`, 一台弗洛普机器: two unknown words for a thing are one noun. */
export function joinCompounds(items: Item[], { english, chinese }: Tags): void {
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    if (!item.unknown || item.stop || item.negated) continue
    if (item.language === 'zh') {
      if (item.guessed) joinChinese(items, at, chinese)
      continue
    }
    while (isFront(items, at, english) && isHead(items, at, english)) {
      const next = items[at + 1]!
      items.splice(at, 2, { ...item, to: next.to, text: `${items[at]!.text} ${next.text}` })
      if (!next.unknown) break
    }
  }
}

const isFront = (items: readonly Item[], at: number, tags: Tags['english']): boolean => {
  const { text, from, possessive } = items[at]!
  return (
    /^[a-z][a-z' -]+$/u.test(text) && !possessive && isNoun(tags().get(from)) && articleBefore(items, at) !== undefined
  )
}

const isNoun = (tagged: TaggedWord | undefined): boolean => tagged === undefined || tagged.tag === 'noun'

/** Unknown too, or a verb that cannot be one here: a single thing *stands* and does not *stand*. */
function isHead(items: readonly Item[], at: number, tags: Tags['english']): boolean {
  const [item, next] = [items[at]!, items[at + 1]]
  if (!next || next.stop || next.language !== 'en' || next.from !== item.to + 1 || next.meaning.noun) return false
  if (!/^[a-z]{3,}$/u.test(next.text)) return false
  if (next.unknown) return isNoun(tags().get(next.from))
  const article = articleBefore(items, at)
  return (
    next.meaning.verb !== undefined &&
    !/(?:s|ed|ing)$/u.test(next.text) &&
    article !== undefined &&
    /^(?:an?|one|another)$/u.test(items[article]!.text) &&
    // `sees a glimber stand`, `lets a glimber stand`: here it is a verb.
    !items.slice(Math.max(0, article - 2), article).some(({ text }) => LETS.test(text))
  )
}

/** The article or number that begins a noun phrase, with only adjectives after it. */
function articleBefore(items: readonly Item[], at: number): number | undefined {
  for (let index = at - 1; index >= 0 && index >= at - 4; index--) {
    const { meaning, stop, unknown } = items[index]!
    if (meaning.determiner || meaning.number !== undefined) return index
    if (stop || meaning.noun || meaning.verb || meaning.preposition || meaning.relation || unknown) return undefined
  }
  return undefined
}

/** 弗洛 and 普机器 are one name. A known noun at its end is its head. */
function joinChinese(items: Item[], at: number, words: Tags['chinese']): void {
  const item = items[at]!
  const goesOn = (index: number): boolean => {
    const [before, next] = [items[index - 1]!, items[index]]
    const tag = next && words().get(next.from)?.tag
    return Boolean(
      next && !next.stop && next.language === 'zh' && next.from === before.to && tag !== 'verb' && tag !== 'adverb',
    )
  }
  let end = at + 1
  while (goesOn(end) && items[end]!.unknown) end++
  const last = goesOn(end) ? items[end]! : undefined
  const head = last?.meaning.noun
  const isOfHead = head !== undefined && head.kind !== 'person' && !head.isUndrawn && !last!.meaning.counter
  const parts = items.slice(at, isOfHead ? end + 1 : end)
  if (parts.length < 2 || !item.meaning.noun) return
  const name = parts.map(({ text }) => text).join('')
  const { unknown: _unknown, guessed: _guessed, ...rest } = item
  items.splice(at, parts.length, {
    ...(isOfHead ? rest : item),
    to: parts.at(-1)!.to,
    text: name,
    meaning: { noun: isOfHead ? { ...head, name, drawnAs: last!.text } : { ...item.meaning.noun, name } },
  })
}
