import type { Affordance } from '@kinora/media/scene/catalogue'
import type { Point } from '../../bodies/body.ts'
import type { Vec3 } from '../../raster/raster-scene.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { Performance } from '../act/performance.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import type { Shining } from './backdrop.ts'
import type { Posed } from '../film/posed.ts'

const affords = ({ asset }: Performer, what: Affordance): boolean =>
  loadCatalogue().asset(asset)?.affords.includes(what) === true

const isAfire = ({ effects }: Pick<Performance, 'effects'>): boolean =>
  effects.some(({ effect }) => effect === 'flames')

/** True if a light source is lit: by its state or an action, otherwise by the lamps of the place. Fires burn. */
export function isShining(
  performer: Performer,
  { lit, effects }: Performance,
  lights: 'on' | 'off' | undefined,
): boolean {
  if (isAfire({ effects })) return true
  if (!affords(performer, 'light')) return false
  return lit ?? (lights !== 'off' || affords(performer, 'burn'))
}

/** Drawn as off if the place's lamps are off and the document does not light it. */
export const withLights = (
  performer: Performer,
  performance: Performance,
  lights: 'on' | 'off' | undefined,
): Performance =>
  performance.lit === undefined &&
  lights === 'off' &&
  affords(performer, 'light') &&
  !isShining(performer, performance, lights)
    ? { ...performance, lit: false }
    : performance

const [WARM, FIRE]: readonly [Vec3, Vec3] = [
  [1, 0.76, 0.48],
  [1, 0.62, 0.3],
]
/** The lit radius of a half-metre lamp in metres, and the limits for small and large ones. */
const REACH = 1.7
const [NEAREST, FURTHEST] = [0.6, 9]

/**
 * Light sources relative to the eye. `toEye` converts a point of the place to metres right, up and ahead of the eye.
 */
export function shiningOf(
  posed: Iterable<Posed>,
  lights: 'on' | 'off' | undefined,
  toEye: (point: Point, root: Posed) => Vec3,
  scale: number,
): Shining[] {
  return [...posed].flatMap(one => {
    const { performer, performance, box } = one
    if (!isShining(performer, performance, lights)) return []
    const { width, height } = sizeOf(performer)
    const isFire = isAfire(performance) || affords(performer, 'burn')
    const reach = Math.min(FURTHEST, Math.max(NEAREST, REACH * Math.sqrt(Math.max(width, height) / 0.5)))
    const top: Point = [
      (box.low[0] + box.high[0]) / 2,
      box.low[1] + 0.8 * (box.high[1] - box.low[1]),
      (box.low[2] + box.high[2]) / 2,
    ]
    return [{ at: toEye(top, one), reach: scale * reach, colour: isFire ? FIRE : WARM }]
  })
}
