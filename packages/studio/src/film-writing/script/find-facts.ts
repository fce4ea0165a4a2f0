import { detectLanguage } from '@kinora/media/language/detect-language'
import { findQuotes } from '@kinora/media/language/find-quotes'
import type { Script } from '@kinora/media/script/script-schema'
import { readBrief } from '../ad/read-brief.ts'
import { readScenes } from '../general/read-scenes.ts'
import { contentWords, unusedWords } from '../words/content-words.ts'

/** A fact of a brief that the film must contain, in the caller's words. */
export type Fact = { text: string; is: 'brand' | 'person' | 'price' | 'point' | 'quotation' }

/** An amount of money, or a percentage. */
const PRICE =
  /(?:[$€£¥￥₹]|\b(?:USD|EUR|GBP|CNY|RMB)\s?)\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:[€£¥￥₹%]|元|块钱?|折|(?:dollars?|euros?|pounds?|yuan|USD|EUR|GBP|CNY|RMB)\b)/giu
// A longer quotation is a text to read, not to repeat.
const LONGEST_QUOTATION = 200

/** The names, prices, points and quotations of a brief, each once. */
export function findFacts(prompt: string, film: 'general film' | 'advertisement' | 'music video'): Fact[] {
  const facts: Fact[] = [
    ...(film === 'advertisement' ? adFacts(prompt) : peopleIn(prompt)),
    ...(film === 'music video'
      ? []
      : findQuotes(prompt).flatMap(({ text }): Fact[] =>
          text.length <= LONGEST_QUOTATION ? [{ text, is: 'quotation' }] : [],
        )),
    ...[...prompt.matchAll(PRICE)].map(([text]): Fact => ({ text: text.trim(), is: 'price' })),
  ]
  const seen = new Set<string>()
  return facts.filter(({ text }) => {
    const key = squeeze(text)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function adFacts(prompt: string): Fact[] {
  const { name, points, slogan, call } = readBrief(prompt, detectLanguage(prompt))
  return [
    ...(name ? [{ text: name, is: 'brand' } as const] : []),
    ...points.map((text): Fact => ({ text, is: 'point' })),
    ...[slogan, call].flatMap((text): Fact[] => (text ? [{ text, is: 'point' }] : [])),
  ]
}

const peopleIn = (prompt: string): Fact[] =>
  readScenes(prompt).people.map(({ name }): Fact => ({ text: name, is: 'person' }))

/** The facts that a script lacks. */
export function findLacking(script: Script, facts: readonly Fact[]): Fact[] {
  const told = [
    ...script.shots.flatMap(({ lines = [], title }) => [...lines.map(({ text }) => text), title?.text ?? '']),
    script.call ?? '',
  ]
  const shown = [
    ...script.shots.map(({ words }) => words),
    ...(script.cast ?? []).flatMap(({ name = '', label = '' }) => [name, label]),
  ]
  const [said, all] = [squeeze(told.join(' ')), squeeze([...told, ...shown].join(' '))]
  return facts.filter(({ text, is }) => {
    if (is === 'price') return !numbersIn(text).every(number => numbersIn(told.join(' ')).includes(number))
    if (is === 'point') return !isToldIn(text, told)
    // People and letters on things are shown; a brand is spoken or written.
    return !(is === 'brand' ? said : all).includes(squeeze(text))
  })
}

/** Half of the words of a point, in any form; in another language they cannot be compared. */
function isToldIn(point: string, told: readonly string[]): boolean {
  if (detectLanguage(told.join(' ')) !== detectLanguage(point)) return true
  const words = contentWords(point)
  return words.length === 0 || unusedWords(point, told).length <= words.length / 2
}

const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/gu) ?? []).map(number => number.replaceAll(/[.,](?=\d{3}(?!\d))|[.,]+$/gu, ''))

/** Letters and digits only, so that punctuation and spaces do not matter. */
const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
