import { ON_A_HAND } from '../direct/rest-on-hand.ts'
import type { Subject } from '../direct/shot-list.ts'
import type { Member } from './member.ts'

const SMALL_ANIMALS: ReadonlySet<Subject['build']> = new Set<Subject['build']>([
  'insect',
  'bird',
  'four-legged',
  'reptile',
])

/** A small animal is on a hand, and not gripped by it. */
export const sitsOnHand = ({ member: { art, subject, metres } }: { member: Member }): boolean =>
  metres <= ON_A_HAND && !art.isOwn && SMALL_ANIMALS.has(subject.build)
