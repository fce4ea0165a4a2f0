import { isRecord } from '@kinora/media/core/is-record'
import { hasWords, hasWordsOrPictograms } from '@kinora/media/language/has-words'
import { quoteValue } from '../../core/text.ts'
import type { TextField } from '../words/field.ts'

// Rules on texts that a pattern cannot express, or not with an understandable message. Each returns the problem.

type TextRule = (text: string) => string | undefined

export const TEXT_RULES: Record<NonNullable<TextField['rule']>, TextRule> = {
  jsonObject,
  pauseMarkers,
  pronunciation,
  noPunctuation,
  words,
  wordsOrPictograms,
}

function jsonObject(text: string): string | undefined {
  if (text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return undefined
  } catch {}
  return `must be a JSON object as text, got ${quoteValue(text)}`
}

/** `<#x#>` must stand between two speakable texts: not first, not last, not next to another marker. */
function pauseMarkers(text: string): string | undefined {
  if (isBlank(text)) return `has nothing that can be spoken, got ${quoteValue(text)}`
  const parts = text.split(/<#([^#<>]*)#>/)
  for (let index = 1; index < parts.length; index += 2) {
    const seconds = parts[index] ?? ''
    if (!/^\d{1,2}(\.\d{1,2})?$/.test(seconds) || Number(seconds) < 0.01) {
      return `has the pause marker <#${seconds.slice(0, 20)}#>; a pause is 0.01 to 99.99 seconds with at most two decimals`
    }
    if (isBlank(parts[index - 1])) {
      return `has the pause marker <#${seconds}#> ${index === 1 ? 'at its start' : 'right after another one'}; it must stand between two texts`
    }
    if (index === parts.length - 2 && isBlank(parts[index + 1])) {
      return `has the pause marker <#${seconds}#> at its end; it must stand between two texts`
    }
  }
  return undefined
}

/** Mathematical and currency signs are read out; emoji are not. */
const isBlank = (text = ''): boolean => !hasWords(text) && !/(?!\p{Extended_Pictographic})[\p{Sm}\p{Sc}]/u.test(text)

/**
 * Spaces, punctuation and emoji alone cannot be drawn or spoken. In an optional field, an empty text counts as absent.
 */
function words(text: string): string | undefined {
  if (text === '' || hasWords(text)) return undefined
  return `must say something in words, with at least one letter or digit, got ${quoteValue(text)}`
}

/** Drawn texts may consist of emoji. */
function wordsOrPictograms(text: string): string | undefined {
  if (text === '' || hasWordsOrPictograms(text)) return undefined
  return `must have at least one letter, digit or emoji, got ${quoteValue(text)}`
}

function pronunciation(text: string): string | undefined {
  const slash = text.indexOf('/')
  const [word, replacement] = [text.slice(0, slash).trim(), text.slice(slash + 1).trim()]
  if (slash < 0 || word === '' || replacement === '') {
    return `must be "word/replacement", such as "omg/oh my god" or "重庆/(chong2)(qing4)", got ${quoteValue(text)}`
  }
  const pinyin = replacement.startsWith('(')
  if (pinyin && !/^(\([a-zü:]{1,7}[1-5]\))+$/i.test(replacement.replaceAll(/\s/g, ''))) {
    return `must give pinyin as syllables with tones, such as "(chong2)(qing4)", got ${quoteValue(replacement)}`
  }
  return undefined
}

function noPunctuation(text: string): string | undefined {
  const mark = /\p{P}/u.exec(text)?.[0]
  return mark === undefined
    ? undefined
    : `must not contain punctuation, got ${quoteValue(text)} with ${quoteValue(mark)}`
}

/**
 * Mentions in a prompt that match no subject. `[@name]` needs the exact name. A bare `@name` matches any name that
 * follows the sign, because Chinese has no space after a name. An `@` inside a word, as in an email address, is text.
 */
export function findUnknownMentions(prompt: string, names: readonly string[]): string[] {
  const unknown: string[] = []
  for (const match of prompt.matchAll(/\[@([^\]]*)\]|(?<![\p{L}\p{N}._%+-])@(?=[\p{L}\p{N}_])/gu)) {
    const [whole, bracketed] = match
    if (bracketed !== undefined) {
      if (!names.includes(bracketed.trim())) unknown.push(whole)
      continue
    }
    if (prompt[match.index - 1] === '[') continue
    const rest = prompt.slice(match.index + 1, match.index + 1 + 256)
    if (!names.some(name => rest.startsWith(name))) unknown.push(`@${/^[\p{L}\p{N}_-]{1,32}/u.exec(rest)?.[0] ?? ''}`)
  }
  return unknown
}

/** The number that a text contains in plain digits; otherwise `undefined`. */
export const numberIn = (text: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,20})?$/.test(text) ? Number(text) : undefined
