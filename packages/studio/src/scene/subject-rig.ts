import { findKind } from '../bodies/kinds/kinds.ts'
import type { Rig } from '../bodies/kinds/kind.ts'
import type { Subject } from '../direct/shot-list.ts'

/** How the body of a subject moves, where it has one of ours. */
export const subjectRig = ({ what }: Subject): Rig | undefined =>
  'sprite' in what ? findKind(what.sprite)?.rig : undefined

export const isPerson = (subject: Subject): boolean => subjectRig(subject) === 'person'

/** Neither goes anywhere nor does anything with the whole body. */
export const isIdle = ({ motion }: Subject): boolean => motion === 'still' || motion === 'bob' || motion === 'sway'
