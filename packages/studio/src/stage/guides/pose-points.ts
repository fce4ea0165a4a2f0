import type { Body, Point } from '../../bodies/body.ts'
import { apply } from '../../bodies/vectors.ts'
import type { Posed } from '../film/posed.ts'

/** A point of a body in the frame; `isSeen` is false where something else is before it. */
export type PosePoint = { x: number; y: number; depth: number; isSeen: boolean }

/** A person by the 18 points of OpenPose; points outside the frame are absent. */
export type PosePoints = { id: string; points: readonly (PosePoint | undefined)[]; depth: number }

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

/** `behindOwn`: it also counts as hidden if the person's own body is this many metres in front of it. */
type Joint = { bone: string; at: Point; behindOwn?: number }

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
    onHead(0.19, 0.06, 0.48),
    onHead(-0.19, 0.06, 0.48),
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

type See = {
  /** A point of the place in the frame, and its depth along the view. */
  project: (at: Point) => { x: number; y: number; depth: number }
  /** The visible entity at a pixel, and its depth. */
  at: (x: number, y: number) => { id: string | undefined; depth: number } | undefined
}

/** Metres: a surface that is nearer than a joint by more than this hides it. */
const BEFORE = 0.25

/** The points of one person in the frame; undefined of bodies that have no such joints. */
export function posePoints({ performer, bones, world }: Posed, { project, at }: See): PosePoints | undefined {
  const joints = performer.card ? undefined : jointsOf(performer.body)
  if (!joints) return undefined
  const points = joints.map(({ bone, at: rest, behindOwn = Number.POSITIVE_INFINITY }): PosePoint | undefined => {
    const { x, y, depth } = project(apply(world, bones.placeOf(bone, rest)))
    const seen = depth > 0 ? at(Math.round(x), Math.round(y)) : undefined
    if (!seen) return undefined
    const isOwn = seen.id === performer.id
    return { x, y, depth, isSeen: seen.depth > depth - (isOwn ? behindOwn : BEFORE) }
  })
  const found = points.filter(point => point !== undefined)
  if (!found.some(({ isSeen }) => isSeen)) return undefined
  return { id: performer.id, points, depth: Math.min(...found.map(({ depth }) => depth)) }
}
