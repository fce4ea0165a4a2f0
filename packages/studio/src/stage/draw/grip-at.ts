import type { Point } from '../../bodies/body.ts'
import { apply, mix } from '../../bodies/vectors.ts'
import { GESTURES, type GripTurn } from '../act/gesture-tables.ts'
import type { Host } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Posed } from '../film/posed.ts'

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
  const turns = gesture ? GESTURES.grips[gesture] : undefined
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
  const isBetween = by.hold === 'both' || (gesture !== undefined && GESTURES.betweenHands.includes(gesture))
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
