import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { cos, sin } from '../arithmetic.ts'
import type { Season } from '../../setting/setting.ts'
import { type Colour, parseColour } from '../colour.ts'
import type { Solid } from '../solid-list.ts'

/** What a part may depend on besides its own shape. */
export type PartOptions = {
  seeded: SeededRandom
  /** Lamps are lit. */
  isLit: boolean
  /** When it is; summer if nobody says. */
  season?: Season
  /** A colour of the place's own, for whatever of the part is painted or covered. */
  colour?: Colour
}

/** A thing that a place is dressed with: solids around the middle of its foot, with its front towards the camera (-z). */
export type Part = (options: PartOptions) => Solid[]

/** How a solid is covered. */
export type Cover = Omit<Partial<Solid>, 'at' | 'size' | 'colour' | 'second' | 'glow' | 'shape'> & {
  second?: string | Colour
  glow?: string | Colour
}

const read = (colour: string | Colour): Colour => (typeof colour === 'string' ? parseColour(colour) : colour)

const shaped =
  (shape: NonNullable<Solid['shape']>) =>
  (at: Solid['at'], size: Solid['size'], colour: string | Colour, { second, glow, ...cover }: Cover = {}): Solid => ({
    shape,
    at,
    size,
    colour: read(colour),
    ...(second && { second: read(second) }),
    ...(glow && { glow: read(glow) }),
    ...cover,
  })

export const box = shaped('box')
export const ball = shaped('ellipsoid')
export const pillar = shaped('cylinder')
export const tapered = shaped('tapered')
export const cone = shaped('cone')

/** A box with a leg at each corner below it. */
export function legs(width: number, height: number, depth: number, thick: number, colour: string | Colour): Solid[] {
  return [-1, 1].flatMap(x =>
    [-1, 1].map(z =>
      box([x * (width / 2 - thick), 0, z * (depth / 2 - thick)], [thick, height, thick], colour, { texel: 1 }),
    ),
  )
}

/** Where a part is put: metres, degrees about the upright, times its size. */
export type Spot = { x: number; y?: number; z: number; turn?: number; scale?: number }

/** A part's solids where it is put. Quarter turns swap width and depth, which is cheaper to draw than a turned box. */
export function putPart(solids: readonly Solid[], { x, y = 0, z, turn = 0, scale = 1 }: Spot): Solid[] {
  const radians = (turn * Math.PI) / 180
  const [c, s] = [cos(radians), sin(radians)]
  const isQuarter = Math.abs(turn % 180) === 90
  return solids.map(solid => {
    const [dx, dy, dz] = solid.at
    const [width, height, depth] = solid.size.map(part => part * scale) as [number, number, number]
    const swap = isQuarter && !solid.turn
    const rest = swap || turn % 180 === 0 ? (solid.turn ?? 0) : (solid.turn ?? 0) + turn
    return {
      ...solid,
      at: [x + scale * (dx * c + dz * s), y + scale * dy, z + scale * (dz * c - dx * s)],
      size: swap ? [depth, height, width] : [width, height, depth],
      turn: rest,
      ...(swap && solid.taper && { taper: [solid.taper[1], solid.taper[0]] as const }),
    }
  })
}
