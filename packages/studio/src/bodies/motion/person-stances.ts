import type { Body, Point } from '../body.ts'
import { applyTurn, turning } from '../vectors.ts'
import type { Stance } from './actions.ts'
import { footStep, strideLength } from './legs.ts'
import { ease, type Moment, strikeTime, wave } from './moment.ts'
import { blendPoses, bonePlace, holdArm, type PersonDraft, plant, SIDES, stepWith } from './person-draft.ts'
import { holdExercise } from './person-exercises.ts'
import { reachTo } from './reach.ts'

/** Hips, legs and everything else that a stance needs. */
export function holdBody(body: Body, draft: PersonDraft, stance: Stance, moment: Moment, t: number): void {
  const hip = bonePlace(body, 'hips')[1]
  switch (stance) {
    case 'walk':
    case 'run':
    case 'push':
    case 'pull':
      return walk(body, draft, stance, moment, hip)
    case 'sit':
      return sit(body, draft, moment, hip)
    case 'ride':
      return ride(body, draft, moment, hip, t)
    case 'rise':
    case 'settle': {
      // Up from a seat, or down on it, with the chest ahead of the hips.
      const done = risen(stance, moment)
      const [low, high] = [copy(draft), copy(draft)]
      sit(body, low, moment, hip)
      holdBody(body, high, 'stand', moment, t)
      Object.assign(draft, blendPoses(low, high, done))
      const bent = 4 * done * (1 - done)
      draft.turns['chest'] = [draft.turns['chest']![0] + 0.55 * bent, 0, 0]
      return
    }
    case 'lie':
    case 'sleep':
      // A large head would lift the back off the ground: feet lie lower.
      draft.turns['hips'] = [-Math.PI / 2 + 0.1, 0, 0]
      draft.turns['chest'] = [-0.06 + 0.015 * wave(t / 3.4), 0, 0]
      draft.turns['head'] = [0.2, stance === 'sleep' ? 0.35 : 0.1 * wave(t / 6), 0]
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, stance === 'sleep' && side > 0 ? [0.45, -0.1, 1.5] : [0.12, 0.3, 0.25])
        draft.turns[`thigh.${mark}`] = [stance === 'lie' && side > 0 ? -0.75 : -0.05, 0, 0.06 * side]
        draft.turns[`shin.${mark}`] = [stance === 'lie' && side > 0 ? 1.25 : 0.08, 0, 0]
      }
      return
    case 'crawl':
      draft.moves['hips'] = [0, -hip * 0.45, 0]
      draft.turns['hips'] = [1.25, 0, 0]
      draft.turns['head'] = [-0.9, 0, 0]
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, [1.25 + 0.3 * wave(t + side * 0.25), 0.1, 0.2])
        draft.turns[`thigh.${mark}`] = [-1.3 - 0.3 * wave(t + side * 0.25 + 0.5), 0, 0]
        draft.turns[`shin.${mark}`] = [1.5, 0, 0]
      }
      return
    case 'climb':
      draft.turns['chest'] = [0.08, 0.12 * wave(t / 1.7), 0]
      draft.turns['head'] = [-0.45, 0, 0]
      for (const [mark, side] of SIDES) {
        const reach = wave(t / 1.7 + (side > 0 ? 0 : 0.5))
        holdArm(draft, mark, [2.35 + 0.5 * reach, 0.1, 0.7 - 0.45 * reach])
        draft.turns[`thigh.${mark}`] = [-1.05 - 0.5 * reach, 0, 0.25 * side]
        draft.turns[`shin.${mark}`] = [1.5 + 0.5 * reach, 0, 0]
      }
      return
    case 'fall':
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, [1.0 + 0.5 * wave(t * 1.1 + side * 0.2), 1.5, 0.4])
        draft.turns[`thigh.${mark}`] = [-0.4 - 0.3 * side - 0.15 * wave(t + side * 0.3), 0, 0.25 * side]
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
      draft.turns['hips'] = [0.12 + 0.1 * wave(t / 6 + moment.phase), 0, 0.1 * wave(t / 7)]
      return
    case 'fly':
      draft.turns['hips'] = [1.25, 0, 0.06 * wave(t / 3)]
      draft.turns['head'] = [-0.95, 0, 0]
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, side > 0 ? [2.95, 0.1, 0.05] : [2.6, 0.35, 0.5 + 0.1 * wave(t / 2)])
        draft.turns[`thigh.${mark}`] = [0.08 * wave(t * 0.8 + side * 0.25), 0, 0.05 * side]
        draft.turns[`shin.${mark}`] = [side > 0 ? 0.1 : 0.35, 0, 0]
      }
      return
    case 'swim':
      draft.turns['hips'] = [1.3, 0, 0.14 * wave(t / 1.4)]
      draft.turns['head'] = [-0.85, 0, 0]
      for (const [mark, side] of SIDES) {
        const round = (t / 1.4 + (side > 0 ? 0 : 0.5)) % 1
        holdArm(draft, mark, [round * 2 * Math.PI, 0.2, 0.2])
        draft.turns[`thigh.${mark}`] = [0.28 * side * wave(t * 1.6), 0, 0]
        draft.turns[`shin.${mark}`] = [0.2, 0, 0]
      }
      return
    case 'skate':
    case 'pushup':
    case 'situp':
    case 'squats':
    case 'handstand':
    case 'skydive':
    case 'ballet':
    case 'taichi':
    case 'robot':
    case 'hoop':
    case 'arch':
      return holdExercise(body, draft, stance, hip, t)
    case 'stoop': {
      const since = moment.seconds - strikeTime(moment.until)
      return stoop(body, draft, hip, ease((since + 1.1) / 0.85) * (1 - ease((since - 0.2) / 0.9)))
    }
    case 'heave':
      // It is heavy: down with it, and up slowly.
      return stoop(body, draft, hip, 1 - ease((moment.seconds - 0.7) / 1.5))
    case 'tug': {
      // Leant back against the rope, heels dug in, all of it in one rhythm.
      const hauls = wave(t * 0.7)
      draft.turns['hips'] = [-0.38 - 0.06 * hauls, 0, 0]
      draft.moves['hips'] = [0, -0.16 * hip, -0.3 * hip]
      for (const [mark, side] of SIDES) {
        draft.turns[`thigh.${mark}`] = [0.14 - (side > 0 ? 0.42 : 0), 0, 0]
        draft.turns[`shin.${mark}`] = [0.24 + (side > 0 ? 0.2 : 0), 0, 0]
        draft.turns[`foot.${mark}`] = [side > 0 ? 0.1 : 0.1, 0, 0]
        holdArm(draft, mark, [1.25 + 0.05 * hauls + 0.12 * side, 0.02, 0.2 + 0.2 * hauls])
      }
      draft.turns['head'] = [0.2, 0, 0]
      return
    }
    case 'kick':
      return kick(body, draft, moment, hip)
    case 'throw':
      return throwOver(body, draft, moment, hip)
    case 'jump':
    case 'cheer':
      return leap(body, draft, stance, t, hip, moment.air)
    case 'dance':
      return dance(body, draft, t, hip)
    case 'fight':
      return fight(body, draft, t, hip)
    case 'bow': {
      const down = ease(0.5 + 0.5 * wave(t / 3))
      plant(body, draft, 0.02 * hip)
      draft.turns['chest'] = [0.85 * down, 0, 0]
      for (const [mark] of SIDES) holdArm(draft, mark, [0.3 * down, 0.08, 0.2])
      return
    }
    case 'kneel':
      plant(body, draft, 0.42 * hip, 0.18 * hip)
      draft.turns['chest'] = [0.16, 0, 0]
      for (const [mark] of SIDES) holdArm(draft, mark, [0.6 + 0.1 * wave(t / 2), 0.05, 0.7])
      return
    case 'sway':
      plant(body, draft, 0.01 * hip, 0, 0.05 * hip * wave(t / 2.2))
      draft.turns['chest'] = [0, 0.1 * wave(t / 2.2), 0.05 * wave(t / 2.2)]
      return
    case 'spin':
      for (const [mark] of SIDES) holdArm(draft, mark, [0.3, 1.2, 0.3])
      return plant(body, draft, 0.01 * hip)
    case 'stand':
      return plant(body, draft, 0.01 * hip, 0, 0.01 * hip * wave(t / 6))
  }
}

const copy = ({ turns, moves }: PersonDraft): PersonDraft => ({ turns: { ...turns }, moves: { ...moves } })

/** How far somebody has stood up, 0 to 1: sits for a moment, then rises. Sitting down is the reverse. */
export function risen(stance: Stance, { seconds, until }: Pick<Moment, 'seconds' | 'until'>): number {
  const done = ease((seconds - strikeTime(until) + 0.45) / 1.3)
  return stance === 'rise' ? done : 1 - done
}

function walk(
  body: Body,
  draft: PersonDraft,
  stance: Stance,
  { travelled, speed, phase, looks }: Moment,
  hip: number,
): void {
  const isRunning = stance === 'run'
  const stride = strideLength(speed, hip, isRunning)
  const round = travelled / stride + phase
  const onGround = isRunning ? 0.38 : 0.6
  // Low enough that the furthest step is still on the ground.
  const reach = (stride * onGround) / 2
  const leg = hip - 0.02 - bonePlace(body, 'foot.r')[1]
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
  const [right, up] = looks ?? [0, 0]
  draft.turns['head'] = [(isRunning ? -0.14 : -0.03) - up, right - 0.08 * strength * wave(round + 0.25), 0]
  if (stance === 'push') {
    for (const [mark] of SIDES) holdArm(draft, mark, [1.28, 0.02, 0.4])
    draft.turns['chest'] = [0.3, 0, 0]
    draft.turns['head'] = [-0.22, 0, 0]
  }
  if (stance === 'pull') {
    for (const [mark] of SIDES) holdArm(draft, mark, [-0.55, 0.18, 0.15])
    draft.turns['chest'] = [0.34, 0, 0]
    draft.turns['head'] = [-0.26, 0, 0]
  }
}

/** How far the hips are lowered to a seat. */
const seatMove = (seat: number | undefined, hip: number): number => (seat ?? 0.14 * hip) + 0.1 * hip - hip

function sit(body: Body, draft: PersonDraft, { seat }: Moment, hip: number): void {
  const high = seat ?? 0.14 * hip
  draft.moves['hips'] = [0, seatMove(seat, hip), 0]
  const knee = bonePlace(body, 'shin.r')[1]
  const shin = knee - bonePlace(body, 'foot.r')[1]
  // On the ground itself legs are stretched; from a seat they hang.
  const isOnGround = seat === undefined && high < 0.35 * hip
  for (const [mark, side] of SIDES) {
    draft.turns[`thigh.${mark}`] = [isOnGround ? -1.45 : -1.4, 0, 0.1 * side]
    draft.turns[`shin.${mark}`] = [isOnGround ? 0.25 : high + 0.1 * hip < -shin ? 0.8 : 1.35, 0, 0]
    draft.turns[`foot.${mark}`] = [isOnGround ? -0.3 : 0.05, 0, 0]
    holdArm(draft, mark, [0.5, 0.08, 0.5])
  }
}

/** Legs around a back, or on pedals; hands on bars or reins. */
function ride(body: Body, draft: PersonDraft, { seat, grip, pedals, travelled }: Moment, hip: number, t: number): void {
  const move = seatMove(seat, hip)
  const lean = grip ? 0.3 : 0.08
  draft.moves['hips'] = [0, move + 0.012 * hip * wave(t * 1.4), 0]
  draft.turns['chest'] = [lean, 0, 0.03 * wave(t * 0.7)]
  draft.turns['head'] = [-lean * 0.8, draft.turns['head']![1], 0]
  const chest = bonePlace(body, 'chest')
  for (const [mark, side] of SIDES) {
    if (pedals) {
      const turn = travelled / (2.6 * pedals.radius) + (side > 0 ? 0 : Math.PI)
      const foot = bonePlace(body, `foot.${mark}`)
      const to = {
        y: pedals.y - pedals.radius * Math.cos(turn) - foot[1] + 0.12 * hip,
        z: pedals.z + pedals.radius * Math.sin(turn) - foot[2],
      }
      stepWith(body, draft, mark, to, -move)
    } else {
      const out = (grip ? 0.22 : 0.75) * side
      draft.turns[`thigh.${mark}`] = [-1.35, 0, out]
      draft.turns[`shin.${mark}`] = [1.3, 0, -out]
      draft.turns[`foot.${mark}`] = [0.05, 0, 0]
    }
    if (!grip) {
      holdArm(draft, mark, [0.85 + 0.06 * wave(t * 1.4), 0.08, 0.5])
      continue
    }
    // The position of the bars for a chest that does not lean.
    const from: Point = [0, grip.y - move - chest[1], grip.z - chest[2]]
    const [, y, z] = applyTurn(turning([-lean, 0, 0]), from)
    const { arm, forearm } = reachTo(body, mark, [side * 0.28 * hip, chest[1] + y, chest[2] + z])
    draft.turns[`arm.${mark}`] = arm
    draft.turns[`forearm.${mark}`] = forearm
  }
}

/** Once: the leg back with the arms against it, then through the ball. */
function kick(body: Body, draft: PersonDraft, { seconds, until }: Moment, hip: number): void {
  const since = seconds - strikeTime(until)
  const back = ease((since + 0.75) / 0.5) * (1 - ease((since + 0.22) / 0.2))
  const through = ease((since + 0.16) / 0.22) * (1 - ease((since - 0.25) / 0.6))
  const drop = 0.02 * hip + 0.07 * hip * Math.max(back, through)
  draft.moves['hips'] = [-0.06 * hip * Math.max(back, through), -drop, 0.08 * hip * through]
  stepWith(body, draft, 'l', { y: 0, z: -0.04 * hip }, drop)
  stepWith(body, draft, 'r', { y: 0, z: 0 }, drop)
  const thigh = draft.turns['thigh.r']!
  const shin = draft.turns['shin.r']!
  draft.turns['thigh.r'] = [thigh[0] + 0.75 * back - 1.25 * through, 0, 0]
  draft.turns['shin.r'] = [shin[0] + 1.1 * back + 0.05 * through, 0, 0]
  draft.turns['chest'] = [0.12 * back - 0.18 * through, 0.3 * back - 0.35 * through, 0]
  holdArm(draft, 'r', [-0.3 * back + 0.2 - 0.6 * through, 0.5 + 0.3 * back, 0.4])
  holdArm(draft, 'l', [0.3 + 0.9 * through - 0.4 * back, 0.6, 0.4])
}

/** Once: the arm back over the shoulder, weight on the rear leg, then over the front one. */
function throwOver(body: Body, draft: PersonDraft, { seconds, until }: Moment, hip: number): void {
  const since = seconds - strikeTime(until)
  const back = ease((since + 1) / 0.65) * (1 - ease((since + 0.18) / 0.18))
  const over = ease((since + 0.18) / 0.22) * (1 - ease((since - 0.35) / 0.7))
  plant(body, draft, 0.05 * hip + 0.04 * hip * over, -0.14 * hip)
  draft.moves['hips'] = [0, draft.moves['hips']![1], hip * (0.1 * over - 0.08 * back)]
  draft.turns['chest'] = [0.05 - 0.2 * back + 0.35 * over, 0.55 * back - 0.4 * over, 0]
  draft.turns['head'] = [-0.05 * over, -0.4 * back + 0.2 * over, 0]
  const low = 1 - Math.max(back, over)
  holdArm(draft, 'r', [0.75 * low + 2.45 * back + 1.35 * over, 0.1 + 0.45 * back, 0.9 * low + 1.5 * back + 0.1 * over])
  holdArm(draft, 'l', [0.4 + 0.9 * back - 0.5 * over, 0.2, 0.3])
}

/** Down, up, and softly down again; with raised arms when cheering. */
function leap(body: Body, draft: PersonDraft, stance: Stance, t: number, hip: number, said?: number): void {
  const round = said === undefined ? (t / (stance === 'jump' ? 1.7 : 1.3)) % 1 : 0.3 + 0.42 * said
  const air = Math.min(1, Math.max(0, (round - 0.3) / 0.42))
  const high = 4 * air * (1 - air) * (stance === 'jump' ? 0.72 : 0.22) * hip
  const crouch =
    (ease(round / 0.22) * (1 - ease((round - 0.22) / 0.08)) +
      ease((round - 0.7) / 0.08) * (1 - ease((round - 0.8) / 0.2))) *
    (stance === 'jump' ? 0.24 : 0.1) *
    hip
  const drop = 0.01 * hip + crouch - (said === undefined ? high : 0)
  const flies = Math.min(1, high / (0.12 * hip))
  draft.moves['hips'] = [0, -drop, 0]
  for (const [mark, side] of SIDES) {
    const tuck = stance === 'jump' ? 0.22 * hip * flies : 0.04 * hip * flies
    stepWith(
      body,
      draft,
      mark,
      { y: (said === undefined ? Math.max(0, high) : 0) + tuck, z: -0.06 * hip * flies * side },
      drop,
      0.4 * flies,
    )
    const swing = (2 * crouch) / hip
    holdArm(
      draft,
      mark,
      stance === 'cheer'
        ? [0.2, 2.45 + 0.35 * wave(t * 0.7 + 0.2 * side), 0.3 + 0.3 * wave(t * 0.7 + 0.1)]
        : [-1.3 * swing + 1.9 * flies, 0.2 + 0.5 * flies, 0.3],
    )
  }
  draft.turns['chest'] = [(1.2 * crouch) / hip, 0, 0]
}

function dance(body: Body, draft: PersonDraft, t: number, hip: number): void {
  const beat = wave(t * 0.8)
  const drop = 0.06 * hip * (1 + wave(t * 1.6))
  draft.moves['hips'] = [0.1 * hip * beat, -drop, 0]
  draft.turns['hips'] = [0, 0.35 * wave(t * 0.4), 0]
  for (const [mark, side] of SIDES) {
    const lift = 0.2 * hip * Math.max(0, side * wave(t * 0.8 + 0.1))
    stepWith(body, draft, mark, { y: lift, z: 0.8 * lift }, drop)
    holdArm(draft, mark, [0.6 + 0.6 * side * beat, 1.2 + 0.9 * side * wave(t * 0.4), 0.7])
  }
  draft.turns['chest'] = [0.05, 0.35 * beat, 0.14 * wave(t * 0.8 + 0.25)]
  draft.turns['head'] = [0, -0.2 * beat, 0.1 * beat]
}

function fight(body: Body, draft: PersonDraft, t: number, hip: number): void {
  // Each fist stays out for a moment.
  const [right, left] = [ease(1.6 * wave(t * 0.8)), ease(1.6 * wave(t * 0.8 + 0.5))]
  plant(body, draft, (0.1 + 0.05 * (right + left)) * hip, -0.17 * hip)
  holdArm(draft, 'r', [1.15 + 0.4 * right, -0.05, 1.75 * (1 - right) + 0.05])
  holdArm(draft, 'l', [1.25 + 0.3 * left, -0.05, 1.65 * (1 - left) + 0.05])
  draft.turns['chest'] = [0.14, -0.45 * right + 0.4 * left, 0]
}

/** How far somebody bends down to a thing on the ground, 0 to 1: with the knees and the back. */
function stoop(body: Body, draft: PersonDraft, hip: number, down: number): void {
  const drop = (0.02 + 0.42 * down) * hip
  plant(body, draft, drop)
  draft.moves['hips'] = [0, -drop, -0.14 * hip * down]
  for (const [mark] of SIDES) stepWith(body, draft, mark, { y: 0, z: 0.14 * hip * down }, drop)
  draft.turns['chest'] = [0.85 * down, 0, 0]
  draft.turns['head'] = [-0.2 * down, 0, 0]
}
