import type { Point } from '../../bodies/body.ts'
import { moving, multiply, turning } from '../../bodies/vectors.ts'
import { rgb } from '../../bodies/build-mesh.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { type Panel, panelOf } from '../place/body-shape.ts'
import { hexOf } from '../resolve/entity-attire.ts'
import type { Performer } from '../resolve/performer.ts'
import type { Posed } from '../film/posed.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { Surface } from './surfaces.ts'

/** Finds the surface for letters among posed bodies. */
export type FindSurface = (target: string, posed: ReadonlyMap<string, Posed>) => Surface | undefined

const fronts = new WeakMap<Mesh, Panel>()

function frontOf(one: Performer): Panel {
  const known = fronts.get(one.mesh) ?? panelOf(one)
  fronts.set(one.mesh, known)
  return known
}

/** Dark ink on light surfaces, light ink on dark ones. */
function inkOn(colour: string | undefined): string {
  const [red, green, blue] = rgb(hexOf(colour) ?? '#ffffff')
  return 0.3 * red + 0.6 * green + 0.1 * blue > 120 ? '#2a2622' : '#f6f6ee'
}

/** The surface: a board of the place, or the front of a thing. */
export function surfaceFinder(company: Company, place: StagePlace): FindSurface {
  return (target, posed) => {
    const [head, part] = target.split('/') as [string, string | undefined]
    const [one] = company.of(head)
    if (one) {
      const there = posed.get(one.id)
      if (!there) return undefined
      const sheet = part === undefined ? undefined : one.body.sockets[part]
      const label = one.body.label
      const panel = frontOf(one)
      const at: Point = sheet?.at ?? label?.at ?? panel.at
      const world = multiply(there.world, moving([at[0], at[1], at[2] + 0.012 / one.scale]))
      return {
        world,
        width: 0.8 * one.scale * (label?.wide ?? panel.wide),
        height: one.scale * (label?.high ?? 0.6 * panel.high),
        ink: inkOn(one.entity.colour),
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
