import type { Order } from '@kinora/media/engine/contract'
import { namesNoLanguage, readLanguageName } from '@kinora/media/language/language-name'
import { pronunciationFinder, readPronunciations } from '../voice/script/pronunciations.ts'

// Voices here support Latin letters and Chinese characters.
const UNSAID =
  /[[\p{L}\p{Extended_Pictographic}]--[\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]]+|\p{Emoji_Presentation}+/gv
const MAX_TOLD = 12

/** Parts of a text that no voice here can speak, and unused entries of its pronunciation list. */
export function unsaidNotes(order: Order): string[] {
  if (order.kind !== 'speech') return []
  const { text, language = '', pronunciations = [] } = order
  const unsaid = [...new Set(text.match(UNSAID))]
  const told = unsaid.slice(0, MAX_TOLD).map(word => `"${word}"`)
  return [
    ...(namesNoLanguage(language) || readLanguageName(language) !== undefined
      ? []
      : [`language: the voices here speak English and Chinese, got "${language}"`]),
    ...(unsaid.length > 0
      ? [`text: this cannot be said and was left out: ${told.join(', ')}${unsaid.length > MAX_TOLD ? ' and more' : ''}`]
      : []),
    ...pronunciations.flatMap((entry, index) =>
      isUsed(entry, text) ? [] : [`pronunciation_dict_tone[${index}]: the text does not have this word`],
    ),
  ]
}

function isUsed(entry: string, text: string): boolean {
  const find = pronunciationFinder(readPronunciations([entry]))
  for (let at = 0; at < text.length; at++) if (find(text, at)) return true
  return false
}
