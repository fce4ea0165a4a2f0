import { findQuotes } from '@kinora/media/language/find-quotes'
import { splitSentences } from '@kinora/media/language/split-sentences'
import { SAYING } from './saying.ts'

/** A text in which each quotation is one letter, so that nothing in it is cut or taken for a label. */
export type Masked = { text: string; unmask: (part: string) => string }

/** Text after a quote that names its speaker. */
const SAID_AFTER = new RegExp(
  String.raw`^\s*(?:[\w'’]+\s){0,2}(?:${SAYING})\b(?!\s?[,:]?\s?[\ue000-\uf8fe])|^[^，。！？“”]{0,8}(?:说|道|问|喊)[，。！]?`,
  'iu',
)
/** The letter of the first quotation, and a letter that ends a sentence after one. */
const [FIRST, END] = [0xe000, '\uf8ff']
/** Letters that stand for quotations. */
const MASKS = /[\ue000-\uf8fe]/gu

/** Masks the quotations of a text. */
export function maskQuotes(text: string): Masked {
  const quotes = findQuotes(text)
  const masked = quotes.reduceRight((rest, { text: quoted, from, to }, at) => {
    const end = endsSentence(quoted, rest.slice(to)) ? END : ''
    return rest.slice(0, from) + String.fromCodePoint(FIRST + at) + end + rest.slice(to)
  }, text)
  const quoteOf = (mask: string): string => {
    const { from, to } = quotes[mask.codePointAt(0)! - FIRST] ?? { from: 0, to: 0 }
    return text.slice(from, to)
  }
  return { text: masked, unmask: part => part.replaceAll(END, '').replaceAll(MASKS, quoteOf) }
}

/** `He says "Late again." A dog barks.`: the mark inside the quotes also ends the sentence around them. */
const endsSentence = (quoted: string, after: string): boolean =>
  /[.!?。！？…]$/u.test(quoted) && /^\s*(?:\p{Lu}|\p{Script=Han}|\p{N})/u.test(after) && !SAID_AFTER.test(after)

/** The sentences of a masked text. Brackets are not cut. */
export function maskedSentences(text: string): string[] {
  const sentences: string[] = []
  for (const sentence of text.split(new RegExp(`(?<=${END})`, 'u')).flatMap(splitSentences)) {
    const last = sentences.at(-1)
    if (last !== undefined && opensBracket(last)) sentences[sentences.length - 1] = `${last} ${sentence}`
    else sentences.push(sentence)
  }
  return sentences
}

const opensBracket = (text: string): boolean => /[（(][^)）]*$/u.test(text)
