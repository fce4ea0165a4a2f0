/** How much work a task is, as far as can be told before it begins. See the table's migration. */
export type Lane = 'free' | 'quick' | 'short' | 'long'

/** The two kinds of slots of an account; see docs/decisions/work.md. */
export type Slot = 'ordinary' | 'brief'

/** Slots that an account has for brief work, beside its ordinary ones. One is enough: what holds it is over in seconds. */
export const BRIEF_SLOTS = 1
