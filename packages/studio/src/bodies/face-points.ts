import type { Body, Point } from './body.ts'
import { EYE, type Expression, FACE_SIDE, featuresOf, LIPS, MOUTH_Y } from './face-picture.ts'
import { normalise } from './vectors.ts'

/** A point of a head at rest, and the direction that its surface faces. */
export type SurfacePoint = { at: Point; out: Point }

type Spot = readonly [x: number, y: number]

/** Radians: the jaw runs from ear to ear, this far before the middle of the head. */
const [JAW_FROM, JAW_AHEAD] = [-0.1, 0.3]
const MIDDLE = FACE_SIDE / 2
/** The tip of the nose, and its nostrils. */
const [NOSE_Y, NOSTRILS_Y] = [70, 76]
const [RIGHT, LEFT] = [1, -1]

/**
 * The 68 points of a face in the order of OpenPose: jaw, brows, nose, eyes, lips. They lie on the head where its features
 * are drawn. Empty for heads without a drawn face.
 */
export function facePoints({ parts, face }: Pick<Body, 'parts' | 'face'>, expression: Expression): SurfacePoint[] {
  const head = parts.find(part => part.material === 'face' && 'ball' in part)
  if (!face || !head || !('ball' in head)) return []
  const { ball, size } = head
  const radii = typeof size === 'number' ? [size, size, size] : size
  const onBall = (way: Point): SurfacePoint => ({
    at: [0, 1, 2].map(axis => ball[axis]! + way[axis]! * radii[axis]!) as unknown as Point,
    out: normalise([0, 1, 2].map(axis => way[axis]! / radii[axis]!) as unknown as Point),
  })
  const onFace = ([x, y]: Spot): SurfacePoint => {
    const across = (face.at[0] + ((x - MIDDLE) / FACE_SIDE) * face.width - ball[0]) / radii[0]
    const up = (face.at[1] + ((MIDDLE - y) / FACE_SIDE) * face.width - ball[1]) / radii[1]
    return onBall([across, up, Math.sqrt(Math.max(0, 1 - across * across - up * up))])
  }
  const jaw = steps(17).map(share => {
    const angle = JAW_FROM + share * (Math.PI - 2 * JAW_FROM)
    const flat = Math.cos(JAW_AHEAD)
    return onBall([flat * Math.cos(angle), -flat * Math.sin(angle), Math.sin(JAW_AHEAD)])
  })
  return [...jaw, ...[...brows(expression), ...NOSE, ...eyes(expression), ...lips(expression)].map(onFace)]
}

/** Shares from 0 to 1. */
const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => at / (count - 1))

const NOSE: readonly Spot[] = [
  ...steps(4).map((share): Spot => [MIDDLE, EYE.y + share * (NOSE_Y - EYE.y)]),
  ...[6, 3, 0, -3, -6].map((x): Spot => [MIDDLE + x, NOSTRILS_Y]),
]

/** From the figure's right to its left, along the strokes. */
function brows({ feeling }: Expression): Spot[] {
  const { lift, slant } = featuresOf(feeling)
  const brow = (side: number): Spot[] =>
    steps(5).map(t => {
      const [inner, middle, outer] = [-21 - slant, -25, -21 + slant * 0.5]
      const y = (1 - t) ** 2 * inner + 2 * t * (1 - t) * middle + t * t * outer
      return [MIDDLE + side * (EYE.x + 18 * t - 9), EYE.y + y - lift]
    })
  return [...brow(RIGHT).toReversed(), ...brow(LEFT)]
}

/** Around each eye, over the upper lid first; the right eye from its outer corner, the left from its inner one. */
function eyes({ feeling, blink, gaze }: Expression): Spot[] {
  const { lids = 0, smiles } = featuresOf(feeling)
  const closed = smiles ? 1 : Math.max(lids, blink)
  const lowered = Math.max(0, -gaze[1])
  const isShut = closed > 0.7
  const high = isShut ? 1 : EYE.high * (1 - closed) * (1 - 0.3 * lowered) + EYE.rim
  const y = EYE.y + (smiles ? -4 : isShut ? 4 : 3 * lowered)
  const wide = EYE.wide + EYE.rim
  return [RIGHT, LEFT].flatMap(side =>
    [-1, -0.5, 0.5, 1, 0.5, -0.5].map((along, at): Spot => {
      const lid = at === 0 || at === 3 ? 0 : at < 3 ? -0.87 : 0.87
      return [MIDDLE + side * EYE.x - along * wide, y + lid * high]
    }),
  )
}

/** The outer line of the lips, then the inner, each from the figure's right over the upper lip. */
function lips({ feeling, mouth, wide: drawn = 0 }: Expression): Spot[] {
  const { bend, open: least = 0, grins } = featuresOf(feeling)
  const open = Math.max(mouth, least)
  const isOpen = open > 0.12
  const isLaugh = isOpen && bend > 8
  const half = isLaugh ? 17 + 3 * open : isOpen ? (10 + 3 * (1 - open)) * (1 + 0.35 * drawn) : LIPS
  const high = isLaugh ? (grins ? 15 : 10 + 18 * open) : 3 + 11 * open
  const [corner, upper, lower] = isLaugh
    ? [-7, -4.5, -7 + 0.86 * high]
    : isOpen
      ? [0.35 * high, -0.65 * high, 1.35 * high]
      : [-0.4 * bend, 0.3 * bend, 0.3 * bend + 5]
  const line = (x: number, to: number, share: number): Spot => [
    MIDDLE + x * share * half,
    MOUTH_Y + corner + (to - corner) * (1 - x * x),
  ]
  const around = (upperXs: readonly number[], to: number, from: number, share: number): Spot[] => [
    ...[1, ...upperXs, -1].map(x => line(x, to, share)),
    ...upperXs.toReversed().map(x => line(x, from, share)),
  ]
  const outer = [2 / 3, 1 / 3, 0, -1 / 3, -2 / 3]
  return [...around(outer, upper, lower, 1), ...around([0.5, 0, -0.5], upper, isOpen ? lower : upper, 0.8)]
}
