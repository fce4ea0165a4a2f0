import type { Stance } from '../bodies/motion/actions.ts'
import { isFelt } from '../bodies/motion/person-feelings.ts'
import type { Solid, SolidActor } from './solid.ts'

/** Done with the hands, sitting or standing: legs are not missed. */
export const BY_HAND: ReadonlySet<Stance> = new Set(['stand', 'sit', 'kneel', 'sway'])

/** Talks, laughs, cries or feels something, and goes nowhere meanwhile: it is the face that tells. */
export const showsFace = ({
  solid: { rig, doing, member, events },
  actor,
}: {
  solid: Solid
  actor: Pick<SolidActor, 'speed'>
}): boolean =>
  rig === 'person' &&
  BY_HAND.has(doing.stance) &&
  !(actor.speed > 0.02) &&
  events.length === 0 &&
  (member.subject.features?.feeling !== undefined || doing.gestures.some(one => isFelt(one) || FACED.has(one)))
const FACED: ReadonlySet<string> = new Set('talk laugh smile cry hug shout nod shake tend clasp give'.split(' '))
