import type { Point } from '../body.ts'
import { ofNumbers } from '../../formulas/math-calls.ts'
import type { Value } from '../../formulas/parse-formula.ts'
import type { EventScene, Turnout } from './event-scene.ts'
import { findMotion } from './find-motion.ts'
import { ease, strikeTime } from './moment.ts'
import { motionScope } from './motion-scope.ts'

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

/** The larger of two shares; undefined if neither is given. */
function furthest<Key extends 'opened' | 'filled' | 'apart'>(
  key: Key,
  a: Partial<Turnout>,
  b: Partial<Turnout>,
): { [Name in Key]?: number } {
  const [one, other] = [a[key], b[key]]
  if (one === undefined && other === undefined) return {}
  return { [key]: Math.max(one ?? 0, other ?? 0) } as { [Name in Key]?: number }
}

/** Seconds after which an event counts as long over: the pieces lie on the ground. */
const LONG_OVER = 4

/** All effects of events on a body at a moment. */
export function eventAt(scene: EventScene): Turnout {
  const { seconds, until, over = [] } = scene
  const ended = { ...scene, seconds: seconds + until + LONG_OVER }
  const all = scene.events.map(event => runEvent(event, over.includes(event) ? ended : scene))
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

/** The height of a slope's surface at a distance from its centre; `rises` tells which end is the upper one. */
const slopeAt = (to: EventScene['to'], ahead: number, rises: number): number =>
  to ? to.high * Math.min(1, Math.max(0, 0.5 + (rises * ahead) / (2 * to.half))) : 0
/** The steepness there. */
const tiltOn = (to: EventScene['to'], ahead: number): number =>
  to ? 0.8 * Math.atan2(to.high, 2 * to.half) * ease((0.95 * to.half - Math.abs(ahead)) / (0.25 * to.half)) : 0

/** The effect of an event on a body at a given time, by the formulas of the event. */
function runEvent(event: string, scene: EventScene): Partial<Turnout> {
  const { seconds, until, high, long, wide, frame, to, travelled, events } = scene
  const scope = motionScope(
    {
      seconds,
      until,
      strike: strikeTime(until),
      high,
      long,
      wide,
      travelled,
      frameWide: frame.wide,
      frameHigh: frame.high,
      target: to !== undefined,
      targetFar: to?.far,
      targetHigh: to?.high,
      targetHalf: to?.half,
    },
    [
      ['has', name => events.includes(String(name))],
      ['slope', ofNumbers((ahead, rises) => slopeAt(to, ahead, rises))],
      ['steepness', ofNumbers(ahead => tiltOn(to, ahead))],
    ],
  )
  findMotion('events', event)?.run(scope)
  return Object.fromEntries(
    RESULTS.flatMap((name): [string, Value][] => (scope.values.has(name) ? [[name, scope.values.get(name)]] : [])),
  )
}

/** The values that the formulas of an event may set. */
const RESULTS = [...Object.keys(UNTOUCHED), 'opened', 'filled', 'apart', 'stance', 'animalMotion', 'since']
