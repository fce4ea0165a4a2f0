import { readTable } from '../words/vocabulary/word-data.ts'
import type { Whereabouts } from '../setting/shot-list.ts'

/** A way from one side of a thing to another: its position in the text, the thing, and the verb. */
export type SaidWay = { at: number; verb: string; from?: Whereabouts; to: Whereabouts; thing: string }

const SIDES: readonly (readonly [Whereabouts, string])[] = readTable('extract-ways', 'sides')
const SIDE = SIDES.map(([, words]) => words).join('|')
/** `to the left of`, `in front of`, `behind`, `onto`. */
const PHRASE = String.raw`(?:(?:on|to|at|in|from|onto|into)?\s*(?:the\s+)?(?:${SIDE})\s+(?:of\s+)?|in front of|on top of|behind|above|under|underneath|beneath|below|onto|on|over)`

const THEN: RegExp = readTable('extract-ways', 'then')
const FROM_TO: RegExp = readTable('extract-ways', 'fromTo')
const BEFORE = new RegExp(String.raw`\b(${PHRASE})\s*(?:the|a|an|its|his|her)\s+(?:[a-z]+\s+)?([a-z]+)`, 'giu')

const ZH_SIDES: readonly (readonly [Whereabouts, string])[] = readTable('extract-ways', 'zhSides')
const ZH_SIDE = ZH_SIDES.map(([, words]) => words).join('|')
const ZH_THEN: RegExp = readTable('extract-ways', 'zhThen')
const ZH_BEFORE = new RegExp(`(\\p{Script=Han}{1,6}?)的?(${ZH_SIDE})`, 'gu')

const VERBS: Readonly<Record<string, string>> = readTable('extract-ways', 'verbs')
const verbOf = (word: string): string => VERBS[word] ?? VERBS[`${word}s`] ?? 'walk'

/** The side that a phrase such as `to the left of` or `onto` means. */
function sideOf(phrase: string): Whereabouts | undefined {
  const text = phrase.trim().toLowerCase()
  if (/^(?:onto|on)$/u.test(text)) return 'top'
  if (/^over$/u.test(text)) return 'above'
  if (/^(?:under|underneath|beneath|below)$/u.test(text)) return 'under'
  return SIDES.find(([, words]) => new RegExp(String.raw`\b(?:${words})\b`, 'u').test(text))?.[0]
}

const sideInChinese = (word: string): Whereabouts | undefined =>
  ZH_SIDES.find(([, words]) => words.split('|').includes(word))?.[0]

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)

/**
 * Removes `then it runs to the right of the sofa` from a text. One take shows the whole way, so no second shot begins.
 * Only a thing that was named before counts.
 */
export function extractWays(text: string): { rest: string; ways: SaidWay[] } {
  const folded = text.toLowerCase()
  const then = THEN.exec(folded)
  if (then) {
    const [all, verb = '', phrase = '', thing = ''] = then
    const to = sideOf(phrase)
    const said = folded.slice(0, then.index)
    const before = [...said.matchAll(BEFORE)].findLast(
      ([, , named]) => thing === 'it' || thing.split(' ').includes(named!),
    )
    const from = before && sideOf(before[1]!)
    if (to && before && from && from !== to) {
      // The starting point is part of the way too; only the thing stays in the text.
      const end = before.index + before[0].length - before[2]!.length
      const start = before.index
      const gone = blanked(blanked(text, then.index, then.index + all.length), start, withoutArticle(text, end))
      // A comma, so that nobody `is a table`.
      const rest = `${gone.slice(0, start)},${gone.slice(start + 1)}`
      return { rest, ways: [{ at: before.index, verb: verbOf(verb), from, to, thing: before[2]! }] }
    }
  }
  const both = FROM_TO.exec(folded)
  if (both) {
    const [all, verb = '', first = '', thing = '', second = ''] = both
    const [from, to] = [sideOf(first), sideOf(second)]
    const at = both.index + all.indexOf(thing)
    const gone = blanked(blanked(text, both.index, at), at + thing.length, both.index + all.length)
    if (from && to && from !== to)
      return {
        rest: `${gone.slice(0, both.index)},${gone.slice(both.index + 1)}`,
        ways: [{ at: both.index, verb: verbOf(verb), from, to, thing }],
      }
  }
  const chinese = ZH_THEN.exec(text)
  if (chinese) {
    const [all, verb = '', thing = '', side = ''] = chinese
    const before = [...text.slice(0, chinese.index).matchAll(ZH_BEFORE)].findLast(([, named]) => named!.endsWith(thing))
    const [from, to] = [before && sideInChinese(before[2]!), sideInChinese(side)]
    if (before && from && to && from !== to) {
      const end = before.index + before[0].length
      const rest = blanked(blanked(text, chinese.index, chinese.index + all.length), end - before[2]!.length, end)
      return { rest, ways: [{ at: end - before[2]!.length, verb: verbOf(verb), from, to, thing }] }
    }
  }
  return { rest: text, ways: [] }
}

/** Keeps the article with its noun. */
const withoutArticle = (text: string, end: number): number => {
  const article = /(?:the|an?|its|his|her)\s+(?:[a-z]+\s+)?$/iu.exec(text.slice(0, end))
  return article ? article.index : end
}
