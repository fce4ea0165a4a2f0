import type { Material } from '../../raster/mesh.ts'
import type { Body, Bone, Label, Part, Point, Shape, Socket } from '../body.ts'
import { movingBones } from './moving-parts.ts'

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

const pairs = (flat: readonly number[]): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2]!, flat[at * 2 + 1]!])

/** A lathe by its radii and heights in turn: `[0.02, 0, 0.3, 0.1]`. */
export const turned = (at: Point, profile: readonly number[], colour: string, more?: More): Part =>
  lathe(at, pairs(profile), colour, more)

/** A lathe with an inside: up its outer side, over the rim and down again. */
export const vessel = (at: Point, profile: readonly number[], wall: number, colour: string, more?: More): Part => {
  const outer = pairs(profile)
  const floor = outer[0]![1] + wall
  const inner = outer.toReversed().map(([r, y]): [number, number] => [Math.max(0.0005, r - wall), Math.max(floor, y)])
  return lathe(at, [[0.0005, outer[0]![1]], ...outer, ...inner, [0.0005, floor]], colour, more)
}

/** A slab by z and y in turn, thick along x. */
export const cut = (
  at: Point,
  outline: readonly number[],
  thick: number,
  colour: string,
  more?: More & { bevel?: number },
): Part => slab(at, pairs(outline), thick, colour, more)

/** The same seen from the front: x and y in turn, thick along z. */
export const panel = (
  at: Point,
  outline: readonly number[],
  thick: number,
  colour: string,
  more?: Omit<More, 'turn'> & { bevel?: number; lean?: number },
): Part => {
  const { lean = 0, ...rest } = more ?? {}
  return cut(at, outline, thick, colour, { ...rest, turn: [0, Math.PI / 2, lean] })
}

/** Parts in a circle around the middle. */
export const around = (count: number, place: (sin: number, cos: number, at: number) => Part): Part[] =>
  Array.from({ length: count }, (_, at) =>
    place(Math.sin((at / count) * 2 * Math.PI), Math.cos((at / count) * 2 * Math.PI), at),
  )

/** The same on both sides. */
export const both = (parts: (side: 1 | -1) => readonly Part[]): Part[] => [...parts(-1), ...parts(1)]

type Thing = {
  parts: readonly Part[]
  bones?: readonly Bone[]
  sockets?: Record<string, Point | Socket>
  label?: Label
}

/** Something that is not alive: parts on one bone, and those that turn on their own. */
export function buildThing({ parts, bones = [], sockets = {}, label }: Thing): Body {
  return {
    bones: [
      { name: 'all', at: [0, 0, 0] },
      ...[...bones, ...movingBones(parts, bones)].map(bone => ({ parent: 'all', ...bone })),
    ],
    parts,
    cell: 0.05,
    flow: 0.05,
    ...(label && { label }),
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
