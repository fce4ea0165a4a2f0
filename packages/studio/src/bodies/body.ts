import type { Material } from '../raster/mesh.ts'

/** x to the figure's right, y up, z ahead; metres. Feet are at y 0. */
export type Point = readonly [x: number, y: number, z: number]

/** Corners of a flat shape. */
export type Outline = readonly (readonly [z: number, y: number])[]

export type Bone = {
  name: string
  parent?: string
  at: Point
  /** The turn of a door or lid that is open, radians. */
  opens?: Point
  /** The way of a drawer that is open, metres. */
  slides?: Point
}

/** Shapes. Rods and balls of one body blend into each other; other shapes, and those that are `apart`, only touch. */
export type Shape =
  | { rod: readonly [from: Point, to: Point]; thick: readonly [number, number] | number }
  | { ball: Point; size: Point | number }
  | { box: Point; size: Point; round?: number }
  /** A box or an upright cylinder with sharp edges. `taper` is the ratio of its top to its foot, in width and depth. */
  | { frustum: Point; size: Point; taper: readonly [width: number, depth: number]; isRound?: true }
  /** Radii and heights from below upwards, rotated around the y axis. */
  | { lathe: Point; profile: readonly (readonly [radius: number, y: number])[]; sides?: number }
  /** Around the y axis. */
  | { ring: Point; radius: number; thick: number }
  /** An outline in z and y, extruded along x. */
  | {
      slab: Point
      outline: Outline
      thick: number
      bevel?: number
      holes?: readonly Outline[]
    }

export type Part = Shape & {
  bone: string
  colour: string
  material?: Material
  apart?: boolean
  /** Rotations around x, y and z through the shape's centre, radians. */
  turn?: Point
  /** The blend radius, metres. */
  flow?: number
}

/** A socket: a point of a body at which others attach, such as a hand, a back, a top. */
export type Socket = { bone: string; at: Point }

/** The label of a product, seen from the front: its centre and size. On parts that are `face`. Bold letters fill it. */
export type Label = { at: Point; wide: number; high: number; ink?: string; isBold?: true }

/** The position of printed letters on clothes. */
export type Prints = Partial<Record<'chest' | 'brow', Label & { bone: string }>>

export type Body = {
  bones: readonly Bone[]
  parts: readonly Part[]
  /** The cell size of the joined surface, metres. */
  cell: number
  /** The default blend radius of parts. */
  flow: number
  pattern?: { second: string; perMetre: number }
  /** The centre of the painted face, and the width of its picture. */
  face?: { at: Point; width: number }
  label?: Label
  prints?: Prints
  /** The displacement of its layers when it comes apart, by bone. */
  layers?: Readonly<Record<string, Point>>
  sockets: Readonly<Record<string, Socket>>
  /** Its file's animation of the first action that has one: for each bone the transform from rest, at a second. */
  clip?: (actions: readonly string[], seconds: number) => readonly (readonly number[])[] | undefined
}
