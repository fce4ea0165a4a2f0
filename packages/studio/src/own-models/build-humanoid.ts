import type { JointName } from '@kinora/media/models/joint-names'
import { type Affine, movePoint } from '@kinora/media/models/matrices'
import type { Model } from '@kinora/media/models/model'
import { turnBetween } from '@kinora/media/models/rotations'
import type { Body, Bone, Part, Point } from '../bodies/body.ts'
import { DRAWN } from '../bodies/kits/person.ts'
import { add, apply, distance, type Matrix, mix, moving, multiply, normalise, subtract } from '../bodies/vectors.ts'

type Joints = Readonly<Record<JointName, Point>>

/** The bones of people by the joints at which they begin, parents first. */
const BONES: readonly (readonly [bone: string, joint: JointName, parent?: string])[] = [
  ['hips', 'hips'],
  ['chest', 'spine', 'hips'],
  ['head', 'neck', 'chest'],
  ...(['r', 'l'] as const).flatMap(mark => {
    const side = mark === 'r' ? 'right' : 'left'
    return [
      [`arm.${mark}`, `${side}UpperArm`, 'chest'],
      [`forearm.${mark}`, `${side}LowerArm`, `arm.${mark}`],
      [`thigh.${mark}`, `${side}UpperLeg`, 'hips'],
      [`shin.${mark}`, `${side}LowerLeg`, `thigh.${mark}`],
      [`foot.${mark}`, `${side}Foot`, `shin.${mark}`],
    ] as const
  }),
]

/** The directions of a person's limbs at rest: to their own side, up and ahead. Poses turn them from there. */
const HANGING = {
  arm: [0.16, -1, 0],
  forearm: [0.04, -1, 0.06],
  thigh: [0.02, -1, 0],
  shin: [0, -1, -0.03],
} as const satisfies Record<string, Point>

/** A model with a human skeleton as a person: its bones at rest, and how its own bones come there. */
export type Humanoid = { body: Body; rest: { matrices: readonly Affine[]; numbers: readonly number[] } }

/** Joints where a person has them, from a model that stands in any usual pose (arms aside, or half down). */
export function buildHumanoid({ humanoid, skeleton }: Model, placing: Affine, height: number): Humanoid | undefined {
  if (!humanoid) return undefined
  const joints = Object.fromEntries(
    Object.entries(humanoid.places).map(([name, at]) => [name, movePoint(placing, ...at) as Point]),
  ) as unknown as Joints
  const matrices = new Map<string, Matrix>(BONES.map(([bone]) => [bone, moving([0, 0, 0])]))
  for (const [mark, side, sign] of [
    ['r', 'right', 1],
    ['l', 'left', -1],
  ] as const) {
    const hang = ([x, y, z]: Point): Point => normalise([sign * x, y, z])
    const arms = [joints[`${side}UpperArm`], joints[`${side}LowerArm`], joints[`${side}Hand`]] as const
    const legs = [joints[`${side}UpperLeg`], joints[`${side}LowerLeg`], joints[`${side}Foot`]] as const
    const [arm, forearm] = hangChain(arms, [hang(HANGING.arm), hang(HANGING.forearm)])
    const [thigh, shin] = hangChain(legs, [hang(HANGING.thigh), hang(HANGING.shin)])
    matrices.set(`arm.${mark}`, arm)
    matrices.set(`forearm.${mark}`, forearm)
    matrices.set(`thigh.${mark}`, thigh)
    matrices.set(`shin.${mark}`, shin)
    // Feet stay level.
    matrices.set(`foot.${mark}`, moving(subtract(apply(shin, legs[2]), legs[2])))
  }
  // Legs that were apart are longer when they hang: the feet are on the ground.
  const sole = Math.min(...(['r', 'l'] as const).map(mark => matrices.get(`foot.${mark}`)![7]!))
  const lifted = moving([0, -sole, 0])
  for (const [bone, matrix] of matrices) matrices.set(bone, multiply(lifted, matrix))
  const bones: Bone[] = BONES.map(([name, joint, parent]) => ({
    name,
    ...(parent !== undefined && { parent }),
    at: apply(matrices.get(parent !== undefined && !name.startsWith('foot') ? parent : name)!, joints[joint]),
  }))
  const tall = height - sole
  const body = personOf(bones, {
    tall,
    head: apply(lifted, joints.head),
    hands: {
      r: apply(matrices.get('forearm.r')!, joints.rightHand),
      l: apply(matrices.get('forearm.l')!, joints.leftHand),
    },
  })
  const numbers = skeleton.bones.map((_, number) => {
    const joint = Object.entries(humanoid.bones).find(([, bone]) => bone === number)?.[0]
    return Math.max(
      0,
      BONES.findIndex(([, one]) => one === joint),
    )
  })
  return { body, rest: { matrices: numbers.map(number => matrices.get(BONES[number]![0])!), numbers } }
}

/** The matrices of the two parts of a limb that hangs: each is turned at its joint, the second goes along. */
function hangChain(
  [top, middle, end]: readonly [Point, Point, Point],
  [upper, lower]: readonly [Point, Point],
): [Matrix, Matrix] {
  const first = about(top, between(normalise(subtract(middle, top)), upper))
  const [bent, tip] = [apply(first, middle), apply(first, end)]
  const second = multiply(about(bent, between(normalise(subtract(tip, bent)), lower)), first)
  return [first, second]
}

const about = (at: Point, turn: Matrix): Matrix =>
  multiply(moving(at), multiply(turn, moving([-at[0], -at[1], -at[2]])))

/** The shortest rotation from one direction to another. */
function between(one: Point, other: Point): Matrix {
  const [a, b, c, d, e, f, g, h, i] = turnBetween(one, other)
  return [a!, b!, c!, 0, d!, e!, f!, 0, g!, h!, i!, 0]
}

type Measured = { tall: number; head: Point; hands: { r: Point; l: Point } }

/** The part of a body that placing, holding and the camera need; the model's own mesh is drawn. */
function personOf(bones: readonly Bone[], { tall, head, hands }: Measured): Body {
  const by = tall / DRAWN
  const at = (name: string): Point => bones.find(bone => bone.name === name)!.at
  const rod = (bone: string, from: Point, to: Point, thick: number): Part => ({
    rod: [from, to],
    thick: thick * by,
    bone,
    colour: '#888888',
  })
  const [hips, chest, neck] = [at('hips'), at('chest'), at('head')]
  const skull = (tall - Math.min(head[1], tall - 0.1 * by)) / 2
  const parts: Part[] = [
    rod('hips', hips, chest, 0.13),
    rod('chest', chest, mix(at('arm.r'), at('arm.l'), 0.5), 0.14),
    { ball: [neck[0], tall - skull, head[2]], size: skull, bone: 'head', colour: '#888888' },
  ]
  const sockets: Record<string, { bone: string; at: Point }> = {
    top: { bone: 'head', at: [neck[0], tall, head[2]] },
    back: { bone: 'chest', at: add(mix(at('arm.r'), at('arm.l'), 0.5), [0, -0.1 * by, -0.14 * by]) },
    lap: { bone: 'hips', at: add(hips, [0, 0.05 * by, 0.2 * by]) },
    mouth: { bone: 'head', at: [neck[0], tall - 1.45 * skull, head[2] + 0.9 * skull] },
  }
  for (const mark of ['r', 'l'] as const) {
    const [shoulder, elbow, hand] = [at(`arm.${mark}`), at(`forearm.${mark}`), hands[mark]]
    const [thigh, knee, ankle] = [at(`thigh.${mark}`), at(`shin.${mark}`), at(`foot.${mark}`)]
    const reach = distance(elbow, hand)
    parts.push(
      rod(`arm.${mark}`, shoulder, elbow, 0.05),
      rod(`forearm.${mark}`, elbow, add(hand, [0, -0.25 * reach, 0]), 0.045),
      rod(`thigh.${mark}`, thigh, knee, 0.075),
      rod(`shin.${mark}`, knee, ankle, 0.055),
      rod(`foot.${mark}`, [ankle[0], 0.04 * by, ankle[2]], [ankle[0], 0.04 * by, ankle[2] + 0.14 * by], 0.04),
    )
    sockets[`hand.${mark}`] = { bone: `forearm.${mark}`, at: add(hand, [0, -0.2 * reach, 0.04 * by]) }
  }
  return { bones, parts, sockets, cell: tall / 40, flow: tall / 40 }
}
