import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

const BROOM = pictogramCode('🧹')
/** How they lie in the air below who rides them. */
const LAID: Readonly<Record<string, string>> = {
  [BROOM]: 'drawn-flying-broom',
  'drawn-vacuum-cleaner': 'drawn-flying-vacuum',
  'drawn-mop': 'drawn-flying-broom',
  'drawn-carpet': 'drawn-flying-carpet',
}
const RIDES: ReadonlySet<string> = new Set(['riding', 'on'])
const INSIDE: ReadonlySet<string | undefined> = new Set(['cabin', 'boat', 'seat', 'airy'])
const ROLLED: ReadonlySet<string> = new Set(['ride', 'glide', 'slide', 'roll', 'race', 'go'])

/** `rides a vacuum cleaner over the city`, `flies on a carpet`: the thing flies, and who rides it sits there; what is ridden on the ground goes along. */
export function flyOnThings(shot: Shot): Shot {
  return shot.subjects.reduce((staged, one, index) => (isPerson(one) ? mountOne(staged, index) : staged), shot)
}

function mountOne(shot: Shot, index: number): Shot {
  const rider = shot.subjects[index]!
  const { relation, deeds = [] } = rider
  const ridden = relation && RIDES.has(relation.kind) ? shot.subjects[relation.to] : undefined
  if (!relation || !ridden || rider.count > 1 || ridden.count > 1 || !('sprite' in ridden.what)) return shot
  if (subjectRig(ridden) !== 'thing' && subjectRig(ridden) !== undefined) return shot
  const { sprite } = ridden.what
  const does = (verb: string): boolean => deeds.some(one => one.verb === verb)
  const isFlying =
    does('fly') ||
    does('fly-over') ||
    rider.motion === 'fly' ||
    ridden.motion === 'fly' ||
    (sprite === BROOM && does('ride'))
  const { sort } = findPictogram(sprite)
  if (!isFlying) {
    const isRolling =
      relation.kind === 'riding' && ridden.motion === 'still' && deeds.some(({ verb }) => ROLLED.has(verb))
    return isRolling && GOES.has(sprite)
      ? { ...shot, subjects: shot.subjects.with(relation.to, { ...ridden, motion: 'ride' }) }
      : shot
  }
  if (INSIDE.has(sort) && !GOES.has(sprite)) return shot
  const mounted: Deed[] = deeds.filter(
    ({ verb }) => verb !== 'fly' && verb !== 'fly-over' && verb !== 'ride' && verb !== 'sit',
  )
  const seated: Subject = {
    ...rider,
    motion: 'ride',
    relation: { kind: 'riding', to: relation.to },
    deeds: [{ verb: 'ride', words: '', to: relation.to }, ...mounted],
  }
  return {
    ...shot,
    subjects: shot.subjects.with(index, seated).with(relation.to, {
      ...ridden,
      what: { ...ridden.what, sprite: LAID[sprite] ?? sprite },
      motion: 'fly',
      ...(LAID[sprite] && { metres: findPictogram(LAID[sprite]).metres }),
    }),
  }
}
/** Seats at other times. */
const GOES: ReadonlySet<string> = new Set(['🧳', '📦', '🛋️', '🪑', '🛏️'].map(pictogramCode))
