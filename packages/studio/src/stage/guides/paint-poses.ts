import { blackFrame, rgbaToYuv } from '@kinora/media/frames/rgba-to-yuv'
import type { Size } from '@kinora/media/frames/size'
import { type FrameBox, layFrame } from '../draw/lay-frame.ts'
import { hueParts } from './paint-passes.ts'
import type { PoseLine, PosePoints } from './pose-points.ts'

/** Colours of OpenPose, of limbs and joints by their number. */
const COLOURS: readonly string[] =
  'ff0000 ff5500 ffaa00 ffff00 aaff00 55ff00 00ff00 00ff55 00ffaa 00ffff 00aaff 0055ff 0000ff 5500ff aa00ff ff00ff ff00aa ff0055'.split(
    ' ',
  )

/** Limbs as pairs of points, which OpenPose counts from 1. */
const LIMBS: readonly (readonly [number, number])[] =
  '2-3 2-6 3-4 4-5 6-7 7-8 2-9 9-10 10-11 2-12 12-13 13-14 2-1 1-15 15-17 1-16 16-18'
    .split(' ')
    .map(pair => pair.split('-').map(number => Number(number) - 1) as [number, number])

// Half the width of limbs and the radius of joints in a frame whose short side has 512 pixels.
const [HALF, SHORT_SIDE] = [4, 512]
const LIMB_SHADE = 0.6

/** Lines of a hand: five fingers from the wrist, each of four. */
const FINGERS = Array.from({ length: 20 }, (_, at) => [at % 4 === 0 ? 0 : at, at + 1] as const)
// Half the width of fingers, and the radius of points of a face.
const [FINGER_HALF, FACE_RADIUS] = [1, 3]

type Spot = { x: number; y: number }

/** An ellipse from one point to another, so wide; a disc where both are one. The colour is red, green, blue, alpha. */
type Mark = { a: Spot; b: Spot; half: number; colour: number }

/**
 * Draws people on black as OpenPose does, planar 4:2:0: limbs as ellipses, joints as discs. Hidden joints are left out. A frame
 * is valid until the next.
 */
export function createPosePainter(size: Size): (poses: readonly PosePoints[]) => Uint8Array {
  const frame = blackFrame(size)
  let painted: FrameBox | undefined
  return poses => {
    if (painted) layFrame(blackFrame(painted), painted, frame, size)
    const marks = poses.flatMap(pose => marksOf(pose, size))
    const box = boxOf(marks, size)
    painted = box
    if (!box) return frame
    const words = new Uint32Array(box.width * box.height).fill(packed('000000', 1))
    for (const mark of marks) fillEllipse(words, mark, box)
    layFrame(rgbaToYuv({ ...box, rgba: new Uint8Array(words.buffer) }), box, frame, size)
    return frame
  }
}

/** A person's marks, the later over the earlier. */
function marksOf({ points, hands, face }: PosePoints, size: Size): Mark[] {
  const scale = Math.min(size.width, size.height) / SHORT_SIDE
  const wide = (half: number, least: number): number => Math.max(least, half * scale)
  const half = wide(HALF, 1.5)
  const lines = (
    all: PoseLine,
    pairs: readonly (readonly [number, number])[],
    look: (at: number) => Omit<Mark, 'a' | 'b'>,
  ) =>
    pairs.flatMap(([from, to], at): Mark[] => {
      const [a, b] = [all[from], all[to]]
      return a?.isSeen && b?.isSeen ? [{ a, b, ...look(at) }] : []
    })
  const dots = (all: PoseLine, radius: number, colourOf: (at: number) => number): Mark[] =>
    all.flatMap((one, at) => (one?.isSeen ? [{ a: one, b: one, half: radius, colour: colourOf(at) }] : []))
  return [
    ...lines(points, LIMBS, at => ({ half, colour: packed(COLOURS[at]!, LIMB_SHADE) })),
    ...dots(points, half, at => packed(COLOURS[at]!, 1)),
    ...hands.flatMap(hand => [
      ...lines(hand, FINGERS, at => ({ half: wide(FINGER_HALF, 0.75), colour: FINGER_COLOURS[at]! })),
      ...dots(hand, half, () => HAND_COLOUR),
    ]),
    ...dots(face, wide(FACE_RADIUS, 1), () => FACE_COLOUR),
  ]
}

/** A colour as the word of an opaque pixel. Bytes lie in memory from the lowest on, on all machines that run this. */
function packed(hex: string, shade: number): number {
  const [r, g, b] = [0, 2, 4].map(at => Math.round(shade * Number.parseInt(hex.slice(at, at + 2), 16)))
  return wordOf(r!, g!, b!)
}

const wordOf = (r: number, g: number, b: number): number => (r | (g << 8) | (b << 16) | 0xff_00_00_00) >>> 0

const FINGER_COLOURS = FINGERS.map((_, at) => {
  const [r, g, b] = hueParts(at / FINGERS.length).map(part => Math.round(255 * part))
  return wordOf(r!, g!, b!)
})
const [HAND_COLOUR, FACE_COLOUR] = [wordOf(0, 0, 255), wordOf(255, 255, 255)]

/** The part of the frame that marks reach, with even numbers; undefined if none does. */
function boxOf(marks: readonly Mark[], { width, height }: Size): FrameBox | undefined {
  const edges = marks.map(({ a, b, half }) => {
    const reach = Math.max(half, Math.hypot(b.x - a.x, b.y - a.y) / 2)
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
  })
  const even = (pixels: number, most: number): number => 2 * Math.floor(Math.max(0, Math.min(most, pixels)) / 2)
  const left = even(Math.min(...edges.map(one => one.left)), width)
  const top = even(Math.min(...edges.map(one => one.top)), height)
  const right = even(Math.max(...edges.map(one => one.right)) + 3, width)
  const bottom = even(Math.max(...edges.map(one => one.bottom)) + 3, height)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined
}

/** Fills the pixels of a box of the frame that an ellipse covers, row by row. */
function fillEllipse(words: Uint32Array, { a, b, half, colour }: Mark, box: FrameBox): void {
  const [mx, my] = [(a.x + b.x) / 2 - box.left, (a.y + b.y) / 2 - box.top]
  const long = Math.hypot(b.x - a.x, b.y - a.y) / 2
  const [c, s] = long === 0 ? [1, 0] : [(b.x - a.x) / 2 / long, (b.y - a.y) / 2 / long]
  const axis = Math.max(half, long)
  // Where (dx c + dy s)² / axis² + (dy c - dx s)² / half² is at most 1: a quadratic of dx in each row.
  const [along, across] = [1 / (axis * axis), 1 / (half * half)]
  const square = c * c * along + s * s * across
  const reach = Math.hypot(axis * s, half * c)
  for (let y = Math.max(0, Math.ceil(my - reach)); y <= Math.min(box.height - 1, my + reach); y++) {
    const dy = y - my
    const middle = (-dy * c * s * (along - across)) / square
    const rest = (dy * dy * (s * s * along + c * c * across) - 1) / square
    const wide = Math.sqrt(Math.max(0, middle * middle - rest))
    const [from, to] = [
      Math.max(0, Math.ceil(mx + middle - wide)),
      Math.min(box.width - 1, Math.floor(mx + middle + wide)),
    ]
    if (from <= to) words.fill(colour, y * box.width + from, y * box.width + to + 1)
  }
}
