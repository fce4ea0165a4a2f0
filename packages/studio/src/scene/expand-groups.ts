import type { Shot, Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'

/** Pictograms of several people, cut off at the chest, and who they are. */
const GROUPS = new Map([
  [pictogramCode('👪'), ['👨', '👩', '👧']],
  [pictogramCode('👫'), ['👩', '👨']],
  [pictogramCode('👭'), ['👩', '👩‍🦰']],
  [pictogramCode('👬'), ['👨', '👱‍♂️']],
  [pictogramCode('👩‍❤️‍👨'), ['👰', '🤵']],
  [pictogramCode('👨‍👩‍👧'), ['👨', '👩', '👧']],
  [pictogramCode('👨‍👩‍👦'), ['👨', '👩', '👦']],
  [pictogramCode('👨‍👩‍👧‍👦'), ['👨', '👩', '👧', '👦']],
])

/** A family becomes its members, who can walk. The first takes its place, the others come last: indices stay as they are. */
export function expandGroups(shot: Shot): Shot {
  const added: Subject[] = []
  const subjects = shot.subjects.map(subject => {
    const group = 'sprite' in subject.what ? GROUPS.get(subject.what.sprite) : undefined
    if (!group) return subject
    const [first, ...others] = group.map(person => ({ ...subject, what: { sprite: pictogramCode(person) } }))
    for (const { relation: _, ...other } of others) added.push(other)
    return first!
  })
  return added.length === 0 ? shot : { ...shot, subjects: [...subjects, ...added] }
}
