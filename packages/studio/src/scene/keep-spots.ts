import type { Motion } from '../direct/shot-list.ts'
import type { Kept, Spot } from './arrangement.ts'
import type { Member } from './cast.ts'
import { isAliveMember } from './deed-holds.ts'
import { footRowAt } from './ground.ts'
import type { Plate } from '../scenery/plate.ts'

const codeOf = ({ subject: { words, what } }: Member): string =>
  `${words} ${'sprite' in what ? what.sprite : what.input}`

/** Everyone in a group: who works at a table belongs to it in one step, and stands for himself in the next. */
const withBound = (member: Member): Member[] => [member, ...member.bound.flatMap(one => withBound(one.member))]
/** Who is looked for in the next step: whoever lives, else the thing itself. */
const leaderOf = (member: Member): Member => withBound(member).find(isAliveMember) ?? member

/** Goes nowhere: who walks is somewhere else at the end of the step. */
const STAYING: ReadonlySet<Motion> = new Set(['still', 'bob', 'sway', 'spin', 'dance', 'jump'])
const stays = ({ member, stance }: Spot): boolean =>
  stance === 'ground' && withBound(member).every(({ subject }) => STAYING.has(subject.motion))

/** The places of all who are still there when the step is over. */
export function spotsToKeep(spots: readonly Spot[]): Kept {
  const kept = spots.filter(
    spot => spot.member.subject.count === 1 && stays(spot) && leaderOf(spot.member).subject.words !== '',
  )
  return new Map(
    kept.map(({ member, x, depth, height }) => [codeOf(leaderOf(member)), { x, depth, height, root: codeOf(member) }]),
  )
}

/** Lets those of a step begin where the step before has left them; those who are new find their place beside. Changes spots. */
export function standAsBefore(spots: readonly Spot[], kept: Kept, plate: Plate): void {
  for (const spot of spots) {
    const before = stays(spot) && spot.nth === 0 ? kept.get(codeOf(leaderOf(spot.member))) : undefined
    if (!before) continue
    spot.x = before.x
    // As far away as before, and by that as large: what else is in the group has the same measure.
    if (before.root === codeOf(spot.member)) {
      spot.depth = before.depth
      spot.height = before.height
    }
    spot.y = footRowAt(plate, spot.x, spot.depth)
  }
}
