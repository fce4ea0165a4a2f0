import type { Size } from '../frames/size.ts'
import type { Arena } from './arena.ts'

/** Bytes in wasm memory: the address of the first pixel, and bytes from row to row. */
export type Plane = Size & { at: number; stride: number }

export type YuvPlanes = { luma: Plane; blue: Plane; red: Plane }

/** A plane with a border of pixels for samplers, and its block of memory. */
export type RingedPlane = Plane & { piece: number; bytes: number }

// The same as in assembly/planes.ts above and below; wider at the sides, because groups of eight pixels are written
// there.
const RING_ROWS = 4
const RING_COLUMNS = 8

export function allocatePlane(arena: Arena, { width, height }: Size): RingedPlane {
  const stride = Math.ceil((width + 2 * RING_COLUMNS) / 16) * 16
  const bytes = stride * (height + 2 * RING_ROWS)
  const piece = arena.take(bytes)
  return { width, height, stride, piece, bytes, at: piece + RING_ROWS * stride + RING_COLUMNS }
}

export const halveForChroma = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
})

/** The planes of a frame in the encoder's format: one after another, rows without padding. */
export function layOutFramePlanes(at: number, { width, height }: Size): YuvPlanes {
  const chroma = { width: width / 2, height: height / 2, stride: width / 2 }
  const blueAt = at + width * height
  return {
    luma: { at, width, height, stride: width },
    blue: { at: blueAt, ...chroma },
    red: { at: blueAt + chroma.width * chroma.height, ...chroma },
  }
}

export const listPlanes = ({ luma, blue, red }: YuvPlanes): [Plane, Plane, Plane] => [luma, blue, red]
