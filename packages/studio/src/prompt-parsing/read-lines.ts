import type { Quoted } from '@kinora/media/language/find-quotes'
import { pronounBefore } from './find-doer.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import type { Part } from './split-parts.ts'
import type { Draft } from './read-shot.ts'
import type { Shot } from '../setting/shot-list.ts'

/** The speaker: the last living subject named before the words, or the first one after them if `says` follows them. */
export function lineOf(
  quote: Quoted,
  { items }: Draft,
  shown: readonly FoundSubject[],
  prompt: string,
): Shot['lines'][number] {
  const { text, from, to } = quote
  const speakerOf = (item: Item, at: number): FoundSubject | undefined => {
    if (item.meaning.pronoun === 'woman' || item.meaning.pronoun === 'man') return pronounBefore(items, at + 1, shown)
    const named = shown.find(subject => subject.at === at || (item.meaning.noun && subject.noun === item.meaning.noun))
    return named && isAlive(named) && !isSpokenTo(items, at) ? named : undefined
  }
  const speakers = items
    .map((item, at) => ({ item, at, speaker: speakerOf(item, at) }))
    .filter(({ speaker }) => speaker)
  const after = speakers.find(({ item }) => item.from >= to)?.speaker
  const isAfter = SAYS_AFTER.test(prompt.slice(to, to + 24))
  const before = speakers.findLast(
    ({ item, at, speaker }) => item.from < from && (!speaker!.isObject || speaker!.at !== at),
  )?.speaker
  const speaker = (isAfter ? after : undefined) ?? before ?? shown.find(isAlive)
  return speaker ? { text, subject: shown.indexOf(speaker) } : { text }
}

const SAYS_AFTER = /^[\s,，]*(?:says?|said|asks?|shouts?|whispers?|[^。，]{0,6}(?:说|喊|问))/iu

/** `tells the boy`, `对男孩说`: the person spoken to. */
function isSpokenTo(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.meaning.determiner ? items[at - 2] : items[at - 1]
  return ADDRESSING.has(before?.text ?? '')
}

const ADDRESSING = new Set(['to', 'tells', 'told', 'asks', 'asked', '对', '向', '跟', '告诉', '问'])

/** The quotations of a shot: from its first word to the first word of the next shot. */
export function quotesIn(part: Part, drafts: readonly Draft[], quotes: readonly Quoted[]): Quoted[] {
  const parts = drafts.map(draft => draft.part).filter(({ isPreamble }) => !isPreamble)
  const index = parts.indexOf(part)
  const from = index === 0 ? 0 : part.from
  const to = parts[index + 1]?.from ?? Number.POSITIVE_INFINITY
  return quotes.filter(quote => quote.from >= from && quote.from < to)
}
