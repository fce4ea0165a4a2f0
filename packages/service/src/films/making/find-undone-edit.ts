import type { Made } from '@kinora/media/engine/contract'
import { contentWords } from '../words/content-words.ts'

export const UNDONE_NOTE = 'prompt: nothing of this change could be shown, and its price is returned'

/**
 * Whether nothing is seen of what an edit's words ask for: every word that the segment before it did not have was not
 * understood, or came to nothing. An engine that does not tell has done it.
 */
export function isUndone(prompt: string, before: string, { unknown = [], unshown = [] }: Partial<Made>): boolean {
  const had = new Set(contentWords(before).map(word => word.toLowerCase()))
  const asked = contentWords(prompt)
    .map(word => word.toLowerCase())
    .filter(word => !had.has(word))
  const undone = [...unknown, ...unshown].join(' ').toLowerCase()
  return asked.length > 0 && asked.every(word => undone.includes(word))
}
