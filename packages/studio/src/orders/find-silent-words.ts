import type { Scene } from '@kinora/media/scene/scene-schema'
import { extractQuotes } from '../prompt-parsing/extract-quotes.ts'
import type { Item } from '../words/item.ts'
import { parseItems } from '../words/parse-items.ts'
import { foldText } from '../words/tokenise.ts'
import { readTable } from '../words/vocabulary/word-data.ts'

export type SilentOptions = {
  /** Words that are accounted for: asked for and seen, or told in a note. */
  accounted: readonly string[]
  /** True for names of things of the document. */
  isNamed: (name: string) => boolean
  /** The document that the reader writes from other words. */
  write: (prompt: string) => Scene
}

export type WordFate = 'accounted' | 'grammar' | 'named' | 'in-document' | 'silent'

/** Meanings that show nothing by themselves. */
const GRAMMAR: ReadonlySet<string> = new Set<string>(readTable('silent-words', 'grammar'))
/** Words that the reader passes over, though they say something visible. */
const SEEN: ReadonlySet<string> = new Set<string>(readTable('silent-words', 'seen'))
/** Letters that are read at most, for the sake of time: those of the prompt once for each word that is left out. */
const MAX_LETTERS = 10_000
/** A Chinese character is a word, or half of one. */
const lettersOf = (prompt: string): number => prompt.length + 2 * (prompt.match(/\p{Script=Han}/gu)?.length ?? 0)

/**
 * The ledger of a prompt: where each of its words ended up. A word is part of the document if the document without the
 * word is another one; if it is not, nothing of the result comes from it, and it is silent.
 */
export function accountForItems(prompt: string, options: SilentOptions): { word: string; fate: WordFate }[] {
  const { accounted, isNamed, write } = options
  const items = parseItems(foldText(extractQuotes(prompt).rest))
  const known = accounted.flatMap(word => spansOf(prompt, word))
  const isKnown = (from: number, to: number): boolean => known.some(span => span.from < to && span.to > from)
  let whole: string | undefined
  let left = Math.floor(MAX_LETTERS / lettersOf(prompt))
  const isUsed = ({ from, to }: Item): boolean => {
    if (left-- <= 0) return true
    whole ??= plain(write(prompt))
    return plain(write(prompt.slice(0, from) + ' '.repeat(to - from) + prompt.slice(to))) !== whole
  }
  return items.flatMap((item, at): { word: string; fate: WordFate }[] => {
    const { from, to, stop, mention, negated, unknown } = item
    if (stop || mention || !/[\p{L}\p{N}]/u.test(prompt.slice(from, to))) return []
    const counted = isNumber(item) ? countedBy(items, at) : undefined
    const word = prompt.slice(from, counted?.to ?? to)
    const fate = (): WordFate => {
      if (negated || unknown || isKnown(from, to)) return 'accounted'
      if (isGrammar(prompt, items, at)) return 'grammar'
      if (isNamed(item.text)) return 'named'
      return isUsed(item) ? 'in-document' : 'silent'
    }
    return [{ word, fate: fate() }]
  })
}

/** The silent words of a prompt that is short enough to be read again. */
export function findSilentWords(prompt: string, options: SilentOptions): string[] {
  if (lettersOf(prompt) > MAX_LETTERS / 4) return []
  const silent = accountForItems(prompt, options).filter(({ fate }) => fate === 'silent')
  return [...new Set(silent.map(({ word }) => word))]
}

/** `six`, `a row of`. */
const isNumber = ({ meaning: { number, group } }: Item): boolean => number !== undefined || group !== undefined

/** The noun after a number: `six layers`. A number without one says nothing of its own. */
const countedBy = (items: readonly Item[], at: number): Item | undefined => {
  const next = items.slice(at + 1, at + 4).find(({ stop, meaning, unknown }) => stop ?? unknown ?? meaning.noun)
  return next && !next.stop ? next : undefined
}

function isGrammar(prompt: string, items: readonly Item[], at: number): boolean {
  const { text, meaning, language, from } = items[at]!
  if (SEEN.has(text)) return false
  // `snow-covered`: a part of an adjective that is read with its noun.
  if (meaning.verb && items[at - 1]?.to === from - 1 && prompt[from - 1] === '-') return true
  // `bread dough`: the second noun is the thing.
  const kind = meaning.noun?.kind
  if (kind !== undefined && language === 'en' && items[at + 1]?.meaning.noun?.kind === kind) return true
  const keys = Object.keys(meaning)
  // `one`, 一: a single thing is drawn anyway.
  if (isNumber(items[at]!)) return meaning.number === 1 || countedBy(items, at) === undefined
  if (!keys.every(key => GRAMMAR.has(key))) return false
  // `seen from beneath`: a preposition without a noun says where.
  const next = items[at + 1]
  const isAdverb =
    language === 'en' && meaning.relation !== undefined && (next === undefined || next.stop !== undefined)
  return !(isAdverb && items[at - 1]?.meaning.preposition)
}

/** All positions of words in a prompt. */
function spansOf(prompt: string, word: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  if (word === '') return spans
  for (let from = prompt.indexOf(word); from >= 0; from = prompt.indexOf(word, from + word.length))
    spans.push({ from, to: from + word.length })
  return spans
}

/** A document without its words and with numbers for ids: other words give the same things other names. */
function plain({ origin: _origin, title: _title, ...scene }: Scene): string {
  const ids = scene.entities.flatMap(({ id, members = [] }) => [
    id,
    ...members.map(one => (typeof one === 'string' ? one : one.id)),
  ])
  const number = new Map(ids.map((id, at) => [id, `#${at}`]))
  return JSON.stringify(scene, (key, value: unknown) => {
    if (key === 'name') return undefined
    if (typeof value !== 'string') return value
    const [id, ...part] = value.split('/')
    const said = /^(over|eyes-of):(.+)$/u.exec(id!)
    const own = number.get(said?.[2] ?? id!)
    return own === undefined ? value : [`${said ? `${said[1]}:` : ''}${own}`, ...part].join('/')
  })
}
