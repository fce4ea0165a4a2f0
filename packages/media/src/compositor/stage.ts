import type { Size } from '../frames/size.ts'
import type { Arena } from './arena.ts'
import type { Kernels } from './kernels.ts'
import type { YuvPlanes } from './planes.ts'

/** Shared by the parts of a compositor. */
export type Stage = {
  size: Size
  kernels: Kernels
  arena: Arena
  /** The target of drawing: the frame, or an input of a transition. */
  target: YuvPlanes
  /** A buffer for incoming pixels. */
  staging: number
}

/** A buffer for two rows of the widest picture. */
export const STAGING_BYTES = 262_144
/** The limit of the kernels' tables. */
export const MAX_FRAME_SIDE = 8_192
export const MAX_PICTURE_SIDE = 16_384

/** A view of the memory; growing the memory detaches it. */
export const bytesAt = ({ kernels }: Stage, at: number, length: number): Uint8Array =>
  new Uint8Array(kernels.memory.buffer, at, length)
