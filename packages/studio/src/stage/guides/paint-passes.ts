import type { RgbaPicture } from '@kinora/media/frames/size'
import { type FrameGuides, SKY_METRES } from './frame-guides.ts'
import { paintPoses } from './paint-poses.ts'

/** Inverse depths that are black and white. */
export type DepthRange = { near: number; far: number }

type Rgb = readonly [number, number, number]

/** A picture of a packed colour for each pixel. */
function paint({ width, height }: FrameGuides, colourAt: (at: number) => number): RgbaPicture {
  const words = new Uint32Array(width * height)
  for (let at = 0; at < words.length; at++) words[at] = colourAt(at)
  return { width, height, rgba: new Uint8Array(words.buffer) }
}

// Bytes lie in memory from the lowest on, on all machines that run this.
const pack = (r: number, g: number, b: number): number => (r | (g << 8) | (b << 16) | 0xff_00_00_00) >>> 0
const [BLACK, WHITE] = [pack(0, 0, 0), pack(255, 255, 255)]

/** How near each depth is within a range, in so many steps: the most is nearest, the sky is 0. */
function nearness(depths: Float32Array, { near, far }: DepthRange, into: Uint16Array, steps: number): void {
  const least = 1 / far
  const gain = steps / Math.max(1e-9, 1 / near - least)
  for (let at = 0; at < depths.length; at++) {
    const step = (1 / depths[at]! - least) * gain
    into[at] = step <= 0 ? 0 : step >= steps ? steps : step + 0.5
  }
}

/** The nearest and the farthest that is seen, metres; a sky has no distance. */
export function depthRange(frames: readonly FrameGuides[]): DepthRange {
  let [near, far] = [Number.POSITIVE_INFINITY, 0]
  let hasSky = false
  for (const { depths } of frames)
    for (const depth of depths) {
      if (depth >= SKY_METRES) hasSky = true
      else {
        near = Math.min(near, depth)
        far = Math.max(far, depth)
      }
    }
  if (far === 0) return { near: 1, far: SKY_METRES }
  return { near, far: hasSky ? SKY_METRES : Math.max(far, near * 1.001) }
}

/** Grey: near is white, far is black, evenly in inverse depth. */
export function paintDepth({ width, height, depths }: FrameGuides, range: DepthRange): RgbaPicture {
  const greys = new Uint16Array(depths.length)
  nearness(depths, range, greys, 255)
  const words = new Uint32Array(depths.length)
  for (let at = 0; at < words.length; at++) words[at] = (greys[at]! * 0x01_01_01) | 0xff_00_00_00
  return { width, height, rgba: new Uint8Array(words.buffer) }
}

/** The same with 65,536 steps. */
export function depthWords({ depths }: FrameGuides, range: DepthRange): Uint16Array {
  const words = new Uint16Array(depths.length)
  nearness(depths, range, words, 65_535)
  return words
}

/** A packed colour for the place and each name. */
function paintByOwner({ width, height, owners }: FrameGuides, colours: readonly number[]): RgbaPicture {
  const table = Uint32Array.from(colours)
  const words = new Uint32Array(owners.length)
  for (let at = 0; at < words.length; at++) words[at] = table[owners[at]!]!
  return { width, height, rgba: new Uint8Array(words.buffer) }
}

/** The colour of a number of the legend; 0 is black. Neighbours are far apart. */
export function idColour(number: number): Rgb {
  if (number === 0) return [0, 0, 0]
  const hue = (number * 0.618_034) % 1
  const bright = number % 3 === 0 ? 170 : number % 3 === 1 ? 255 : 210
  const channel = (shift: number): number => {
    const step = (hue + shift) % 1
    return Math.round(bright * Math.max(0, Math.min(1, Math.abs(6 * step - 3) - 1)))
  }
  return [channel(0), channel(2 / 3), channel(1 / 3)]
}

/** Everybody and everything in a colour of its own. `numberOf` numbers names for the whole clip, from 1. */
export const paintIds = (guides: FrameGuides, numberOf: (name: string) => number): RgbaPicture => {
  const colours = [BLACK, ...guides.names.map(name => pack(...idColour(numberOf(name))))]
  return paintByOwner(guides, colours)
}

/** White where one of the names is seen. A name of a group is that of its members. */
export const paintMask = (guides: FrameGuides, isIt: (name: string) => boolean): RgbaPicture => {
  const shades = [false, ...guides.names.map(isIt)].map(isWhite => (isWhite ? WHITE : BLACK))
  return paintByOwner(guides, shades)
}

/** Towards the right is red, up is green, towards the camera is blue. */
export function paintNormals(guides: FrameGuides): RgbaPicture {
  const normals = normalsOf(guides)
  const byte = (part: number): number => Math.round(127.5 + 127.5 * part)
  return paint(guides, at => pack(byte(normals[3 * at]!), byte(normals[3 * at + 1]!), byte(normals[3 * at + 2]!)))
}

/**
 * The normals of the surfaces, from how inverse depths change around each pixel: along a plane they change evenly. Those of
 * the sky look at the camera.
 */
function normalsOf({ width, height, depths, owners, view }: FrameGuides): Float32Array {
  const normals = new Float32Array(width * height * 3)
  /** The change to the neighbour on the same surface: the lesser of the two. */
  const change = (at: number, hasBefore: boolean, hasAfter: boolean, step: number): number => {
    const own = 1 / depths[at]!
    const after = hasAfter && owners[at + step] === owners[at] ? 1 / depths[at + step]! - own : Number.NaN
    const before = hasBefore && owners[at - step] === owners[at] ? own - 1 / depths[at - step]! : Number.NaN
    if (Number.isNaN(after)) return Number.isNaN(before) ? 0 : before
    return Math.abs(before) < Math.abs(after) ? before : after
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (depths[at]! >= SKY_METRES) {
        normals[3 * at + 2] = 1
        continue
      }
      const right = change(at, x > 0, x + 1 < width, 1) * view.focal
      const up = -change(at, y > 0, y + 1 < height, width) * view.focal
      const ahead = 1 / depths[at]! - (right * (x - view.x) - up * (y - view.y)) / view.focal
      // The surface is seen: its normal looks at the camera, which is behind.
      const long = Math.hypot(right, up, ahead) || 1
      normals[3 * at] = -right / long
      normals[3 * at + 1] = -up / long
      normals[3 * at + 2] = Math.max(0, ahead / long)
    }
  return normals
}

/** Inverse depths that leave the plane by this share are an edge, and a turn of the surface beyond this cosine. */
const [EDGE_SHARE, EDGE_COSINE] = [0.04, 0.8]

/** White lines on black: outlines, steps in depth and sharp turns of surfaces. */
export function paintEdges(guides: FrameGuides): RgbaPicture {
  const { width, height, depths, owners } = guides
  const normals = normalsOf(guides)
  const isEdge = (one: number, other: number): boolean => {
    if (owners[one] !== owners[other]) return true
    // The line through the pixel before and this one goes on to the next along a plane.
    const before = 2 * one - other
    const [i, next, last] = [1 / depths[one]!, 1 / depths[other]!, before < 0 ? 1 / depths[one]! : 1 / depths[before]!]
    if (Math.abs(next - 2 * i + last) > EDGE_SHARE * Math.max(i, next)) return true
    const cosine = [0, 1, 2].reduce((sum, axis) => sum + normals[3 * one + axis]! * normals[3 * other + axis]!, 0)
    return cosine < EDGE_COSINE
  }
  return paint(guides, at => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isWhite = (x + 1 < width && isEdge(at, at + 1)) || (y + 1 < height && isEdge(at, at + width))
    return isWhite ? WHITE : BLACK
  })
}

/** People as OpenPose draws them. */
export function paintPose({ width, height, poses }: FrameGuides): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
  const picture = { width, height, rgba }
  paintPoses(picture, poses)
  return picture
}
