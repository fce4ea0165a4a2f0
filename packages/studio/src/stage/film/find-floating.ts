import { multiply } from '../../bodies/vectors.ts'
import type { Floating } from '../geometry/arrangement.ts'
import { levelsAt } from '../place/body-shape.ts'
import { sizeOf } from '../resolve/performer.ts'
import { inverse, type Posed } from './posed.ts'
import { surfacePoints } from './surface-points.ts'

/** Metres, and shares of the height of a body, that its lowest part may be above what carries it. */
const [NEAR, OF_HEIGHT] = [0.05, 0.04]

/** The bodies on something whose surface is below them, or nowhere below them. */
export function findFloating(posed: readonly Posed[]): Floating[] {
  return posed.flatMap((one): Floating[] => {
    const { performer, performance, turnout } = one
    const { host } = performance.stand
    const carrier = host?.by === 'top' ? posed.find(other => other.performer.id === host.id) : undefined
    const isInAir = performance.air !== undefined || performance.flight !== undefined || turnout !== undefined
    if (!carrier || carrier.performer.rig !== 'thing' || isInAir || RISING.has(performance.stance)) return []
    const { mesh, scale, body } = carrier.performer
    const bone = Math.max(
      0,
      body.bones.findIndex(({ name }) => name === host!.bone),
    )
    const root = multiply(carrier.world, carrier.bones.matrices[bone]!)
    const gaps = surfacePoints(one).points.flatMap(point => {
      const [x, y, z] = inverse(root, point)
      // Cushions yield, and legs are partly in what they stand on.
      const under = levelsAt(mesh, x, z).findLast(level => level.y < y + SUNK / scale)
      return under ? [scale * (y - under.y)] : []
    })
    const gap = Math.min(...gaps)
    const most = NEAR + OF_HEIGHT * sizeOf(performer).height
    return gap > most ? [{ who: performer.id, over: carrier.performer.id, ...(gap < Infinity && { gap }) }] : []
  })
}
/** Metres. */
const SUNK = 0.15
/** Stances that leave what they stand on. */
const RISING: ReadonlySet<string> = new Set(['jump', 'fly', 'float', 'fall', 'skydive', 'climb', 'swim'])
