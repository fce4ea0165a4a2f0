import type { RgbaPicture } from '@kinora/media/frames/size'
import type { YuvFrame } from '@kinora/media/frames/yuv-frame'
import type { MouthPose } from '../../setting/mouth-pose.ts'
import type { Point } from '../look-at/faces/face.ts'
import { evenBox, readRegion, writeRegion } from '../look-at/faces/read-region.ts'
import { createMouth } from './create-mouth.ts'
import { createMouthMap, type MouthMap } from './mouth-map.ts'
import { motionExtent } from './mouth-motion.ts'
import { samplePicture } from './sample-picture.ts'
import type { RestFace, SeenFace } from './track-face.ts'
import { smoothStep } from '../../planes/plane.ts'

/** A speaking mouth in every frame of a shot, independent of its original motion. */
export type SpeakingMouth = { draw(frame: YuvFrame, face: SeenFace, pose: MouthPose): void }

// Mesh points that do not move during speech.
const STEADY = [10, 33, 133, 263, 362, 168, 6, 197, 1, 2, 127, 356, 234, 454] as const
// The distances at which the new mouth fades into the original face, as fractions of the distance to the end of the
// motion.
const [FADE_SIDE, FADE_UP, FADE_DOWN] = [0.62, 0.5, 0.72]

/**
 * Takes the face with its mouth closed, animates that mouth, and composites it over each frame with matching rotation,
 * size and light. The original speech is hidden, and the new mouth does not tremble.
 */
export function createSpeakingMouth({ picture, points }: RestFace): SpeakingMouth {
  const mouth = createMouth(picture, points)
  const map = createMouthMap({ points })
  const extent = motionExtent(map)
  const moved: RgbaPicture = { ...picture, rgba: Uint8Array.from(picture.rgba) }
  const sample = new Uint8Array(4)

  return {
    draw(frame, face, pose) {
      const rows = mouth.rowsWith(pose)
      moved.rgba.set(rows.rgba, mouth.top * picture.width * 4)
      const toRest = fitAffine(face.points, points)
      const box = evenBox(coveredBox(map, extent, invert(toRest)), frame)
      const region = readRegion(frame, box)
      const mask = new Uint8Array(box.width * box.height)
      const light = matchLight(region, box, moved, toRest, map)
      for (let row = 0; row < box.height; row++)
        for (let column = 0; column < box.width; column++) {
          const [x, y] = apply(toRest, box.left + column + 0.5, box.top + row + 0.5)
          const share = face.strength * weightAt(map, extent, x, y)
          if (share <= 0.004) continue
          const place = row * box.width + column
          samplePicture(moved, x, y, sample, 0)
          mask[place] = 1
          for (let part = 0; part < 3; part++) {
            const was = region.rgba[place * 4 + part]!
            const is = Math.min(255, sample[part]! * light[part]!)
            region.rgba[place * 4 + part] = Math.round(was + (is - was) * share)
          }
        }
      writeRegion(frame, box, region, mask)
    },
  }
}

/** x' = a x + b y + c, y' = d x + e y + f. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const apply = ([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] => [
  a * x + b * y + c,
  d * x + e * y + f,
]

/** The affine map of the steady points of one face to another, by least squares. */
export function fitAffine(from: readonly Point[], to: readonly Point[]): Affine {
  const pairs = STEADY.flatMap(index => {
    const [one, other] = [from[index], to[index]]
    return one && other ? [{ one, other }] : []
  })
  const count = Math.max(1, pairs.length)
  const mean = (read: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((sum, pair) => sum + read(pair), 0) / count
  const [mx, my] = [mean(({ one }) => one.x), mean(({ one }) => one.y)]
  const [tx, ty] = [mean(({ other }) => other.x), mean(({ other }) => other.y)]
  const xx = mean(({ one }) => (one.x - mx) ** 2)
  const yy = mean(({ one }) => (one.y - my) ** 2)
  const xy = mean(({ one }) => (one.x - mx) * (one.y - my))
  const area = Math.max(1e-6, xx * yy - xy * xy)
  const solve = (read: (point: Point) => number, middle: number): [number, number] => {
    const px = mean(({ one, other }) => (one.x - mx) * (read(other) - middle))
    const py = mean(({ one, other }) => (one.y - my) * (read(other) - middle))
    return [(px * yy - py * xy) / area, (py * xx - px * xy) / area]
  }
  const [a, b] = solve(({ x }) => x, tx)
  const [d, e] = solve(({ y }) => y, ty)
  return [a, b, tx - a * mx - b * my, d, e, ty - d * mx - e * my]
}

function invert([a, b, c, d, e, f]: Affine): Affine {
  const area = a * e - b * d || 1e-9
  return [e / area, -b / area, (b * f - c * e) / area, -d / area, a / area, (c * d - a * f) / area]
}

type Extent = ReturnType<typeof motionExtent>

/** The frame's pixels over which the new mouth lies. */
function coveredBox({ middle, across, down }: MouthMap, { side, up, down: below }: Extent, toFrame: Affine) {
  const corners = [-side, side].flatMap(x =>
    [-up, below].map(y => apply(toFrame, middle.x + x * across.x + y * down.x, middle.y + x * across.y + y * down.y)),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The weight: 1 around the mouth, 0 where nothing moves. */
function weightAt({ middle, across, down, unit }: MouthMap, extent: Extent, x: number, y: number): number {
  const [fromX, fromY] = [x - middle.x, y - middle.y]
  const u = Math.abs(fromX * across.x + fromY * across.y) / unit ** 2 / extent.side
  const v = (fromX * down.x + fromY * down.y) / unit ** 2
  const vertical = v < 0 ? fade(FADE_UP, -v / extent.up) : fade(FADE_DOWN, v / extent.down)
  return fade(FADE_SIDE, u) * vertical
}

const fade = (from: number, value: number): number => 1 - smoothStep(from, 1, value)

// Points beside the mouth, in its units: skin that speech hardly moves.
const SKIN = [-1.7, -1.5, 1.5, 1.7].flatMap(x => [-0.5, -0.2, 0.1].map(y => ({ x, y })))

/** The ratio of light on the face to the frame with the closed mouth, by colour. */
function matchLight(
  region: RgbaPicture,
  box: { left: number; top: number },
  rest: RgbaPicture,
  toRest: Affine,
  { middle, across, down }: MouthMap,
): [number, number, number] {
  const toFrame = invert(toRest)
  const sums = [0, 0, 0, 0, 0, 0]
  for (const { x, y } of SKIN) {
    const [restX, restY] = [middle.x + x * across.x + y * down.x, middle.y + x * across.y + y * down.y]
    const [frameX, frameY] = apply(toFrame, restX, restY)
    const one = colourAt(region, frameX - box.left, frameY - box.top)
    const other = colourAt(rest, restX, restY)
    for (let part = 0; part < 3; part++) {
      sums[part]! += one[part]!
      sums[part + 3]! += other[part]!
    }
  }
  const gain = (part: number): number => Math.min(1.6, Math.max(0.6, (sums[part]! + 1) / (sums[part + 3]! + 1)))
  return [gain(0), gain(1), gain(2)]
}

function colourAt({ rgba, width, height }: RgbaPicture, x: number, y: number): number[] {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)))
  return [0, 1, 2].map(part => rgba[(row * width + column) * 4 + part]!)
}
