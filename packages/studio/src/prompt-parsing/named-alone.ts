import { isObjectPronoun } from './find-doer.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'

const ONE = /^(?:he|she|it|他|她|它)$/u
const SEVERAL = /^(?:they|both|them|everyone|他们|她们|它们|两人|二人|俩|大家|都)$/u

/** `A boy and a girl sit on a bench. The girl reads`: a member of a group who is named alone acts alone. */
export function isNamedAlone(items: readonly Item[], at: number, one: FoundSubject): boolean {
  const named = lastNaming(one, at)
  for (let index = at - 1; index > named; index--) {
    const { text } = items[index]!
    if (SEVERAL.test(text)) return false
    if (ONE.test(text) && !isObjectPronoun(items, index)) return true
  }
  return named > one.at && !isNamedTogether(items, named, one.joinedTo)
}

/** The last position before a word where it is named. */
const lastNaming = ({ at: first, again = [] }: FoundSubject, at: number): number =>
  again.reduce((last, { at: next }) => (next < at && next > last ? next : last), first)

/** `The boy and the girl read`: both act. */
function isNamedTogether(items: readonly Item[], named: number, other: FoundSubject | undefined): boolean {
  if (!other) return false
  const before = lastNaming(other, named)
  const between = items.slice(before + 1, named)
  return (
    before > other.at &&
    between.some(({ meaning }) => meaning.conjunction) &&
    !between.some(({ stop, meaning }) => stop ?? meaning.verb)
  )
}
