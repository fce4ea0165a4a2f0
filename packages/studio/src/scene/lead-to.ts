import type { Point } from '../bodies/body.ts'
import { apply, mix } from '../bodies/vectors.ts'
import type { Host, Placed, Put, Solid } from './solid.ts'

/** What a beast is led by. */
export const LEAD = 'drawn-lead'
/** What something is pulled by. */
export const TRACE = 'drawn-trace'

/** Metres: a beast further away than this has slipped its lead. */
const LONGEST = 6

/** From the hand to the neck of who is led. Changes the lead: it is as long as it takes. */
export function leadTo({ host, posed, world, presence }: Host, lead: Solid): Put {
  const hand = host.body.sockets['hand.r']
  const from = apply(world, hand ? posed.placeOf(hand.bone, hand.at) : [0, 0.5 * host.extent.high[1], 0])
  const led = lead.into?.placed
  const ahead: Point = [from[0] + Math.sin(presence.yaw), from[1] - 0.4, from[2] + Math.cos(presence.yaw)]
  const to = led ? (led.face ? mix(led.face, led.middle, 0.4) : nearEnd(led, from)) : ahead
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const long = Math.hypot(x, y, z)
  lead.scale = Math.min(LONGEST, Math.max(0.05, long)) / lead.extent.high[1]
  return { foot: from, yaw: Math.atan2(x, z), tilt: Math.acos(y / Math.max(0.01, long)) }
}

/** The end of a sled or of a cart where it is pulled. */
function nearEnd({ middle, across }: Placed, from: Point): Point {
  const far = Math.max(0.01, Math.hypot(from[0] - middle[0], from[2] - middle[2]))
  const [x, , z] = mix(middle, from, Math.min(0.9, (0.9 * across) / far))
  return [x, middle[1], z]
}
