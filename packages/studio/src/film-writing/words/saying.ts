import { hasHan } from '@kinora/media/language/has-han'
import { readWordLists } from '../../words/vocabulary/word-data.ts'

const { saying = [] } = readWordLists('quoting.json')

/** The forms of verbs of speaking, for regular expressions. */
export const SAYING = [...saying.filter(word => !hasHan(word)), 'calls?', 'called'].join('|')
/** Seen, and speaking beside words. */
export const VOICING = 'laughed|laughs|sighed|sighs|snapped|snaps'
/** The characters of verbs of speaking: 说道, 大声问. */
const SAYING_ZH = '[说道问喊叫答嚷吼骂叹唱念]|嘀咕|回应|开口'

/** True if a text has a verb of speaking. */
export const isSaying = (words: string): boolean => SAYS.test(words)
const SAYS = new RegExp(`${SAYING_ZH}|\\b(?:${SAYING}|${VOICING})\\b`, 'iu')
