import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { isPerson } from './subject-rig.ts'

const ROADS: ReadonlySet<string> = new Set(['street', 'road', 'crossroads'])
const CROSSING: ReadonlySet<string> = new Set(['cross-street', 'cross'])

/** `helps an old lady across the road`, 扶盲人过马路: both go, side by side. */
export function crossTogether(shot: Shot): Shot {
  const { subjects } = shot
  const helps = ({ verb, to }: Deed): boolean => verb === 'help' && to !== undefined && isPerson(subjects[to]!)
  const at = subjects.findIndex(one => isPerson(one) && one.count === 1 && one.deeds?.some(helps))
  const to = subjects[at]?.deeds?.find(helps)?.to
  if (to === undefined || to === at) return shot
  const crosses = ({ deeds = [] }: Subject): boolean => deeds.some(({ verb }) => CROSSING.has(verb))
  const isOnRoad = ROADS.has(shot.place) || ROADS.has(shot.where ?? '')
  if (!isOnRoad && ![at, to].some(index => crosses(subjects[index]!))) return shot
  return {
    ...shot,
    subjects: subjects.map((one, index): Subject => {
      if (index !== at && index !== to) return one
      const deeds: readonly Deed[] = crosses(one)
        ? one.deeds!
        : [...(one.deeds ?? []), { verb: 'cross-street', words: '' }]
      return { ...one, motion: 'walk', deeds: [...deeds] }
    }),
  }
}
