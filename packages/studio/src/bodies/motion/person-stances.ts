import type { Body, Point } from '../body.ts'
import { applyTurn, turning } from '../vectors.ts'
import type { Stance } from './actions.ts'
import { footStep, strideLength } from './legs.ts'
import { ease, type Moment, strikeTime, wave } from './moment.ts'
import { blendPoses, bonePlace, holdArm, type PersonDraft, SIDES, stepWith } from './person-draft.ts'
import { holdStance } from './person-steps.ts'
import { reachTo } from './reach.ts'

/** Hips, legs and everything else that a stance needs. */
export function holdBody(body: Body, draft: PersonDraft, stance: Stance, moment: Moment, t: number): void {
  const hip = bonePlace(body, 'hips')[1]
  if (stance === 'walk' || stance === 'run' || stance === 'push' || stance === 'pull')
    return walk(body, draft, stance, moment, hip)
  if (stance === 'sit') return sit(body, draft, moment, hip)
  if (stance === 'ride') return ride(body, draft, moment, hip, t)
  if (stance !== 'rise' && stance !== 'settle') return holdStance(body, draft, stance, moment, t)
  // Up from a seat, or down on it, with the chest ahead of the hips.
  const done = risen(stance, moment)
  const [low, high] = [copy(draft), copy(draft)]
  sit(body, low, moment, hip)
  holdStance(body, high, 'stand', moment, t)
  Object.assign(draft, blendPoses(low, high, done))
  const bent = 4 * done * (1 - done)
  draft.turns['chest'] = [draft.turns['chest']![0] + 0.55 * bent, 0, 0]
}

const copy = ({ turns, moves }: PersonDraft): PersonDraft => ({ turns: { ...turns }, moves: { ...moves } })

/** The progress of standing up, 0 to 1: the person sits for a moment, then rises. Sitting down is the reverse. */
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

/** The drop of the hips to a seat. */
const seatMove = (seat: number | undefined, hip: number): number => (seat ?? 0.14 * hip) + 0.1 * hip - hip

function sit(body: Body, draft: PersonDraft, { seat, pedals }: Moment, hip: number): void {
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
    if (pedals) stepWith(body, draft, mark, footOn(body, mark, pedals, 0, hip), -seatMove(seat, hip))
    holdArm(draft, mark, [0.5, 0.08, 0.5])
  }
}

type Pedals = NonNullable<Moment['pedals']>

/** The way of a foot to its pedal, which has turned by `turn`; a footrest is a pedal without a crank. */
function footOn(
  body: Body,
  mark: string,
  { y, z, radius }: Pedals,
  turn: number,
  hip: number,
): { y: number; z: number } {
  const foot = bonePlace(body, `foot.${mark}`)
  return { y: y - radius * Math.cos(turn) - foot[1] + 0.12 * hip, z: z + radius * Math.sin(turn) - foot[2] }
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
      const turn = pedals.radius ? travelled / (2.6 * pedals.radius) + (side > 0 ? 0 : Math.PI) : 0
      stepWith(body, draft, mark, footOn(body, mark, pedals, turn, hip), -move)
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
