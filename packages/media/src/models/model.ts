import type { RgbaPicture } from '../frames/size.ts'
import type { JointName } from './joint-names.ts'
import type { Triple } from './matrices.ts'
import type { Clip, Skeleton } from './skeleton.ts'

/** The material of a surface. */
export const SURFACES = ['matte', 'glossy', 'metal', 'glowing', 'glass'] as const
export type Surface = (typeof SURFACES)[number]

/** A 3D model in its file's coordinates: y up, x to the viewer's right, the front towards z. */
export type Model = {
  /** Three numbers a vertex. */
  places: Float32Array
  normals: Float32Array
  /** Red, green and blue bytes a vertex. */
  colours: Uint8Array
  /** A number of SURFACES a vertex. */
  surfaces: Uint8Array
  /** Two bones a vertex, and the weight of the first. */
  bones: Uint16Array
  shares: Float32Array
  /** Three a triangle, counter-clockwise seen from outside. */
  indices: Uint32Array
  skeleton: Skeleton
  clips: readonly Clip[]
  /** Its human skeleton: where the joints are at rest, and the bones that move with them. Such a model has no clips. */
  humanoid?: Humanoid
}

export type Humanoid = {
  places: Readonly<Record<JointName, Triple>>
  bones: Readonly<Partial<Record<JointName, number>>>
  /** Its front is towards -z. */
  facesAway: boolean
}

/**
 * Limits of a file. A detailed game model has 50,000 triangles; the stage draws a few tens of thousands in time, and
 * the rest is merged.
 */
export const MODEL_LIMITS = {
  bytes: 64 * 1024 * 1024,
  triangles: 200_000,
  drawnTriangles: 40_000,
  vertices: 600_000,
  nodes: 2_000,
  depth: 64,
  primitives: 2_000,
  pictures: 32,
  pictureSide: 512,
  bones: 256,
  clips: 64,
  keyTimes: 200_000,
  channels: 10_000,
  /** The total of all accessors, each counted once: a vertex of a rich model has 20 numbers. */
  numbers: 16_000_000,
  /** The total of the pictures, before they are reduced. */
  picturePixels: 64_000_000,
  /**
   * The total area of triangles, in squares of the longest side: a tree in full leaf has 5, a closed box 6. It limits
   * how often each pixel is filled.
   */
  surface: 200,
} as const

/** The file is rejected; the message follows the file name in a sentence. */
export class ModelRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ModelRefused'
  }
}

/** The inputs of a model reader. */
export type ReadModelOptions = {
  /** A png, jpeg or webp in memory, no side longer than `pictureSide`. */
  decodePicture: (bytes: Uint8Array) => Promise<RgbaPicture>
  /** Reads a file beside the model; without it only the model's own bytes are read. */
  readBeside?: (name: string) => Promise<Uint8Array>
  /** Its own clips move it, also if it has a human skeleton. */
  keepsClips?: boolean
}

/** A whole number that a file gives, from 0 up to a limit. */
export function requireCount(value: unknown, what: string, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new ModelRefused(`has ${what} of ${short(value)}; 0 to ${most} is allowed`)
}

export function requireAtMost(count: number, what: string, most: number): void {
  if (count > most) throw new ModelRefused(`has ${count} ${what}; at most ${most} are allowed`)
}

const short = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 40)
