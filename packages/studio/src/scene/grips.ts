import type { Point } from '../bodies/body.ts'
import { mix } from '../bodies/vectors.ts'
import type { Host, Solid } from './solid.ts'

/** Where on its holder something is held, and how it is turned from how it stands: radians. */
export type Grip = { place: Point; tilt?: number; roll?: number; turn?: number }

/** Taller than this share of the holder it takes both hands. */
const FOR_BOTH = 0.24

export const takesBothHands = (held: Solid, holder: { metres: number }): boolean => {
  const { high, low } = held.extent
  const size = Math.max(high[1] - low[1], high[0] - low[0]) * held.scale
  return size > FOR_BOTH * holder.metres && held.member.art.pictogram.sort !== 'airy' && !isCanopy(held)
}

const isCanopy = ({ member }: Solid): boolean => member.art.pictogram.sort === 'canopy'

/** In the right hand, in both, at the mouth or before the chest: as what is done with it asks for. */
export function gripAt({ host, posed, gesture }: Host, held: Solid, isSecond = false): Grip {
  const { sockets } = host.body
  const { low, high } = host.extent
  // On a picture of somebody: before its chest.
  if (host.rig === 'card') return { place: [0.12 * (high[0] - low[0]), 0.42 * high[1], 0.09 * high[1]] }
  const socket = (name: string): Point | undefined =>
    sockets[name] && posed.placeOf(sockets[name].bone, sockets[name].at)
  const [right, left] = [socket('hand.r') ?? socket('paw.fr'), socket('hand.l') ?? socket('paw.fl')]
  const mouth = socket('mouth')
  const isHanded = sockets['hand.r'] !== undefined
  if (!right || !left || (!isHanded && !host.isUpright))
    return { place: mouth ?? right ?? socket('seat') ?? socket('top') ?? [0, host.extent.high[1], 0] }
  const between = mix(right, left, 0.5)
  if (isCanopy(held) || held.member.art.pictogram.sort === 'airy') return { place: right }
  if (isSecond) return { place: left }
  switch (gesture) {
    case 'play':
      return { place: mix(between, right, 0.62), roll: 1.05 }
    case 'fiddle':
      return {
        place: mix(left, posed.placeOf('head', host.body.bones.find(({ name }) => name === 'head')!.at), 0.45),
        roll: 1.4,
        turn: 0.55,
        tilt: -0.2,
      }
    case 'blow':
      return { place: between }
    case 'read':
      return { place: between, tilt: -0.5 }
    case 'type':
      return { place: [between[0], between[1] - 0.03 * host.extent.high[1], between[2]], turn: Math.PI }
    case 'photograph':
    case 'carry':
      return { place: between }
    case 'pour':
      return { place: right, roll: 0.95 }
    case 'drink': {
      // The nearer to the mouth, the further it is tipped.
      const far = mouth ? Math.hypot(right[0] - mouth[0], right[1] - mouth[1], right[2] - mouth[2]) : 1
      const near = Math.max(0, 1 - far / (0.16 * host.extent.high[1]))
      return { place: right, tilt: -0.9 * near }
    }
    case 'sweep':
    case 'dig':
      return { place: mix(right, left, 0.4), tilt: 0.3 }
    case 'aim':
      return { place: left, tilt: 0.1 }
    case 'write':
      return { place: right, tilt: -0.35 }
    default:
      return { place: host.hands === 2 ? between : right }
  }
}
