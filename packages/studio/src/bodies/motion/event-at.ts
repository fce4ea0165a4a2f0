import type { Point } from '../body.ts'
import { ACTS } from './event-acts.ts'
import type { Event } from './event-names.ts'
import type { EventScene, Turnout } from './event-scene.ts'

const UNTOUCHED: Turnout = {
  ahead: 0,
  aside: 0,
  up: 0,
  away: 0,
  size: [1, 1, 1],
  tilt: 0,
  yaw: 0,
  roll: 0,
  aboutMiddle: false,
  opacity: 1,
  glow: 1,
}

/** The larger of two shares, where one of them is said. */
function furthest<Key extends 'opened' | 'filled' | 'apart'>(
  key: Key,
  a: Partial<Turnout>,
  b: Partial<Turnout>,
): { [Name in Key]?: number } {
  const [one, other] = [a[key], b[key]]
  if (one === undefined && other === undefined) return {}
  return { [key]: Math.max(one ?? 0, other ?? 0) } as { [Name in Key]?: number }
}

/** Seconds since what is over has ended: pieces lie there. */
const LONG_OVER = 4

/** All that becomes of a body at a moment. */
export function eventAt(scene: EventScene): Turnout {
  const { seconds, until, over = [] } = scene
  const ended = { ...scene, seconds: seconds + until + LONG_OVER }
  const all = scene.events.map(event => ACTS[event as Event](over.includes(event) ? ended : scene))
  return all.reduce<Turnout>(
    (sum, one) => ({
      ahead: sum.ahead + (one.ahead ?? 0),
      aside: sum.aside + (one.aside ?? 0),
      up: sum.up + (one.up ?? 0),
      away: sum.away + (one.away ?? 0),
      size: [0, 1, 2].map(axis => sum.size[axis]! * (one.size?.[axis] ?? 1)) as unknown as Point,
      tilt: sum.tilt + (one.tilt ?? 0),
      yaw: sum.yaw + (one.yaw ?? 0),
      roll: sum.roll + (one.roll ?? 0),
      aboutMiddle: sum.aboutMiddle || one.aboutMiddle === true,
      opacity: sum.opacity * (one.opacity ?? 1),
      glow: sum.glow * (one.glow ?? 1),
      ...furthest('opened', sum, one),
      ...furthest('filled', sum, one),
      ...furthest('apart', sum, one),
      ...(sum.stance && { stance: sum.stance }),
      ...(one.stance && { stance: one.stance }),
      ...(sum.animalMotion && { animalMotion: sum.animalMotion }),
      ...(one.animalMotion && { animalMotion: one.animalMotion }),
      ...(sum.into && { into: sum.into }),
      ...(one.into && { into: one.into }),
      ...(sum.since !== undefined && { since: sum.since }),
      ...(one.since !== undefined && { since: one.since }),
    }),
    UNTOUCHED,
  )
}
