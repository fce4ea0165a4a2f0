import type { SceneShot } from '@kinora/media/scene/scene-schema'
import { apply, type Matrix, moving, multiply, turning } from '../../bodies/vectors.ts'
import type { Amplitude } from '../../camera/take.ts'
import { cornersOf, joined, type Region } from './shot-region.ts'
import type { View } from './view.ts'

/** Degrees of an orbit by its amount. */
const DEGREES: Readonly<Record<string, number>> = { small: 30, normal: 75, large: 180 }
const BY_AMPLITUDE: Readonly<Record<Amplitude, string>> = {
  auto: 'normal',
  small: 'small',
  medium: 'normal',
  large: 'large',
}
const SPEEDS: Readonly<Record<string, number>> = { slow: 0.75, normal: 1, fast: 1.4 }
/** Seconds: a shorter shot goes less far, unless the document says how far. */
const LONG = 3

/**
 * The angle of the camera's orbit around its targets in radians; positive is clockwise seen from above. 0 for other moves, and for
 * point-of-view and over-the-shoulder shots, which do not move.
 */
export function orbitOf(
  { camera = {}, from, to }: Pick<SceneShot, 'camera' | 'from' | 'to'>,
  amplitude: Amplitude,
): number {
  const { move, amount, speed = 'normal' } = camera
  if ((move !== 'orbit' && move !== 'orbit-left') || /^(?:over|eyes-of):/u.test(camera.from ?? '')) return 0
  const usual = DEGREES[BY_AMPLITUDE[amplitude]]! * SPEEDS[speed]! * Math.min(1, Math.max(0.3, (to - from) / LONG))
  const degrees = typeof amount === 'number' ? amount : (DEGREES[amount ?? ''] ?? usual)
  return ((move === 'orbit' ? -1 : 1) * degrees * Math.PI) / 180
}

/** The place as seen from a camera that has gone clockwise around a point. */
export const turnedAbout = (seen: Matrix, middle: View['middle'], angle: number): Matrix =>
  multiply(seen, about(middle, -angle))

/** The camera after it has gone clockwise around its targets. */
export function orbited(view: View, angle: number): View {
  return { ...view, eye: apply(about(view.middle, angle), view.eye), yaw: view.yaw + angle }
}

function about(middle: View['middle'], angle: number): Matrix {
  const [x, y, z] = middle
  return multiply(multiply(moving(middle), turning([0, angle, 0])), moving([-x, -y, -z]))
}

/** The directions along an orbit, as angles from its middle. */
const orbitAngles = (arc: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS - 0.5) * Math.min(Math.abs(arc), 2 * Math.PI))
const STEPS = 12

/** The regions that a camera in orbit sees in turn, as seen from the middle of the orbit. */
export function sweptRegions(regions: readonly Region[], arc: number): Region[] {
  if (arc === 0) return [...regions]
  const { low, high } = joined(regions)
  const middle: View['middle'] = [(low[0] + high[0]) / 2, 0, (low[2] + high[2]) / 2]
  return regions.map(region => {
    const corners = orbitAngles(arc).flatMap(angle => {
      const turn = about(middle, angle)
      return cornersOf(region).map(corner => apply(turn, corner))
    })
    return joined(corners.map(corner => ({ low: corner, high: corner })))
  })
}
