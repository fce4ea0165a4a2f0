import { ease } from '../bodies/motion/moment.ts'
import { apply, applyTurn, mix, subtract, turning } from '../bodies/vectors.ts'
import type { Host, Put, Solid } from './solid.ts'

/** Of the shot: when a vessel leaves its place beside what it is poured into, and when its mouth is above that. */
const [LIFTED, ABOVE] = [0.22, 0.42]
/** Radians that it is tipped over, or lowered by its spout. */
const [TIPPED, LOWERED] = [1.95, 0.85]
/** Of the height of what is filled: where the mouth is over its foot. */
const MOUTH = 1.42

/** Stands beside what it is poured into, is lifted over it and tipped, so that its mouth is above the middle of it. */
export function pourOver({ host, world, presence }: Host, { extent, scale, body }: Solid): Put {
  const part = presence.seconds / (presence.until ?? 4)
  const lifted = ease((part - LIFTED) / (ABOVE - LIFTED))
  const tipped = ease((part - LIFTED - 0.06) / (ABOVE - LIFTED))
  const wide = (host.extent.high[0] - host.extent.low[0]) * host.scale
  const high = (host.extent.high[1] - host.extent.low[1]) * host.scale
  const own = (extent.high[0] - extent.low[0]) * scale
  // A spout is lowered; what has none is turned over, with its label to the camera.
  const spout = body.sockets['spout']?.at
  const [yaw, roll] = spout ? [0, -LOWERED * tipped] : [Math.PI, TIPPED * tipped]
  const from = spout ?? [0, extent.high[1], 0]
  const mouth = applyTurn(turning([0, yaw, roll]), [from[0] * scale, from[1] * scale, from[2] * scale])
  const [x, y, z] = apply(world, [0, host.extent.low[1], 0])
  const beside: readonly [number, number, number] = [x - 0.62 * (wide + own), y, z]
  const above = subtract([x - 0.02 * wide, y + MOUTH * high, z], mouth)
  return { foot: mix(beside, above, lifted), yaw, roll, stance: 'stand' }
}
