import type { Material } from '../../raster/mesh.ts'
import type { Body, Bone, Part, Point, Shape, Socket } from '../body.ts'

type More = { bone?: string; material?: Material; turn?: Point }

const part = (shape: Shape, colour: string, { bone = 'all', ...more }: More = {}): Part => ({
  ...shape,
  bone,
  colour,
  apart: true,
  ...more,
})

/** Shapes that touch, in one line each. */
export const ball = (at: Point, size: Point | number, colour: string, more?: More): Part =>
  part({ ball: at, size }, colour, more)
export const rod = (
  from: Point,
  to: Point,
  thick: number | readonly [number, number],
  colour: string,
  more?: More,
): Part => part({ rod: [from, to], thick }, colour, more)
export const box = (at: Point, size: Point, colour: string, more: More & { round?: number } = {}): Part => {
  const { round, ...rest } = more
  return part({ box: at, size, ...(round !== undefined && { round }) }, colour, rest)
}
export const lathe = (at: Point, profile: readonly (readonly [number, number])[], colour: string, more?: More): Part =>
  part({ lathe: at, profile }, colour, more)
export const ring = (at: Point, radius: number, thick: number, colour: string, more?: More): Part =>
  part({ ring: at, radius, thick }, colour, more)
export const slab = (
  at: Point,
  outline: readonly (readonly [number, number])[],
  thick: number,
  colour: string,
  more: More & { bevel?: number } = {},
): Part => {
  const { bevel, ...rest } = more
  return part({ slab: at, outline, thick, ...(bevel !== undefined && { bevel }) }, colour, rest)
}

type Thing = { parts: readonly Part[]; bones?: readonly Bone[]; sockets?: Record<string, Point | Socket> }

/** Something that is not alive: parts on one bone, and those that turn on their own. */
export function buildThing({ parts, bones = [], sockets = {} }: Thing): Body {
  return {
    bones: [{ name: 'all', at: [0, 0, 0] }, ...bones.map(bone => ({ parent: 'all', ...bone }))],
    parts,
    cell: 0.05,
    flow: 0.05,
    sockets: Object.fromEntries(
      Object.entries(sockets).map(([name, at]) => [name, 'bone' in at ? at : { bone: 'all', at }]),
    ),
  }
}

/** Pairs of wheels of one radius, each on a bone that rolls. */
export function wheels(places: readonly number[], half: number, r: number, colour = '#2c2a30', hub = '#d8d6dc') {
  const bones: Bone[] = places.map((z, at) => ({ name: `wheel.${at}`, at: [0, r, z] }))
  const parts = places.flatMap((z, at) =>
    [-1, 1].flatMap(side => {
      const bone = `wheel.${at}`
      const x = side * half
      return [
        ring([x, r, z], r * 0.7, r * 0.3, colour, { bone, turn: [0, 0, Math.PI / 2] }),
        ball([x, r, z], [r * 0.16, r * 0.55, r * 0.55], hub, { bone }),
        ball([x + side * r * 0.12, r, z], [r * 0.1, r * 0.18, r * 0.18], colour, { bone }),
      ]
    }),
  )
  return { bones, parts }
}
