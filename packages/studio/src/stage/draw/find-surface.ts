import type { Point } from '../../bodies/body.ts'
import { moving, multiply, turning } from '../../bodies/vectors.ts'
import type { Posed } from '../film/posed.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { Surface } from './surfaces.ts'

/** Finds the surface for letters among posed bodies. */
export type FindSurface = (target: string, posed: ReadonlyMap<string, Posed>) => Surface | undefined

/** The surface: a board of the place, or the front of a thing. */
export function surfaceFinder(company: Company, place: StagePlace): FindSurface {
  return (target, posed) => {
    const [head, part] = target.split('/') as [string, string | undefined]
    const [one] = company.of(head)
    if (one) {
      const there = posed.get(one.id)
      if (!there) return undefined
      const { low, high } = one.extent
      const sheet = part === undefined ? undefined : one.body.sockets[part]
      const label = one.body.label
      const at: Point = sheet?.at ?? label?.at ?? [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, high[2]]
      const world = multiply(there.world, moving([at[0], at[1], at[2] + 0.012 / one.scale]))
      return {
        world,
        width: 0.8 * one.scale * (label?.wide ?? high[0] - low[0]),
        height: one.scale * (label?.high ?? 0.5 * (high[1] - low[1])),
        ink: '#2a2622',
      }
    }
    const spot = place.room.anchor(part ?? '')?.spots[0]
    if (!spot) return undefined
    const { yaw, face } = spot
    const [x, y, z] = face?.at ?? [spot.at[0], spot.at[1] + spot.size[1] / 2, spot.at[2]]
    const out = (face ? 0 : spot.size[2] / 2) + 0.035
    const [width, height] = face?.size ?? [spot.size[0], spot.size[1]]
    return {
      world: multiply(
        moving([x + out * Math.sin(yaw), y + 0.1 * height, z + out * Math.cos(yaw)]),
        turning([0, yaw, 0]),
      ),
      width: 0.7 * width,
      height: 0.5 * height,
      ink: '#f6f6ee',
    }
  }
}
