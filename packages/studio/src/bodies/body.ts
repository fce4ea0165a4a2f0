import type { Material } from '../raster/mesh.ts'

/** x to the figure's right, y up, z to where it looks; metres. Feet are at y 0. */
export type Point = readonly [x: number, y: number, z: number]

export type Bone = { name: string; parent?: string; at: Point }

/** What shapes are made of. Rods and balls of one body flow into each other; the rest, and what is `apart`, touches. */
export type Shape =
  | { rod: readonly [from: Point, to: Point]; thick: readonly [number, number] | number }
  | { ball: Point; size: Point | number }
  | { box: Point; size: Point; round?: number }
  /** Radii and heights, from below upwards, turned around the y axis. */
  | { lathe: Point; profile: readonly (readonly [radius: number, y: number])[] }
  /** Around the y axis. */
  | { ring: Point; radius: number; thick: number }
  /** An outline in z and y, thick along x. */
  | { slab: Point; outline: readonly (readonly [z: number, y: number])[]; thick: number; bevel?: number }

export type Part = Shape & {
  bone: string
  colour: string
  material?: Material
  apart?: boolean
  /** Turns around x, y and z through the shape's own middle, radians. */
  turn?: Point
  /** How far it flows into others, metres. */
  flow?: number
}

/** A place on a body that others take: a hand, a back, a top. */
export type Socket = { bone: string; at: Point }

/** Where its name is written on a ware, seen from ahead: the middle, and how much room there is. On parts that are `face`. Bold letters fill it. */
export type Label = { at: Point; wide: number; high: number; ink?: string; isBold?: true }

/** Where letters are printed on what somebody has on. */
export type Prints = Partial<Record<'chest' | 'brow', Label & { bone: string }>>

export type Body = {
  bones: readonly Bone[]
  parts: readonly Part[]
  /** Of the joined surface: the side of a cell, metres. */
  cell: number
  /** How far parts flow into each other, unless they say so themselves. */
  flow: number
  pattern?: { second: string; perMetre: number }
  /** Where a face is painted: the middle of it, and how wide its picture is. */
  face?: { at: Point; width: number }
  label?: Label
  prints?: Prints
  /** Where its layers go when it comes apart, by their bones. */
  layers?: Readonly<Record<string, Point>>
  sockets: Readonly<Record<string, Socket>>
}
