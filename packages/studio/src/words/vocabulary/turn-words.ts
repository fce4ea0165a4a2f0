import { readTable } from './word-data.ts'
import type { PlaceLook } from '../../setting/shot-list.ts'

/** The state of a place before and after a change. */
export type Turn = { from: PlaceLook; to: PlaceLook }

/**
 * Changes of the sky, the sea, the season and the lamps of a place. English verbs are stems (`roll in` includes `rolls
 * in` and `rolling in`). In Chinese up to eight characters may stand between the subject and the verb; with `close`,
 * only adverbs.
 */
type TurnRow = Turn & {
  who?: string
  does?: string
  zh?: readonly (readonly [who: string, does: string, how?: 'close'])[]
}

export const TURN_ROWS: readonly TurnRow[] = readTable('turn-words', 'turnRows')

/** `through all four seasons`, 四季更替. */
export const ALL_SEASONS =
  /\b(?:(?:through|over|across|in|during)\s+)?(?:all\s+)?(?:the\s+)?four\s+seasons\b|\b(?:the\s+)?seasons\s+(?:change|changing|turn|turning|pass|passing|cycle|cycling|shift|go by)\b|(?:一年)?四季(?:更替|变换|变化|轮回|流转|交替|轮转|变迁)?|春夏秋冬/giu
