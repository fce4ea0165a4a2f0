import type { Clearing } from './plate.ts'
import type { PlateContext } from './plate-context.ts'

/** The box of a thing of a place, in metres from the eye's base. */
export type Box = { x: readonly [number, number]; y: readonly [number, number]; z: readonly [number, number] }

/** The share of the subjects, from their feet up, that things may cover. */
const FEET = 0.25
/** Metres: subjects stand in or on a larger thing, such as a bridge. */
const LARGE = 7
/** Grass is taller away from the cleared space: metres per metre. */
const [BEYOND, ASIDE] = [0.25, 0.4]

type Seen = Pick<PlateContext, 'eye'> & { options: Pick<PlateContext['options'], 'clear' | 'eye'> }

/** The height of a point of the subjects relative to the eye. */
const fromEye = ({ eye, options }: Seen, { low, high }: Clearing, share: number): number =>
  low + share * (high - low) - (options.eye ?? eye)

/** True if a thing hides the subjects or stands in them. */
export function isInWay(context: Seen, { x: [x0, x1], y: [foot, top], z: [z0, z1] }: Box, anchor?: string): boolean {
  const { clear } = context.options
  if (!clear || (anchor !== undefined && clear.keeps.includes(anchor)) || z1 <= 0 || z0 > clear.far) return false
  if (Math.max(x1 - x0, z1 - z0) > LARGE) return false
  const [near, away] = [Math.max(0.1, z0), Math.max(0.1, z1)]
  if (Math.max(x1 / near, x1 / away) < clear.left || Math.min(x0 / near, x0 / away) > clear.right) return false
  const at = Math.min(Math.max(near, clear.near), clear.far)
  const seenAt = (y: number): number => ((y - context.eye) * at) / near
  return seenAt(top) > fromEye(context, clear, FEET) && seenAt(foot) < fromEye(context, clear, 1)
}

/** True if a plant is in the way: its stem, or the crown that begins at a share of its height. */
export function isPlantInWay(
  context: Seen,
  { x, y, z, height }: { x: number; y: number; z: number; height: number },
  { radius, from = 0 }: { radius: number; from?: number },
): boolean {
  const boxOf = (half: number, low: number): Box => ({
    x: [x - half, x + half],
    y: [y + low * height, y + height],
    z: [z - half, z + half],
  })
  return isInWay(context, boxOf(radius, from)) || (from > 0 && isInWay(context, boxOf(STEM * height, 0)))
}
/** The radius of a stem relative to the height of its tree. */
const STEM = 0.03

/** The height up to which grass hides no more than the feet of the subjects; its ground is at `y`. */
export function openHeight(context: Seen, x: number, y: number, z: number): number {
  const { clear } = context.options
  if (!clear) return Infinity
  const at = Math.max(clear.near, Math.min(z, clear.far))
  const open = ((clear.toes - (context.options.eye ?? context.eye)) * Math.min(z, at)) / at - (y - context.eye)
  const aside = Math.max(0, clear.left * z - x, x - clear.right * z)
  return Math.max(0, open) + BEYOND * Math.max(0, z - clear.far) + ASIDE * aside
}
