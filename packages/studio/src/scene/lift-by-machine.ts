import type { Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { isPerson } from './subject-rig.ts'

const MACHINES: ReadonlySet<string> = new Set(['drawn-excavator'])
const LIFTING: ReadonlySet<string> = new Set('lift hold carry pick take grab put catch'.split(' '))
const BUCKETS = /^(?:bucket|scoop|shovel|铲子?|斗)$/iu
/** Metres: what is smaller would not be seen in the bucket. */
const SEEN = 0.55

/** What an excavator lifts is in its bucket, and so large that it is seen there. */
export function liftByMachine(shot: Shot): Shot {
  const { subjects } = shot
  const at = subjects.findIndex(({ what }) => 'sprite' in what && MACHINES.has(what.sprite))
  const lift = subjects[at]?.deeds?.find(({ verb, to }) => LIFTING.has(verb) && to !== undefined)
  const lifted = lift && subjects[lift.to!]
  if (!lifted || !('sprite' in lifted.what) || isPerson(lifted)) return shot
  const isSmall = (lifted.metres ?? findPictogram(lifted.what.sprite).metres) < SEEN
  const { relation: _relation, ...free } = lifted
  const machine: Subject = {
    ...subjects[at]!,
    motion: 'still',
    deeds: [{ verb: 'hold', words: lift.words, to: lift.to! }],
  }
  const staged = subjects
    .with(at, machine)
    .with(lift.to!, { ...free, motion: 'still', ...(isSmall && { size: 'huge' as const }) })
  // The bucket is part of the machine.
  const buckets = staged.filter(({ words }, index) => index !== lift.to && BUCKETS.test(words))
  return { ...shot, subjects: withoutSubjects(staged, buckets) }
}
