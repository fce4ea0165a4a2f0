import type { JointName } from '@kinora/media/models/joint-names'
import type { HumanMotion } from '@kinora/media/models/read-bvh'
import {
  anglesOfTurn,
  combineTurns,
  reverseTurn,
  type Turn,
  turnBetween,
  UNTURNED,
} from '@kinora/media/models/rotations'
import type { Body, Point } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { normalise, subtract } from '../vectors.ts'
import { gestureAt, type Moment, stanceAt } from './moment.ts'

/** Bones of people by the joints that turn them. */
const TURNED: readonly (readonly [bone: string, joint: JointName, end?: readonly [bone: string, joint: JointName]])[] =
  [
    ['hips', 'hips'],
    ['chest', 'spine'],
    ['head', 'head'],
    ...(['r', 'l'] as const).flatMap(mark => {
      const side = mark === 'r' ? 'right' : 'left'
      return [
        [`arm.${mark}`, `${side}UpperArm`, [`forearm.${mark}`, `${side}LowerArm`]],
        [`forearm.${mark}`, `${side}LowerArm`, [`hand.${mark}`, `${side}Hand`]],
        [`thigh.${mark}`, `${side}UpperLeg`, [`shin.${mark}`, `${side}LowerLeg`]],
        [`shin.${mark}`, `${side}LowerLeg`, [`foot.${mark}`, `${side}Foot`]],
        [`foot.${mark}`, `${side}Foot`],
      ] as const
    }),
  ]

/** A motion that is recorded once is held at its end; others begin again. */
type KeptMotion = HumanMotion & { isOnce?: boolean }

let motions: ReadonlyMap<string, KeptMotion> = new Map()

/** Replaces the operator's motions of people, by stance or gesture, or by the ids of actions that are only theirs. */
export function keepOwnMotions(found: ReadonlyMap<string, KeptMotion>): void {
  motions = found
}

/** The actions that have a motion of the operator. */
export const ownMotionIds = (): readonly string[] => [...motions.keys()]

/**
 * The pose of a body in a clip of its own file, or of a person in an operator's motion of this stance or gesture; again from
 * its beginning after its end, unless it happens once.
 */
export function ownPose(body: Body, moment: Moment): Pose | undefined {
  const [gesture, stance, seconds] = [gestureAt(moment), stanceAt(moment), Math.max(0, moment.seconds)]
  if (body.clip) {
    const whole = body.clip([...(gesture === undefined ? [] : [gesture]), stance, 'stand'], seconds)
    return whole && { turns: {}, whole }
  }
  const motion = motions.get(gesture ?? stance)
  return motion && retarget(body, motion, motion.isOnce ? Math.min(seconds, motion.seconds) : seconds % motion.seconds)
}

function retarget({ bones, sockets }: Body, motion: HumanMotion, seconds: number): Pose {
  const { turns, hips } = motion.poseAt(seconds)
  const placeOf = (name: string): Point | undefined => bones.find(bone => bone.name === name)?.at ?? sockets[name]?.at
  const whole = new Map<string, Turn>()
  const local: Record<string, Point> = {}
  for (const [bone, joint, end] of TURNED) {
    const [from, to] = [placeOf(bone), end && placeOf(end[0])]
    if (!from) continue
    // The limb at rest is brought to where it was when the recorded skeleton was built.
    const built = end && to && normalise(subtract(motion.rest.get(end[1])!, motion.rest.get(joint)!))
    const laid = built ? turnBetween(normalise(subtract(to, from)), built) : UNTURNED
    const turn = combineTurns(turns.get(joint)!, laid)
    whole.set(bone, turn)
    const parent = bones.find(({ name }) => name === bone)?.parent
    const above = (parent === undefined ? undefined : whole.get(parent)) ?? UNTURNED
    local[bone] = anglesOfTurn(combineTurns(reverseTurn(above), turn))
  }
  const high = placeOf('hips')?.[1] ?? 1
  return { turns: local, moves: { hips: [hips[0] * high, hips[1] * high, hips[2] * high] } }
}
