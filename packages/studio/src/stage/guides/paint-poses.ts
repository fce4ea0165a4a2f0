import type { RgbaPicture } from '@kinora/media/frames/size'
import type { PosePoint, PosePoints } from './pose-points.ts'

/** Colours of OpenPose, of limbs and joints by their number. */
const COLOURS: readonly string[] =
  'ff0000 ff5500 ffaa00 ffff00 aaff00 55ff00 00ff00 00ff55 00ffaa 00ffff 00aaff 0055ff 0000ff 5500ff aa00ff ff00ff ff00aa ff0055'.split(
    ' ',
  )

/** Limbs as pairs of points, counted from 1. */
const LIMBS: readonly (readonly [number, number])[] =
  '2-3 2-6 3-4 4-5 6-7 7-8 2-9 9-10 10-11 2-12 12-13 13-14 2-1 1-15 15-17 1-16 16-18'
    .split(' ')
    .map(pair => pair.split('-').map(Number) as [number, number])

// Half the width of limbs and the radius of joints in a frame whose short side has 512 pixels.
const [HALF, SHORT_SIDE] = [4, 512]
const LIMB_SHADE = 0.6

/** Draws people over a picture: limbs as ellipses, joints as discs. Hidden joints are left out. */
export function paintPoses(picture: RgbaPicture, poses: readonly PosePoints[]): void {
  const radius = Math.max(1.5, (HALF * Math.min(picture.width, picture.height)) / SHORT_SIDE)
  const seen = (point: PosePoint | undefined): point is PosePoint => point?.isSeen === true
  for (const { points } of poses) {
    for (const [at, [from, to]] of LIMBS.entries()) {
      const [a, b] = [points[from - 1], points[to - 1]]
      if (seen(a) && seen(b)) fillEllipse(picture, a, b, radius, shade(COLOURS[at]!, LIMB_SHADE))
    }
    for (const [at, point] of points.entries())
      if (seen(point)) fillEllipse(picture, point, point, radius, shade(COLOURS[at]!, 1))
  }
}

const shade = (hex: string, by: number): number[] =>
  [0, 2, 4].map(at => Math.round(by * Number.parseInt(hex.slice(at, at + 2), 16)))

type Spot = { x: number; y: number }

/** An ellipse from one point to another, so wide; a disc where both are one. */
function fillEllipse({ width, height, rgba }: RgbaPicture, a: Spot, b: Spot, half: number, colour: number[]): void {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const long = Math.hypot(b.x - a.x, b.y - a.y) / 2
  const [c, s] = long === 0 ? [1, 0] : [(b.x - a.x) / 2 / long, (b.y - a.y) / 2 / long]
  const axis = Math.max(half, long)
  const [left, right] = [Math.max(0, Math.floor(mx - axis)), Math.min(width - 1, Math.ceil(mx + axis))]
  const [top, bottom] = [Math.max(0, Math.floor(my - axis)), Math.min(height - 1, Math.ceil(my + axis))]
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [x - mx, y - my]
      const [along, across] = [(dx * c + dy * s) / axis, (dy * c - dx * s) / half]
      if (along * along + across * across <= 1) rgba.set(colour, 4 * (y * width + x))
    }
}
