import { ease } from '../bodies/motion/moment.ts'
import { apply } from '../bodies/vectors.ts'
import type { Host, Put, Solid } from './solid.ts'

/** Of the shot: when the hand has come, and when one that puts something down lets go of it. */
const [COME, LEFT] = [0.4, 0.55]
/** Of the frame's width: from where it comes. */
const OUTSIDE = 0.62

/** A hand that comes in from the side and has hold of a ware; or that leaves it where it has put it. */
export function reachIn({ host, world, presence }: Host, { events, body, scale }: Solid): Put {
  const part = presence.seconds / (presence.until ?? 4)
  const away = events.includes('let-go') ? ease((part - LEFT) / 0.3) : 1 - ease((part - 0.08) / (COME - 0.08))
  const { low, high } = host.extent
  const [x, y, z] = apply(world, [0, low[1] + 0.52 * (high[1] - low[1]), 0])
  const wide = Math.min(high[0] - low[0], high[2] - low[2], 0.9 * (high[1] - low[1])) * host.scale
  const aside = OUTSIDE * (presence.frame?.wide ?? 2) * away
  const palm = (body.sockets['grip']?.at[1] ?? 0) * scale
  return { foot: [x + 0.42 * wide + aside, y - palm + 0.12 * aside, z - 0.3 * wide], yaw: 0, stance: 'stand' }
}
