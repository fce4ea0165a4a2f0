import type { Point } from './body.ts'

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
export const mix = (a: Point, b: Point, t: number): Point => add(a, scale(subtract(b, a), t))
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
export const normalise = (a: Point): Point => scale(a, 1 / (Math.hypot(...a) || 1))

/** The turn from one direction to another, -π to π. */
export const turnBetween = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** Three rows of four numbers: rotation and translation. */
export type Matrix = readonly number[]

/** First around z, then x, then y. */
export function turning([x, y, z]: Point): Matrix {
  const [sx, cx, sy, cy, sz, cz] = [Math.sin(x), Math.cos(x), Math.sin(y), Math.cos(y), Math.sin(z), Math.cos(z)]
  return [
    cy * cz + sy * sx * sz,
    -cy * sz + sy * sx * cz,
    sy * cx,
    0,
    cx * sz,
    cx * cz,
    -sx,
    0,
    -sy * cz + cy * sx * sz,
    sy * sz + cy * sx * cz,
    cy * cx,
    0,
  ]
}

export const moving = ([x, y, z]: Point): Matrix => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]
export const scaling = (by: number): Matrix => [by, 0, 0, 0, 0, by, 0, 0, 0, 0, by, 0]
export const stretching = ([x, y, z]: Point): Matrix => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0]

/** First `b`, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const out: number[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const at = row * 4
      const sum = a[at]! * b[column]! + a[at + 1]! * b[4 + column]! + a[at + 2]! * b[8 + column]!
      out.push(column === 3 ? sum + a[at + 3]! : sum)
    }
  }
  return out
}

export const applyTurn = (m: Matrix, [x, y, z]: Point): Point => [
  m[0]! * x + m[1]! * y + m[2]! * z,
  m[4]! * x + m[5]! * y + m[6]! * z,
  m[8]! * x + m[9]! * y + m[10]! * z,
]
export const apply = (m: Matrix, p: Point): Point => add(applyTurn(m, p), [m[3]!, m[7]!, m[11]!])
