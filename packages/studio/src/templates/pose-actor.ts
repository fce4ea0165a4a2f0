import { clampValue, smoothStep } from '../planes/plane.ts'
import { type Actor, headInPicture } from './actor.ts'
import type { Act } from './template.ts'

/** The pose of an actor at a moment: displacement in pixels, scale and bend. */
export type Pose = {
  x: number
  y: number
  scale: number
  /** The displacement of the head and the hips, and the lowering of the body, as shares of the height. */
  lean: number
  hips: number
  squash: number
  /** The tilt of the head around the neck, radians. */
  nod: number
}

const wave = (seconds: number, hertz: number, phase = 0): number => Math.sin(2 * Math.PI * (hertz * seconds + phase))

/** `others` are all actors, including this one. */
export function poseActor(
  actor: Actor,
  nth: number,
  others: readonly Actor[],
  acts: readonly Act[],
  seconds: number,
): Pose {
  const pose: Pose = { x: 0, y: 0, scale: 1, lean: 0, hips: 0, squash: 0, nod: 0 }
  for (const act of acts) if (act.of === undefined || act.of === nth) apply(act, { actor, nth, others, seconds }, pose)
  return pose
}

type At = { actor: Actor; nth: number; others: readonly Actor[]; seconds: number }

/** The direction to the others: right for the one at the left. A single actor leans right. */
const sideOf = ({ nth, others }: At): number => (others.length > 1 && nth >= others.length / 2 ? -1 : 1)

function apply(act: Act, at: At, pose: Pose): void {
  const { actor, seconds } = at
  switch (act.act) {
    case 'meet':
      pose.x += meeting(at, act.apart) * smoothStep(act.from, act.to, seconds)
      return
    case 'lean':
      pose.lean += ((sideOf(at) * act.by * actor.head.radius) / actor.height) * smoothStep(act.from, act.to, seconds)
      return
    case 'nod':
      pose.nod += sideOf(at) * act.by * smoothStep(act.from, act.to, seconds)
      return
    case 'breathe':
      pose.squash += 0.004 * wave(seconds, 0.28)
      pose.nod += 0.012 * wave(seconds, 0.16, 0.3 * at.nth)
      return
    case 'arrive': {
      const left = 1 - smoothStep(act.from, act.to, seconds)
      pose.x -= sideOf(at) * left * (actor.width + 0.5 * Math.abs(actor.x))
      pose.y -= left > 0.01 && left < 0.99 ? 0.012 * actor.height * Math.abs(wave(seconds, 1.1)) : 0
      return
    }
    case 'grow':
      pose.scale *= 1 + act.by * smoothStep(act.from, act.to, seconds)
      return
    case 'sway':
    case 'dance':
    case 'lurch':
    case 'float':
    case 'hop':
      move(act, clampValue((seconds - (act.from ?? 0)) / 0.5), at, pose)
  }
}

function move(act: Extract<Act, { hertz: number }>, share: number, { actor, nth, seconds }: At, pose: Pose): void {
  const by = act.by * share
  const phase = 0.13 * nth
  switch (act.act) {
    case 'sway':
      pose.lean += by * wave(seconds, act.hertz, phase)
      return
    case 'dance':
      pose.hips += by * wave(seconds, act.hertz, phase)
      pose.lean -= 0.6 * by * wave(seconds, act.hertz, phase + 0.1)
      pose.nod += 1.6 * by * wave(seconds, act.hertz, phase + 0.25)
      pose.squash += 0.35 * by * (1 - wave(seconds, 2 * act.hertz, phase + 0.25))
      return
    case 'lurch':
      // Leans heavily to one side, then holds.
      pose.lean += by * Math.tanh(2.2 * wave(seconds, act.hertz, phase))
      pose.nod += 1.8 * by * Math.tanh(2 * wave(seconds, act.hertz, phase - 0.12))
      pose.squash += 0.3 * by * Math.abs(wave(seconds, act.hertz, phase))
      return
    case 'float':
      pose.y -= by * actor.height * wave(seconds, act.hertz, phase)
      return
    case 'hop':
      pose.y -= by * actor.height * Math.abs(wave(seconds, act.hertz / 2, phase))
      pose.squash += 0.25 * by * Math.max(0, -wave(seconds, act.hertz, phase - 0.1))
  }
}

/** The displacement in pixels that brings all heads together: the outer ones move to the middle. */
function meeting({ actor, nth, others }: At, apart: number): number {
  if (others.length < 2) return 0
  const ways = others.slice(1).map(({ head }, at) => apart * (head.radius + others[at]!.head.radius))
  const whole = ways.reduce((sum, one) => sum + one, 0)
  const middle = others.reduce((sum, { head }) => sum + head.x, 0) / others.length
  const wanted = middle - whole / 2 + ways.slice(0, nth).reduce((sum, one) => sum + one, 0)
  const way = wanted - actor.head.x
  // Actors never move apart.
  return Math.sign(way) === Math.sign(middle - actor.head.x) ? way : 0
}

/** The source position of each pixel of a bent actor. */
export function bendOf(
  actor: Actor,
  { lean, hips, squash, nod }: Pose,
): (x: number, y: number, place: { x: number; y: number }) => void {
  const { height, room } = actor
  const head = headInPicture(actor)
  const { radius } = head
  const neck = { x: head.x, y: head.y + 1.1 * radius }
  return (x, y, place) => {
    // Up from the feet, 0 to 1.
    const up = clampValue((room + height - y) / height, 0, 1.3)
    const aside = height * (lean * up ** 1.6 + hips * Math.sin(Math.PI * Math.min(1, up / 0.85)))
    let [fromX, fromY] = [x - aside, y - squash * height * up]
    if (nod !== 0) {
      const [dx, dy] = [fromX - head.x, fromY - head.y]
      const share = 1 - smoothStep(0.9 * radius, 1.9 * radius, Math.hypot(dx, dy * (dy > 0 ? 1.5 : 0.8)))
      if (share > 0) {
        const [cos, sin] = [Math.cos(-nod * share), Math.sin(-nod * share)]
        const [ax, ay] = [fromX - neck.x, fromY - neck.y]
        fromX = neck.x + cos * ax - sin * ay
        fromY = neck.y + sin * ax + cos * ay
      }
    }
    place.x = fromX
    place.y = fromY
  }
}

export const isBent = ({ lean, hips, squash, nod }: Pose): boolean =>
  Math.abs(lean) + Math.abs(hips) + Math.abs(squash) + Math.abs(nod) > 1e-5
