import type { Deed, Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { subjectRig } from './subject-rig.ts'

/** Beats of a shot: the first of them, and the first after them. */
export type Span = { from: number; to: number }

export const beatOf = ({ beat = 0 }: Deed): number => beat

export const isWithin = (deed: Deed, { from, to }: Span): boolean => beatOf(deed) >= from && beatOf(deed) < to

/** Beats from which on each step of a shot is a step of a tale: what is done in one of them is over in the next. */
export const TALE = 3

/** All beats in which something is done to or with a subject, its own deeds left out. */
export const handledIn = (subjects: readonly Subject[], thing: number): number[] =>
  subjects.flatMap((one, index) =>
    index === thing ? [] : (one.deeds ?? []).filter(({ to }) => to === thing).map(beatOf),
  )

export const isLiving = (one: Subject): boolean => {
  if ('sprite' in one.what && MADE.has(one.what.sprite)) return false
  const rig = subjectRig(one)
  return (rig !== undefined && rig !== 'thing') || LIVING.has(one.build)
}
const LIVING: ReadonlySet<Subject['build']> = new Set(['person', 'four-legged', 'bird', 'fish', 'insect', 'reptile'])
/** Has arms and a face, and was built. */
const MADE: ReadonlySet<string> = new Set(['☃️', '⛄', '🗿', '🗽'].map(pictogramCode))
