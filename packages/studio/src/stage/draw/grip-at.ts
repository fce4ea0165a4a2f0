import type { Point } from '../../bodies/body.ts'
import type { Gesture } from '../../bodies/motion/actions.ts'
import { apply, mix } from '../../bodies/vectors.ts'
import type { Host } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Posed } from '../film/posed.ts'

/** The rotation of a held thing from its upright pose, radians: around its own x, z and y. */
export type GripTurn = { tilt?: number; roll?: number; turn?: number }

/** Guitars lie across the chest, books lean back, laptops face the user, vessels are tipped. */
export const GRIP_TURNS: Partial<Record<Gesture, GripTurn>> = {
  play: { roll: 1.05 },
  fiddle: { roll: 1.4, turn: 0.55, tilt: -0.2 },
  read: { tilt: 0.5, turn: Math.PI },
  type: { turn: Math.PI },
  pour: { roll: 0.95 },
  sweep: { tilt: 0.3 },
  dig: { tilt: 0.3 },
  aim: { tilt: 0.1 },
  write: { tilt: -0.35 },
  paint: { tilt: 0.7 },
  saw: { tilt: 1.2 },
  cello: { turn: 0, tilt: -0.2 },
  transverse: { roll: -1.5 },
  blow: { tilt: 0.9 },
  raise: {},
}

/** Held between both hands. */
const BETWEEN: ReadonlySet<Gesture> = new Set<Gesture>([
  'blow',
  'read',
  'type',
  'photograph',
  'carry',
  'sweep',
  'dig',
  'transverse',
  'squeezebox',
  'barbell',
])

/** The grip point on the holder, and the rotation of the thing. */
export function gripAt(host: Posed, held: Performer, by: Host): GripTurn & { at?: Point } {
  const { performer, bones, world, performance } = host
  const { sockets } = performer.body
  const { gesture } = performance
  const place = (name: string): Point | undefined =>
    sockets[name] && apply(world, bones.placeOf(sockets[name].bone, sockets[name].at))
  const [right, left] = [place('hand.r'), place('hand.l')]
  if (!right || !left) return {}
  if (by.hold === 'arms') return isAlive(held) ? { roll: Math.PI / 2 - 0.25, turn: 0 } : {}
  // Its flat side is at the ear.
  if (by.hold === 'ear') return { turn: by.at[0] < 0 ? Math.PI / 2 : -Math.PI / 2 }
  if (by.hold === 'waist' || by.hold === 'overhead') return {}
  const turns = gesture ? GRIP_TURNS[gesture] : undefined
  if (gesture === 'drink') {
    // The nearer to the mouth, the more it is tipped.
    const mouth = place('mouth')
    const far = mouth ? Math.hypot(right[0] - mouth[0], right[1] - mouth[1], right[2] - mouth[2]) : 1
    return { tilt: -0.9 * Math.max(0, 1 - far / (0.16 * sizeOf(performer).height)) }
  }
  if (by.hold === 'left') return turns ?? {}
  const between = mix(right, left, 0.5)
  if (gesture === 'fiddle') {
    const head = performer.body.bones.find(({ name }) => name === 'head')!
    return { at: mix(left, apply(world, bones.placeOf('head', head.at)), 0.45), ...turns }
  }
  if (gesture === 'cello') return { at: standingBefore(host, held), ...turns }
  if (gesture === 'play') return { at: mix(between, right, 0.62), ...turns }
  if (gesture === 'drum' || gesture === 'keys') return {}
  const isBetween = by.hold === 'both' || (gesture !== undefined && BETWEEN.has(gesture))
  return { ...(isBetween && { at: between }), ...turns }
}

/** On the ground between the player's knees, by its grip. */
function standingBefore({ performer, world, performance }: Posed, held: Performer): Point {
  const tall = sizeOf(performer).height / performer.scale
  const [x, , z] = apply(world, [-0.04 * tall, 0, 0.16 * tall])
  const { low, high } = held.extent
  const grip = held.body.sockets['grip']?.at[1] ?? (low[1] + high[1]) / 2
  return [x, performance.stand.at[1] + (grip - low[1]) * held.scale, z]
}
