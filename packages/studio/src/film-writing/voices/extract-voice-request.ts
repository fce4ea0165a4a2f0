import type { Language } from '@kinora/media/language/detect-language'
import { findQuotes } from '@kinora/media/language/find-quotes'
import { allVoices } from '../../voice/voices/voices.ts'
import { detectGender } from '../words/detect-gender.ts'
import { takeQuotedWords } from '../words/quoted-words.ts'
import { roleVoices } from './suited-voices.ts'

/** The description of the narrator in a text, and the text without it. */
export type VoiceRequest = { wish?: string; rest: string }

const HEAD = String.raw`(?:voices?(?:[- ]?overs?)?|narrators?|narrations?)`
const WHO = String.raw`((?:[\p{L}'’-]+[,\s]+(?:and\s)?){1,5}?)`
const AFTER = String.raw`(?:\s(?:please|throughout|for (?:it|this|that|everything|the [\p{L}-]+)|over it|to (?:narrate|read|tell|speak)\b.*))?`
/** Each captures the words about the speaker. */
const WISHES: readonly RegExp[] = [
  // `use a female voice`, `… and have an old man's voice for it`
  String.raw`(?:^|\s(?:and|but|then)\s|\s(?=(?:with|in|using)\s))(?:(?:please|i'd like|i would like|i want|we want|i need|we need)\s)*(?:(?:use|using|with|in|add|have|take|choose|pick|give it|make it|put)\s)?${WHO}${HEAD}${AFTER}$`,
  // `with a narrator (older woman)`
  String.raw`(?:^|\s)(?:with\s)?(?:an?\s|the\s)?${HEAD}\s?\(([^()]{1,40})\)$`,
  // `the narrator should be an old woman`, `voice: female`
  String.raw`^(?:the |its )?${HEAD}\s(?:should|must|has to|needs to|ought to) (?:be|sound like)\s([^,]+)$`,
  String.raw`^(?:the |its )?${HEAD}\s(?:is|sounds like)\s((?:[\p{L}'’-]+\s?){1,4})$`,
  String.raw`^voice\s*[:：]\s*((?:[\p{L}'’-]+[,\s]*){1,4})$`,
  // `narrated by a young woman`, `let a woman narrate it`
  String.raw`(?:^|\s)(?:narrated|voiced)\s(?:by|in)\s([^,]+)$`,
  String.raw`^(?:it (?:is|should be) )?(?:read|spoken|told)(?: out| aloud)?\s(?:by|in)\s([^,]+)$`,
  String.raw`^(?:please )?(?:let|have)\s((?:[\p{L}'’-]+\s){1,4}?)(?:narrate|read|speak|tell|voice)\b.*$`,
  String.raw`^(?:an?|the)\s((?:[\p{L}'’-]+\s){1,3}?)${HEAD}\s(?:narrates|tells|reads)\b.*$`,
].map(pattern => new RegExp(pattern, 'iu'))

const HEAD_ZH = '(?:声音?|嗓音|音色|配音|旁白|解说|朗读|讲述|播音)'
const WISHES_ZH: readonly RegExp[] = [
  // `用女声`, `配音请用温柔的女声`, `由一位老爷爷讲述`
  String.raw`^(?:请|要|需要|最好|希望|全片|整体|视频|影片|${HEAD_ZH})*(?:请|要|需要|最好)?(?:用|使用|采用|由|选用?|换成|加上?|配上?|是|为)(?:一[个位名种])?([^用由]{1,10}?)的?${HEAD_ZH}+(?:来?(?:配音|旁白|解说|朗读|讲述|播报|念))?(?:吧|即可|就好)?$`,
  String.raw`^([^，。用由]{1,6}?)的?${HEAD_ZH}+$`,
  String.raw`^${HEAD_ZH}(?:员|者)?(?:[:：]|(?:要|应该?|最好)?(?:是|为))(?:一[个位名种])?([^，。]{1,6})$`,
].map(pattern => new RegExp(pattern, 'u'))

/** Clauses of a text with their positions; the marks between them belong to none. */
const CLAUSE = /[^\s"”」』》.。!！?？;；,，、\n][^.。!！?？;；,，\n]*/gu

/**
 * Finds the instruction about the narrator's voice and removes it from the text, so that it is not spoken. Quotations
 * and clauses without a word for sex or age are not instructions.
 */
export function extractVoiceRequest(text: string): VoiceRequest {
  const quotes = findQuotes(text)
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const trimmed = clause.trimEnd()
    if (trimmed.length > LONGEST_WISH || quotes.some(({ from, to }) => from < index + trimmed.length && to > index))
      continue
    const found = [...WISHES, ...WISHES_ZH].map(wish => wish.exec(trimmed)).find(match => match && says(match[1] ?? ''))
    if (!found) continue
    const rest = text.slice(0, index + found.index) + ' '.repeat(found[0].length) + text.slice(index + trimmed.length)
    return { wish: found[1]!.trim(), rest: tidy(rest) }
  }
  const { voice } = takeQuotedWords(text)
  return says(voice) ? { wish: voice, rest: text } : { rest: text }
}

/** The maximum length in characters: an instruction is short. */
const LONGEST_WISH = 120

/** True if a text describes sex or age, so that some voices suit it better. */
const says = (words: string): boolean => roleVoices(sexed(words), 'en') !== undefined

/** Qualities of voices that imply a sex or an age. */
const QUALITIES: readonly [RegExp, string][] = [
  [/\b(?:deep|bass|baritone|tenor)\b|低沉|浑厚/iu, 'male'],
  [/\b(?:soprano|alto)\b/iu, 'female'],
  [/\b(?:child|kid)(?:ren)?\b|童|儿/iu, 'girl'],
]
const sexed = (words: string): string =>
  `${words} ${detectGender(words) ? '' : (QUALITIES.find(([quality]) => quality.test(words))?.[1] ?? '')}`.trim()

/** Without leading and trailing punctuation. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[,，、]\s+(?=[.。!！?？]|$)/gu, '')
    .replaceAll(/(?<=[.。!！?？;；\n]|^)\s+[.。!！?？,，;；]+/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ (?=[.。!！?？,，;；])/gu, '')
    .trim()

/** The narrator's voice for a wish: the default if it suits, otherwise the best match. */
export function narratorFor(wish: string | undefined, usual: string, language: Language): string {
  const suited = wish === undefined ? undefined : roleVoices(sexed(wish), language)
  if (!suited) return usual
  const genderOf = (id: string): string | undefined => allVoices().find(voice => voice.id === id)?.gender
  const isPlain = PLAIN.test(wish ?? '')
  return isPlain && genderOf(usual) === genderOf(suited[0]) ? usual : suited[0]
}
/** Describes only the sex. */
const PLAIN = /^(?:an?\s)?(?:[\p{L}-]+\s)*(?:fe)?male$|^(?:an?\s)?(?:wo)?man(?:['’]s)?$|^[男女](?:性|生|士)?$/iu
