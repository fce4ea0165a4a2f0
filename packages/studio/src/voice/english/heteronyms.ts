import { voiceData } from '../voice-data.ts'

// Words with one spelling and several pronunciations, distinguished by their neighbours.

const tables = voiceData('english')
const { heteronyms: BY_PART } = tables
/** More often a verb if the neighbours do not decide. */
const USUALLY_VERB = new Set(tables.usuallyVerb)
const BEFORE_VERB = new Set(tables.beforeVerb)
const BEFORE_NOUN = new Set(tables.beforeNoun)
const BEFORE_PASSIVE = new Set(tables.beforePassive)
const PAST = new Set(tables.past)

/** The pronunciation by context, in the dictionary's alphabet; undefined for other words. */
export function pronounceHeteronym(word: string, before: string, after: string): string | undefined {
  if (word === 'read') return PAST.has(before) || after === 'by' ? 'R EH1 D' : 'R IY1 D'
  if (word === 'used') return after === 'to' && !BEFORE_PASSIVE.has(before) ? 'Y UW1 S T' : 'Y UW1 Z D'
  if (word === 'lead' && /^(?:pipe|pipes|poisoning|paint|metal|acid|pencil)$/.test(after)) return 'L EH1 D'
  if (
    word === 'live' &&
    /^(?:music|show|shows|stream|streams|streaming|concert|broadcast|audience|tv|video|news|performance|performances|event|events|band|animals|wire|demo|chat|from)$/.test(
      after,
    )
  ) {
    return 'L AY1 V'
  }
  const said = Object.hasOwn(BY_PART, word) ? BY_PART[word] : undefined
  if (!said) return undefined
  if (word === 'live' && /^(?:go|goes|going|went|watch|streamed)$/.test(before)) return said.noun
  if (word === 'close' && (after === 'to' || /^(?:so|too|very|how|pretty)$/.test(before))) return said.noun
  if (BEFORE_NOUN.has(before)) return said.noun
  if (BEFORE_VERB.has(before)) return said.verb
  if (before === '' && /^(?:the|a|an|your|my|it|this|that|these|those|our|me|us)$/.test(after)) return said.verb
  return USUALLY_VERB.has(word) && before !== '' ? said.verb : said.noun
}
