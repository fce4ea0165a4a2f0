import type { Body, Point } from '../../bodies/body.ts'
import type { Expression } from '../../bodies/face-picture.ts'
import { facePoints, type SurfacePoint } from '../../bodies/face-points.ts'
import { add, apply, distance, scale } from '../../bodies/vectors.ts'
import type { Posed } from '../film/posed.ts'

/** A point of a body in the frame; `isSeen` is false where something else is before it. */
export type PosePoint = { x: number; y: number; depth: number; isSeen: boolean }

/** Points outside the frame are absent. */
export type PoseLine = readonly (PosePoint | undefined)[]

/**
 * A person by the points of OpenPose: 18 of the body, 21 of the right and of the left hand, 70 of the face. Hands and a face
 * that are too small have none.
 */
export type PosePoints = {
  id: string
  points: PoseLine
  hands: readonly [PoseLine, PoseLine]
  face: PoseLine
  depth: number
}

/** The points of OpenPose in their order. */
export const POSE_NAMES = [
  'nose',
  'neck',
  'right-shoulder',
  'right-elbow',
  'right-wrist',
  'left-shoulder',
  'left-elbow',
  'left-wrist',
  'right-hip',
  'right-knee',
  'right-ankle',
  'left-hip',
  'left-knee',
  'left-ankle',
  'right-eye',
  'left-eye',
  'right-ear',
  'left-ear',
] as const

/**
 * `behindOwn`: it also counts as hidden if the person's own body is this many metres in front of it. `out`: and if its
 * surface looks away from the camera.
 */
type Joint = { bone: string; at: Point; behindOwn?: number; out?: Point }

/** The joints of a body at rest, in the order of OpenPose; undefined of a body without arms, legs and a face. */
function jointsOf(body: Pick<Body, 'bones' | 'sockets' | 'face' | 'parts'>): readonly Joint[] | undefined {
  const { bones, sockets } = body
  const face = body.face ?? skullOf(body)
  const bone = (name: string): Joint | undefined => {
    const found = bones.find(one => one.name === name)
    return found && { bone: name, at: found.at }
  }
  const limbs = ['r', 'l'].map(side => ({
    shoulder: bone(`arm.${side}`),
    elbow: bone(`forearm.${side}`),
    wrist: sockets[`hand.${side}`],
    hip: bone(`thigh.${side}`),
    knee: bone(`shin.${side}`),
    ankle: bone(`foot.${side}`),
  }))
  const [right, left] = limbs
  if (!face || !right?.shoulder || !left?.shoulder) return undefined
  const { at, width } = face
  const onHead = (x: number, y: number, z: number): Joint => ({
    bone: 'head',
    at: [at[0] + x * width, at[1] + y * width, at[2] + z * width],
    // If the head looks away, neither the face nor the far ear is visible.
    behindOwn: 0.3 * width,
  })
  const between = (one: Joint, other: Joint): Joint => ({
    bone: 'chest',
    at: [0, 1, 2].map(axis => (one.at[axis]! + other.at[axis]!) / 2) as unknown as Point,
  })
  const all = [
    onHead(0, -0.08, 0.54),
    between(right.shoulder, left.shoulder),
    ...limbs.flatMap(({ shoulder, elbow, wrist }) => [shoulder, elbow, wrist]),
    ...limbs.flatMap(({ hip, knee, ankle }) => [hip, knee, ankle]),
    onHead(0.21, 0.016, 0.5),
    onHead(-0.21, 0.016, 0.5),
    onHead(0.55, 0, 0),
    onHead(-0.55, 0, 0),
  ]
  return all.every(joint => joint !== undefined) ? all : undefined
}

/** The head of a body without a drawn face, such as an operator's model. */
function skullOf({ parts }: Pick<Body, 'parts'>): { at: Point; width: number } | undefined {
  for (const part of parts)
    if (part.bone === 'head' && 'ball' in part) {
      const size = typeof part.size === 'number' ? part.size : Math.max(...part.size)
      return { at: part.ball, width: 1.9 * size }
    }
  return undefined
}

/**
 * The points of a hand that hangs, in its radii from its middle: outwards, up, ahead. The wrist, then thumb, first, middle,
 * ring and little finger from the palm to the tip.
 */
const HAND: readonly Point[] = [
  [0, 0.9, 0],
  ...chain([-0.3, 0.5, 0.5], [-0.5, -0.1, 0.75]),
  ...chain([0.1, -0.05, 0.55], [-0.25, -0.75, 0.5]),
  ...chain([0.2, -0.1, 0.18], [-0.2, -0.9, 0.15]),
  ...chain([0.2, -0.1, -0.2], [-0.2, -0.88, -0.15]),
  ...chain([0.1, 0, -0.55], [-0.2, -0.75, -0.45]),
]

/** Four joints of a finger, in even steps. */
function chain(from: Point, to: Point): Point[] {
  return [0, 1, 2, 3].map(nth => add(scale(from, 1 - nth / 3), scale(to, nth / 3)))
}

/** The points of a hand at rest, on the ball that is drawn at the end of the arm. A model has them along its forearm. */
function handOf({ parts, bones, sockets }: Body, mark: 'r' | 'l'): Joint[] {
  const bone = `forearm.${mark}`
  const elbow = bones.find(({ name }) => name === bone)
  const grip = sockets[`hand.${mark}`]
  if (!elbow || !grip) return []
  const balls = parts.flatMap(part => (part.bone === bone && 'ball' in part ? [part] : []))
  const [ball] = balls.toSorted((one, other) => distance(one.ball, grip.at) - distance(other.ball, grip.at))
  const side = mark === 'r' ? 1 : -1
  const long = 0.3 * distance(elbow.at, grip.at)
  const [at, size] = ball ? [ball.ball, ball.size] : [grip.at, long]
  const radii = typeof size === 'number' ? ([size, size, size] as const) : size
  return HAND.map(([x, y, z]) => ({
    bone,
    at: add(at, [side * x * radii[0], y * radii[1], z * radii[2]]),
    behindOwn: 3 * Math.max(...radii),
  }))
}

type See = {
  /** A point of the place in the frame, and its depth along the view. */
  project: (at: Point) => { x: number; y: number; depth: number }
  /** The visible entity at a pixel, and its depth. */
  at: (x: number, y: number) => { id: string | undefined; depth: number } | undefined
  /** The length of the shorter side of the frame. */
  side: number
  expression: Expression
}

/** Metres: something else that is nearer than a joint by more than this hides it. */
const BEFORE = 0.25
/** Hands and faces below this size are left out, as detectors do: of the shorter side of the frame. */
const LEAST = 20 / 512

/** The points of one person in the frame; undefined of bodies that have no such joints. */
export function posePoints({ performer, bones, world }: Posed, see: See): PosePoints | undefined {
  const joints = performer.card ? undefined : jointsOf(performer.body)
  if (!joints) return undefined
  const inFrame = (bone: string, rest: Point) => see.project(apply(world, bones.placeOf(bone, rest)))
  const pointOf = ({ bone, at: rest, behindOwn = Number.POSITIVE_INFINITY, out }: Joint): PosePoint | undefined => {
    const { x, y, depth } = inFrame(bone, rest)
    const seen = depth > 0 ? see.at(Math.round(x), Math.round(y)) : undefined
    if (!seen) return undefined
    const isAway = out !== undefined && inFrame(bone, add(rest, scale(out, OUTWARDS))).depth > depth
    const isOwn = seen.id === performer.id
    return {
      x,
      y,
      depth,
      isSeen: !isAway && seen.depth > depth - (isOwn ? behindOwn : Math.min(BEFORE, behindOwn / 2)),
    }
  }
  const points = joints.map(pointOf)
  const found = points.filter(point => point !== undefined)
  if (!found.some(({ isSeen }) => isSeen)) return undefined
  const isLarge = (
    times: number,
    ...lengths: readonly (readonly [from: number, to: number, share: number])[]
  ): boolean =>
    lengths.some(([from, to, share]) => {
      const [a, b] = [points[from], points[to]]
      return a && b && times * share * Math.hypot(a.x - b.x, a.y - b.y) >= LEAST * see.side
    })
  // Detectors take the sizes of hands and faces from these joints.
  const [shoulder, elbow, wrist] = [2, 3, 4]
  const hands = (['r', 'l'] as const).map((mark, nth) =>
    isLarge(1.5, [elbow + 3 * nth, wrist + 3 * nth, 1], [shoulder + 3 * nth, elbow + 3 * nth, 0.9])
      ? handOf(performer.body, mark).map(pointOf)
      : [],
  ) as unknown as PosePoints['hands']
  const hasFace = isLarge(1, [0, 14, 3], [0, 15, 3], [0, 16, 1.5], [0, 17, 1.5])
  const onHead = ({ at, out }: SurfacePoint): Joint => ({
    bone: 'head',
    at,
    out,
    behindOwn: 0.3 * performer.body.face!.width,
  })
  const face = hasFace ? facePoints(performer.body, see.expression).map(one => pointOf(onHead(one))) : []
  // The eyes are the last two points of a face.
  if (face.length > 0) face.push(points[14], points[15])
  return { id: performer.id, points, hands, face, depth: Math.min(...found.map(({ depth }) => depth)) }
}

/** Metres. */
const OUTWARDS = 0.01
