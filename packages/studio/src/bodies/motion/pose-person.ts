import type { Body, Point } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { bendLeg, footStep, strideLength } from './legs.ts'
import { ease, type Moment, wave } from './moment.ts'

/** An arm: raised ahead, raised aside, and bent at the elbow, radians. */
type Arm = readonly [ahead: number, aside: number, elbow: number]

type Draft = { turns: Record<string, Point>; moves: Record<string, Point> }

const SIDES = [
  ['r', 1],
  ['l', -1],
] as const

function holdArm(draft: Draft, mark: 'r' | 'l', [ahead, aside, elbow]: Arm): void {
  draft.turns[`arm.${mark}`] = [-ahead, 0, mark === 'r' ? aside : -aside]
  draft.turns[`forearm.${mark}`] = [-elbow, 0, mark === 'r' ? -aside * 0.25 : aside * 0.25]
}

const place = (body: Body, name: string): Point => body.bones.find(bone => bone.name === name)!.at

/** Feet to where they shall be; the rest of the legs follows. Feet stay level but for a little roll in the air. */
function stepWith(body: Body, draft: Draft, mark: string, to: { y: number; z: number }, drop: number, roll = 0): void {
  const [hip, knee, foot] = [place(body, `thigh.${mark}`), place(body, `shin.${mark}`), place(body, `foot.${mark}`)]
  const bent = bendLeg({ hip, knee, foot }, { y: foot[1] + to.y, z: foot[2] + to.z }, { y: hip[1] - drop, z: hip[2] })
  draft.turns[`thigh.${mark}`] = [bent.upper, 0, 0]
  draft.turns[`shin.${mark}`] = [bent.lower, 0, 0]
  draft.turns[`foot.${mark}`] = [-bent.upper - bent.lower + roll, 0, 0]
}

/** A person, or whatever goes on two legs with two arms. */
export function posePerson(body: Body, moment: Moment): Pose {
  const { action, seconds, phase, hands = 0 } = moment
  const hip = place(body, 'hips')[1]
  const t = seconds + phase * 7
  const draft: Draft = { turns: {}, moves: {} }
  const breath = 0.012 * wave(t / 3.4)
  const [right, up] = moment.looks ?? [0.12 * wave(t / 7.3 + phase), 0]
  draft.turns['chest'] = [breath, 0.04 * wave(t / 5.9), 0]
  draft.turns['head'] = [-up - breath, right, 0.02 * wave(t / 4.7)]
  for (const [mark, side] of SIDES) holdArm(draft, mark, [0.04 * wave(t / 3.4 + 0.2 * side), 0.1 + breath, 0.18])
  if (action === 'walk' || action === 'run' || action === 'push' || action === 'pull') walk(body, draft, moment, hip)
  else if (action === 'crawl') crawl(draft, t, hip)
  else if (action === 'ride' || action === 'sit') sit(body, draft, moment, hip)
  else standing(body, draft, moment, t, hip)
  act(draft, moment, t)
  if (hands > 0 && HOLDING.has(action)) {
    holdArm(draft, 'r', [0.95, 0.05, 0.75])
    if (hands === 2) holdArm(draft, 'l', [0.95, 0.05, 0.75])
  }
  return draft
}

/** Whoever does only this can carry something besides. */
const HOLDING = new Set(['stand', 'walk', 'run', 'look', 'sit', 'hold', 'sway', 'ride', 'talk'])

function walk(body: Body, draft: Draft, { action, travelled, speed, phase }: Moment, hip: number): void {
  const isRunning = action === 'run'
  const stride = strideLength(speed, hip, isRunning)
  const round = travelled / stride + phase
  const onGround = isRunning ? 0.38 : 0.6
  // Low enough that the furthest step is still on the ground.
  const reach = (stride * onGround) / 2
  const leg = hip - 0.02 - place(body, 'foot.r')[1]
  const low = leg - Math.sqrt(Math.max(0.2 * leg * leg, leg * leg - reach * reach)) + 0.012 * leg
  const bob = isRunning ? 0.05 * hip * Math.max(0, wave(round * 2 - 0.1)) : 0
  const drop = low - bob
  draft.moves['hips'] = [0.015 * hip * wave(round), -drop, 0]
  const strength = Math.min(1, stride / hip)
  for (const [mark, side] of SIDES) {
    const part = round + (side > 0 ? 0 : 0.5)
    const step = footStep(part, stride, onGround, (isRunning ? 0.3 : 0.16) * hip * strength)
    stepWith(body, draft, mark, step, drop, step.isDown ? 0 : 0.35 * strength)
    const swing = wave(part + 0.5 - onGround / 2 + 0.25)
    const bend = isRunning ? 1.45 : 0.35
    holdArm(draft, mark, [
      (isRunning ? 0.9 : 0.62) * swing * strength,
      0.09,
      bend + (isRunning ? 0 : 0.2 * Math.max(0, swing)),
    ])
  }
  draft.turns['chest'] = [isRunning ? 0.2 : 0.05, 0.14 * strength * wave(round + 0.25), 0]
  draft.turns['head'] = [isRunning ? -0.14 : -0.03, -0.08 * strength * wave(round + 0.25), 0]
}

function crawl(draft: Draft, t: number, hip: number): void {
  draft.moves['hips'] = [0, -hip * 0.45, 0]
  draft.turns['hips'] = [1.25, 0, 0]
  draft.turns['head'] = [-0.9, 0, 0]
  for (const [mark, side] of SIDES) {
    holdArm(draft, mark, [1.25 + 0.3 * wave(t + side * 0.25), 0.1, 0.2])
    draft.turns[`thigh.${mark}`] = [-1.3 - 0.3 * wave(t + side * 0.25 + 0.5), 0, 0]
    draft.turns[`shin.${mark}`] = [1.5, 0, 0]
  }
}

function sit(body: Body, draft: Draft, { seat, action }: Moment, hip: number): void {
  const high = seat ?? 0.14 * hip
  draft.moves['hips'] = [0, high + 0.1 * hip - hip, 0]
  const knee = place(body, 'shin.r')[1]
  const shin = knee - place(body, 'foot.r')[1]
  // Feet reach the ground if the seat is low enough, else they hang; on the ground itself legs are stretched.
  const isOnGround = high < 0.35 * hip
  for (const [mark, side] of SIDES) {
    const out = action === 'ride' ? 0.75 * side : 0.14 * side
    draft.turns[`thigh.${mark}`] = [isOnGround ? -1.45 : -1.35, 0, action === 'ride' ? out : out * 0.6]
    draft.turns[`shin.${mark}`] = [
      isOnGround ? 0.25 : high + 0.1 * hip < shin ? 0.8 : 1.3,
      0,
      action === 'ride' ? -out : 0,
    ]
    draft.turns[`foot.${mark}`] = [isOnGround ? -0.3 : 0.05, 0, 0]
    holdArm(draft, mark, action === 'ride' ? [0.85, 0.12, 0.35] : [0.5, 0.08, 0.5])
  }
}

function standing(body: Body, draft: Draft, { action }: Moment, t: number, hip: number): void {
  const sunk = action === 'kneel' ? 0.42 * hip : action === 'dance' ? 0.06 * hip * (1 + wave(t * 1.8)) : 0.01 * hip
  const jump =
    action === 'jump' || action === 'cheer' ? Math.max(0, wave(t / 1.1)) * (action === 'jump' ? 0.5 : 0.18) * hip : 0
  const crouch = action === 'jump' || action === 'cheer' ? Math.max(0, -wave(t / 1.1)) * 0.12 * hip : 0
  const sway =
    action === 'dance'
      ? 0.07 * hip * wave(t * 0.9)
      : action === 'sway' || action === 'sing'
        ? 0.04 * hip * wave(t / 2.2)
        : 0.008 * hip * wave(t / 6)
  const lifted =
    action === 'float' ||
    action === 'fly' ||
    action === 'swim' ||
    action === 'fall' ||
    action === 'lie' ||
    action === 'sleep' ||
    action === 'climb'
  if (lifted) return
  const drop = sunk + crouch - jump
  draft.moves['hips'] = [sway, -drop, 0]
  for (const [mark, side] of SIDES) {
    const lift = action === 'dance' ? 0.12 * hip * Math.max(0, side * wave(t * 0.9 + 0.1)) : 0
    const ahead =
      action === 'kneel'
        ? side > 0
          ? 0.18 * hip
          : -0.25 * hip
        : action === 'fight' || action === 'throw'
          ? side * -0.16 * hip
          : 0
    stepWith(body, draft, mark, { y: lift + jump, z: ahead }, drop, jump > 0 ? 0.3 : 0)
  }
}

/** What arms, chest and head do on top. */
function act(draft: Draft, { action, phase }: Moment, t: number): void {
  const both = (arm: Arm): void => {
    holdArm(draft, 'r', arm)
    holdArm(draft, 'l', arm)
  }
  const [chest, head] = [draft.turns['chest']!, draft.turns['head']!]
  const nod = (by: number): void => void (draft.turns['head'] = [head[0] + by, head[1], head[2]])
  const lean = (by: number): void => void (draft.turns['chest'] = [chest[0] + by, chest[1], chest[2]])
  switch (action) {
    case 'wave':
      return holdArm(draft, 'r', [0.15, 2.5 + 0.12 * wave(t * 1.3), 0.5 + 0.45 * wave(t * 1.6)])
    case 'point':
      return holdArm(draft, 'r', [1.5, 0.12 + 0.04 * wave(t / 2), 0.05])
    case 'hug':
      both([1.25, -0.12, 0.75])
      return lean(0.12)
    case 'give':
      both([1.0 + 0.2 * ease(t % 2), 0.02, 0.3])
      return lean(0.1)
    case 'hold':
      return both([0.85, -0.05, 0.9])
    case 'eat':
    case 'drink': {
      const up = ease(0.5 + 0.5 * wave(t / 2.6))
      holdArm(draft, 'r', [0.6 + 0.65 * up, -0.18, 0.7 + 1.25 * up])
      return nod(action === 'drink' ? -0.25 * up : 0.08 * wave(t * 1.7))
    }
    case 'pour':
      holdArm(draft, 'r', [1.15, 0.1, 0.4])
      holdArm(draft, 'l', [0.8, -0.05, 0.7])
      return nod(0.25)
    case 'write':
      holdArm(draft, 'r', [0.85 + 0.05 * wave(t * 1.9), -0.15 + 0.12 * wave(t * 0.7), 0.75 + 0.08 * wave(t * 2.3)])
      holdArm(draft, 'l', [0.7, 0.0, 0.8])
      lean(0.15)
      return nod(0.3)
    case 'type':
      holdArm(draft, 'r', [0.75 + 0.05 * wave(t * 3.1), -0.05, 0.85 + 0.1 * wave(t * 4.3)])
      holdArm(draft, 'l', [0.75 + 0.05 * wave(t * 3.7 + 0.4), -0.05, 0.85 + 0.1 * wave(t * 4.9)])
      return nod(0.15)
    case 'read':
      both([0.85, -0.12, 1.05])
      return nod(0.38)
    case 'play':
      holdArm(draft, 'l', [0.9, 0.25, 1.2])
      holdArm(draft, 'r', [0.7, -0.1 + 0.14 * wave(t * 1.7), 1.15 + 0.2 * wave(t * 1.7)])
      return nod(0.15 + 0.06 * wave(t * 1.7))
    case 'blow':
      both([1.15, -0.1, 1.1])
      return nod(-0.05)
    case 'bow':
      lean(0.75 * ease(0.5 + 0.5 * wave(t / 3)))
      return
    case 'dance':
      holdArm(draft, 'r', [0.6 + 0.5 * wave(t * 0.9), 1.1 + 0.8 * wave(t * 0.45), 0.7])
      holdArm(draft, 'l', [0.6 - 0.5 * wave(t * 0.9), 1.1 - 0.8 * wave(t * 0.45), 0.7])
      draft.turns['chest'] = [0.05, 0.3 * wave(t * 0.9), 0.12 * wave(t * 0.9 + 0.25)]
      return
    case 'kick': {
      const swing = wave(t / 1.6)
      draft.turns['thigh.r'] = [-0.75 * swing - 0.1, 0, 0]
      draft.turns['shin.r'] = [0.6 * (1 - Math.max(0, swing)), 0, 0]
      return both([0.2 * swing, 0.5, 0.4])
    }
    case 'throw': {
      const part = (t / 1.9) % 1
      const back = part < 0.55 ? ease(part / 0.55) : 1 - ease((part - 0.55) / 0.15)
      holdArm(draft, 'r', [2.4 - 1.5 * (1 - back), 0.5 * back, 0.3 + 1.1 * back])
      draft.turns['chest'] = [0.05, 0.4 * back - 0.15, 0]
      return
    }
    case 'catch':
      both([1.4, 0.12, 0.5])
      return lean(0.08)
    case 'push':
      both([1.3, 0.02, 0.35])
      return lean(0.28)
    case 'pull':
      both([-0.35, 0.15, 0.25])
      return lean(0.25)
    case 'climb': {
      for (const [mark, side] of SIDES) {
        const reach = wave(t / 1.7 + (side > 0 ? 0 : 0.5))
        holdArm(draft, mark, [2.4 + 0.45 * reach, 0.15, 0.7 - 0.4 * reach])
        draft.turns[`thigh.${mark}`] = [-0.75 + 0.45 * reach, 0, 0]
        draft.turns[`shin.${mark}`] = [1.15 - 0.5 * reach, 0, 0]
      }
      return
    }
    case 'fall':
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, [1.0 + 0.5 * wave(t * 1.1 + side * 0.2), 1.5, 0.4])
        draft.turns[`thigh.${mark}`] = [-0.4 - 0.3 * side, 0, 0.25 * side]
        draft.turns[`shin.${mark}`] = [0.6, 0, 0]
      }
      draft.turns['hips'] = [0.5, 0, 0.15 * wave(t / 2)]
      return
    case 'float':
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, [0.4 + 0.15 * wave(t / 4 + side * 0.2), 0.75 + 0.15 * wave(t / 5), 0.4])
        draft.turns[`thigh.${mark}`] = [-0.25 - 0.12 * wave(t / 4.5 + side * 0.3), 0, 0.12 * side]
        draft.turns[`shin.${mark}`] = [0.4, 0, 0]
      }
      draft.turns['hips'] = [0.12 + 0.1 * wave(t / 6 + phase), 0, 0.1 * wave(t / 7)]
      return
    case 'fly':
      draft.turns['hips'] = [1.25, 0, 0.06 * wave(t / 3)]
      draft.turns['head'] = [-0.95, 0, 0]
      holdArm(draft, 'r', [2.9, 0.12, 0.05])
      holdArm(draft, 'l', [2.9, 0.12, 0.05])
      return
    case 'swim':
      draft.turns['hips'] = [1.3, 0.0, 0.12 * wave(t / 1.4)]
      draft.turns['head'] = [-0.85, 0, 0]
      for (const [mark, side] of SIDES) {
        const round = (t / 1.4 + (side > 0 ? 0 : 0.5)) % 1
        holdArm(draft, mark, [round * 2 * Math.PI, 0.2, 0.2])
        draft.turns[`thigh.${mark}`] = [0.28 * side * wave(t * 1.6), 0, 0]
        draft.turns[`shin.${mark}`] = [0.2, 0, 0]
      }
      return
    case 'lie':
    case 'sleep':
      draft.turns['hips'] = [-Math.PI / 2, 0, 0]
      draft.turns['head'] = [0.15, action === 'sleep' ? 0.3 : 0.1, 0]
      return both([0.1, 0.35, 0.3])
    case 'work': {
      const beat = wave(t / 1.3)
      holdArm(draft, 'r', [1.05 + 0.55 * beat, 0.05, 0.75 + 0.25 * beat])
      holdArm(draft, 'l', [0.8 + 0.3 * beat, 0.0, 0.7])
      lean(0.2 - 0.08 * beat)
      return nod(0.15)
    }
    case 'clap': {
      const apart = 0.5 + 0.5 * wave(t * 2.1)
      return both([1.15, -0.38 + 0.4 * apart, 0.65])
    }
    case 'cheer':
      holdArm(draft, 'r', [0.2, 2.65 + 0.15 * wave(t * 1.8), 0.25])
      return holdArm(draft, 'l', [0.2, 2.65 + 0.15 * wave(t * 1.8 + 0.4), 0.25])
    case 'cry':
      both([1.15, -0.3, 1.95])
      lean(0.15)
      return nod(0.3 + 0.04 * wave(t * 2))
    case 'laugh':
      lean(-0.08 + 0.06 * wave(t * 2.4))
      nod(-0.15)
      return both([0.45, 0.15, 1.2])
    case 'talk':
    case 'sing':
      holdArm(draft, 'r', [0.55 + 0.2 * wave(t / 1.7), 0.25 + 0.1 * wave(t / 2.3), 1.0 + 0.25 * wave(t / 1.3)])
      holdArm(draft, 'l', [0.4 + 0.2 * wave(t / 2.1 + 0.3), 0.2, 0.8 + 0.2 * wave(t / 1.9)])
      return nod(0.05 * wave(t * 1.1))
    case 'pray':
      both([1.0, -0.3, 1.25])
      return nod(0.3)
    case 'fight':
      holdArm(draft, 'r', [1.2 + 0.4 * Math.max(0, wave(t * 1.2)), 0, 1.6 - 1.4 * Math.max(0, wave(t * 1.2))])
      return holdArm(draft, 'l', [
        1.2 + 0.4 * Math.max(0, wave(t * 1.2 + 0.5)),
        0,
        1.6 - 1.4 * Math.max(0, wave(t * 1.2 + 0.5)),
      ])
    case 'kneel':
      both([0.6, 0.05, 0.7])
      return lean(0.12)
    case 'crawl':
    case 'jump':
    case 'look':
    case 'ride':
    case 'run':
    case 'sit':
    case 'spin':
    case 'stand':
    case 'sway':
    case 'walk':
      return
  }
}
