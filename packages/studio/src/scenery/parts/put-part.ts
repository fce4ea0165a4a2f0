import { cos, sin } from '../arithmetic.ts'
import type { Solid } from '../solid-list.ts'

/** The placement of a part: metres, degrees about the vertical axis, and a factor of its size. */
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
