import type { RgbaPicture } from '@kinora/media/frames/size'
import type { DepthRange, Shades } from '../../raster/create-depth-shader.ts'
import type { Flow } from '../../raster/measure-flow.ts'
import { type FrameGuides, SKY_METRES } from './frame-guides.ts'

type Rgb = readonly [number, number, number]

/** A share of a frame's pixels: a speck before the camera would leave everything else black. */
const SPECK = 0.002

/** The nearest that is seen in more than a speck, and the farthest, metres; a sky has no distance. Nearer pixels are white. */
export function depthRange(frames: readonly FrameGuides[]): DepthRange {
  let [near, far] = [Number.POSITIVE_INFINITY, 0]
  let hasSky = false
  for (const { depths } of frames) {
    for (const depth of depths)
      if (depth >= SKY_METRES) hasSky = true
      else far = Math.max(far, depth)
    const nearest = depths.toSorted()[Math.floor(SPECK * depths.length)]!
    if (nearest < SKY_METRES) near = Math.min(near, nearest)
  }
  if (far === 0) return { near: 1, far: SKY_METRES }
  near = Math.min(near, far)
  return { near, far: hasSky ? SKY_METRES : Math.max(far, near * 1.001) }
}

/** Depths as words, evenly in inverse depth: the highest is nearest, the sky is 0. */
export function depthWords({ depths }: FrameGuides, { near, far }: DepthRange): Uint16Array {
  const least = 1 / far
  const gain = 65_535 / Math.max(1e-9, 1 / near - least)
  const words = new Uint16Array(depths.length)
  for (let at = 0; at < words.length; at++)
    words[at] = Math.max(0, Math.min(65_535, (1 / depths[at]! - least) * gain + 0.5))
  return words
}

/** The colour of a number of the legend; 0 is black. Neighbours are far apart. */
export function idColour(number: number): Rgb {
  if (number === 0) return [0, 0, 0]
  const bright = number % 3 === 0 ? 170 : number % 3 === 1 ? 255 : 210
  const [r, g, b] = hueParts((number * 0.618_034) % 1)
  return [Math.round(bright * r), Math.round(bright * g), Math.round(bright * b)]
}

/** A pure colour of a hue of 0 to 1, in parts of 0 to 1. */
export function hueParts(hue: number): Rgb {
  const part = (shift: number): number => Math.max(0, Math.min(1, Math.abs(6 * ((hue + shift) % 1) - 3) - 1))
  return [part(0), part(2 / 3), part(1 / 3)]
}

/** The words of flow: the value for no motion, and the steps per pixel, as KITTI writes them. */
const [STILL, STEPS_PER_PIXEL] = [32_768, 64]

/** Motion as three words a pixel: to the right, down, and whether it is known. */
export function flowWords({ moves, isKnown }: Flow): Uint16Array {
  const words = new Uint16Array(3 * isKnown.length)
  const wordOf = (pixels: number): number => Math.max(0, Math.min(65_535, Math.round(STILL + STEPS_PER_PIXEL * pixels)))
  for (let at = 0; at < isKnown.length; at++) {
    if (isKnown[at] === 0) continue
    words[3 * at] = wordOf(moves[2 * at]!)
    words[3 * at + 1] = wordOf(moves[2 * at + 1]!)
    words[3 * at + 2] = 1
  }
  return words
}

/** White where one of the names is seen. A name of a group is that of its members. */
export function paintMask(
  { owners, names }: FrameGuides,
  isIt: (name: string) => boolean,
  { black, white }: Shades,
  into: Uint8Array,
): void {
  const shades = Uint8Array.from([black, ...names.map(name => (isIt(name) ? white : black))])
  for (let at = 0; at < owners.length; at++) into[at] = shades[owners[at]!]!
}

/** Towards the right is red, up is green, towards the camera is blue. */
export function paintNormals(guides: FrameGuides): RgbaPicture {
  const normals = normalsOf(guides)
  const { width, height } = guides
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++)
    for (let axis = 0; axis < 3; axis++) rgba[4 * at + axis] = 128 + 127.5 * normals[3 * at + axis]!
  return { width, height, rgba }
}

/**
 * The normals of the surfaces, from how inverse depths change around each pixel: along a plane they change evenly. Those of
 * the sky look at the camera.
 */
function normalsOf({ width, height, depths, owners, view }: FrameGuides): Float32Array {
  const normals = new Float32Array(width * height * 3)
  const near = inverse(depths)
  const perPixel = view.focal
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const own = near[at]!
      if (own <= 1 / SKY_METRES) {
        normals[3 * at + 2] = 1
        continue
      }
      // The change to the neighbour on the same surface: the lesser of the two.
      const who = owners[at]
      let across = Number.POSITIVE_INFINITY
      if (x + 1 < width && owners[at + 1] === who) across = near[at + 1]! - own
      if (x > 0 && owners[at - 1] === who && Math.abs(own - near[at - 1]!) < Math.abs(across))
        across = own - near[at - 1]!
      let down = Number.POSITIVE_INFINITY
      if (y + 1 < height && owners[at + width] === who) down = near[at + width]! - own
      if (y > 0 && owners[at - width] === who && Math.abs(own - near[at - width]!) < Math.abs(down))
        down = own - near[at - width]!
      const right = across === Number.POSITIVE_INFINITY ? 0 : across * perPixel
      const up = down === Number.POSITIVE_INFINITY ? 0 : -down * perPixel
      const ahead = own - (right * (x - view.x) - up * (y - view.y)) / perPixel
      // The surface is seen: its normal looks at the camera, which is behind.
      const long = Math.sqrt(right * right + up * up + ahead * ahead) || 1
      normals[3 * at] = -right / long
      normals[3 * at + 1] = -up / long
      normals[3 * at + 2] = Math.max(0, ahead / long)
    }
  return normals
}

function inverse(depths: Float32Array): Float32Array {
  const near = new Float32Array(depths.length)
  for (let at = 0; at < near.length; at++) near[at] = 1 / depths[at]!
  return near
}

/** Inverse depths that leave the plane by this share are an edge, and a turn of the surface beyond this cosine. */
const [EDGE_SHARE, EDGE_COSINE] = [0.04, 0.8]

/** White lines on black: outlines, steps in depth and sharp turns of surfaces. */
export function paintEdges(guides: FrameGuides, { black, white }: Shades, into: Uint8Array): void {
  const { width, height, depths, owners } = guides
  const normals = normalsOf(guides)
  const near = inverse(depths)
  const isEdge = (one: number, other: number): boolean => {
    if (owners[one] !== owners[other]) return true
    // The line through the pixel before and this one goes on to the next along a plane.
    const own = near[one]!
    const next = near[other]!
    const before = 2 * one - other
    const last = before < 0 ? own : near[before]!
    if (Math.abs(next - 2 * own + last) > EDGE_SHARE * Math.max(own, next)) return true
    const [a, b] = [3 * one, 3 * other]
    const cosine = normals[a]! * normals[b]! + normals[a + 1]! * normals[b + 1]! + normals[a + 2]! * normals[b + 2]!
    return cosine < EDGE_COSINE
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      into[at] = (x + 1 < width && isEdge(at, at + 1)) || (y + 1 < height && isEdge(at, at + width)) ? white : black
    }
}
