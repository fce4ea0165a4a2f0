import { readTable } from '../words/vocabulary/word-data.ts'
import { isDoneTo, isPassive } from './find-doer.ts'
import type { Item } from '../words/item.ts'
import type { Verb } from '../words/vocabulary/verb-file.ts'

/** `dough being kneaded`: the dough is the object. An unnamed person acts, or nobody visible. */
export const isWorkOnObject = (items: readonly Item[], at: number): boolean =>
  takesHands(items[at]!.meaning.verb) &&
  !(SEEN_ON_IT.has(items[at]!.meaning.verb!.id) && items[at - 1]?.text !== 'being') &&
  isDoneTo(items, at) &&
  !isPassive(items, at)

/** Verbs whose result is seen on the object: poured things flow and cut things fall apart. */
const SEEN_ON_IT: ReadonlySet<string> = new Set(['cut', 'open', 'pour', 'break', 'tear', 'fill', 'split', 'light'])

const takesHands = (verb: Verb | undefined): boolean =>
  verb !== undefined &&
  (HAND_WORK.has(verb.id) || HAULED.has(verb.id) || (verb.motion === 'bob' && verb.relation !== undefined))
const HAULED: ReadonlySet<string> = new Set(['carry', 'lift', 'push', 'pull', 'drag'])

/** Verbs that need hands. */
export const HAND_WORK: ReadonlySet<string> = new Set<string>(readTable('hand-work', 'handWork'))
