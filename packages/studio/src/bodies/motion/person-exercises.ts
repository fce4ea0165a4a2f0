import type { Body } from '../body.ts'
import type { Stance } from './actions.ts'
import { ease, wave } from './moment.ts'
import { holdArm, type PersonDraft, plant, SIDES, stepWith } from './person-draft.ts'
import { armAt } from './reach.ts'

export type Exercise = Extract<
  Stance,
  'skate' | 'pushup' | 'situp' | 'squats' | 'handstand' | 'skydive' | 'ballet' | 'taichi' | 'robot' | 'hoop' | 'arch'
>

/** Radians of each arm from the upright in a handstand. */
const SPREAD = 0.42

/** The factor of an arm's length by which its hand reaches beyond the crown. */
function pastHead(body: Body, mark: 'r' | 'l'): number {
  const { shoulder, length } = armAt(body, mark)
  const crown = body.face ? body.face.at[1] + 0.68 * body.face.width : shoulder[1]
  return Math.max(1, (crown - shoulder[1]) / (length * Math.cos(SPREAD)))
}

/** What is done with all of the body in sport and dance, over and over. */
export function holdExercise(body: Body, draft: PersonDraft, stance: Exercise, hip: number, t: number): void {
  switch (stance) {
    case 'skate': {
      // One leg carries, the other pushes off aside and behind.
      const drop = 0.16 * hip
      draft.moves['hips'] = [0.06 * hip * wave(t * 0.5), -drop, 0]
      draft.turns['chest'] = [0.5, 0.2 * wave(t * 0.5), 0]
      draft.turns['head'] = [-0.4, 0, 0]
      for (const [mark, side] of SIDES) {
        const push = Math.max(0, side * wave(t * 0.5))
        stepWith(body, draft, mark, { y: 0.12 * hip * push, z: 0.08 * hip - 0.5 * hip * push }, drop, 0.3 * push)
        const [bent] = draft.turns[`thigh.${mark}`]!
        draft.turns[`thigh.${mark}`] = [bent, 0, 0.42 * push * side]
        holdArm(draft, mark, [-0.9 * side * wave(t * 0.5), 0.25, 0.5])
      }
      return
    }
    case 'pushup': {
      const down = 0.5 - 0.5 * wave(t / 1.7)
      // Straight from heels to head, at the slope that the arms leave.
      const slope = 1.2 + 0.24 * down
      draft.turns['hips'] = [slope, 0, 0]
      draft.turns['chest'] = [0, 0, 0]
      draft.turns['head'] = [-0.75, 0, 0]
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, [slope - 1.3 * down, 0.12 + 0.4 * down, 1.3 * down + 0.04])
        draft.turns[`thigh.${mark}`] = [0, 0, 0.05 * side]
        draft.turns[`shin.${mark}`] = [0.02, 0, 0]
      }
      return
    }
    case 'situp': {
      const up = ease(0.5 - 0.6 * wave(t / 2.2))
      draft.turns['hips'] = [-1.5 + 0.35 * up, 0, 0]
      draft.turns['chest'] = [0.95 * up, 0, 0]
      draft.turns['head'] = [0.25, 0, 0]
      for (const [mark, side] of SIDES) {
        draft.turns[`arm.${mark}`] = [-2.5, 0, 0.5 * side]
        draft.turns[`forearm.${mark}`] = [-1.9, 0, 0]
        draft.turns[`thigh.${mark}`] = [-0.9 - 0.35 * up, 0, 0.08 * side]
        draft.turns[`shin.${mark}`] = [1.75, 0, 0]
      }
      return
    }
    case 'squats': {
      const down = 0.5 - 0.5 * wave(t / 2.1)
      plant(body, draft, (0.02 + 0.44 * down) * hip)
      draft.moves['hips'] = [0, draft.moves['hips']![1], -0.16 * hip * down]
      for (const [mark] of SIDES) {
        stepWith(body, draft, mark, { y: 0, z: 0.16 * hip * down }, (0.02 + 0.44 * down) * hip)
        holdArm(draft, mark, [0.4 + 1.05 * down, 0.06, 0.12])
      }
      draft.turns['chest'] = [0.5 * down, 0, 0]
      draft.turns['head'] = [-0.3 * down, 0, 0]
      return
    }
    case 'handstand':
      draft.turns['hips'] = [Math.PI, 0, 0.05 * wave(t / 2.3)]
      draft.turns['chest'] = [-0.05, 0, 0]
      draft.turns['head'] = [-0.35, 0, 0]
      for (const [mark, side] of SIDES) {
        // Past a large head, arms are longer.
        draft.turns[`arm.${mark}`] = [0, 0, side * (Math.PI - SPREAD)]
        draft.turns[`forearm.${mark}`] = [0, 0, 0]
        draft.sizes = { ...draft.sizes, [`arm.${mark}`]: [1, pastHead(body, mark), 1] }
        draft.turns[`thigh.${mark}`] = [0.12 * side * wave(t / 2.7), 0, 0.06 * side]
        draft.turns[`shin.${mark}`] = [0.06, 0, 0]
      }
      return
    case 'skydive':
      draft.turns['hips'] = [1.3 + 0.06 * wave(t / 1.9), 0, 0.1 * wave(t / 2.6)]
      draft.turns['chest'] = [-0.2, 0, 0]
      draft.turns['head'] = [-0.75, 0.1 * wave(t / 3), 0]
      for (const [mark, side] of SIDES) {
        holdArm(draft, mark, [0.35 + 0.05 * wave(t * 2.4), 1.55 + 0.06 * wave(t * 2 + 0.2 * side), 0.7])
        draft.turns[`thigh.${mark}`] = [0.15 + 0.05 * wave(t * 2.2 + 0.3 * side), 0, 0.38 * side]
        draft.turns[`shin.${mark}`] = [0.75, 0, 0]
      }
      return
    case 'ballet': {
      // From a crown of both arms into an arabesque and back, on the tip of one foot.
      const out = ease(0.5 + 0.8 * wave(t / 3.6))
      draft.moves['hips'] = [0, 0.045 * hip, 0]
      draft.turns['hips'] = [0, 0.7 * wave(t / 7.2), 0]
      stepWith(body, draft, 'l', { y: 0.05 * hip, z: 0 }, -0.045 * hip, 0.7)
      draft.turns['thigh.r'] = [1.25 * out - 0.75 * (1 - out), 0, 0.55 * (1 - out)]
      draft.turns['shin.r'] = [0.15 * out + 1.5 * (1 - out), 0, -0.55 * (1 - out)]
      draft.turns['foot.r'] = [0.7, 0, 0]
      draft.turns['chest'] = [0.28 * out, 0, 0]
      draft.turns['head'] = [-0.3 * out - 0.08, 0.2 * (1 - out), 0]
      holdArm(draft, 'r', [2.2 * out + 0.35 * (1 - out), 0.2 * out + 2.55 * (1 - out), 0.12 + 0.35 * (1 - out)])
      holdArm(draft, 'l', [0.3 * out + 0.35 * (1 - out), 1.4 * out + 2.55 * (1 - out), 0.12 + 0.35 * (1 - out)])
      return
    }
    case 'taichi': {
      // Slowly from one leg to the other; one hand pushes as the other is drawn in.
      const over = wave(t / 4.5)
      plant(body, draft, 0.2 * hip, 0.2 * hip, 0.12 * hip * over)
      draft.turns['chest'] = [0.06, 0.5 * over, 0]
      draft.turns['head'] = [0, -0.25 * over, 0]
      for (const [mark, side] of SIDES) {
        const push = 0.5 + 0.5 * side * over
        holdArm(draft, mark, [0.75 + 0.75 * push, 0.5 - 0.35 * push, 1.35 - 1.1 * push])
      }
      return
    }
    case 'robot': {
      // Arms out with right angles at the elbows; one forearm points up while the other points down.
      const over = wave(t * 0.55)
      const swap = Math.max(-1, Math.min(1, 3 * over))
      plant(body, draft, 0.02 * hip, 0.08 * hip * swap)
      draft.turns['chest'] = [0, 0.3 * swap, 0]
      draft.turns['head'] = [0, -0.6 * swap, 0]
      for (const [mark, side] of SIDES) {
        draft.turns[`arm.${mark}`] = [0, 0, side * 1.45]
        draft.turns[`forearm.${mark}`] = [0, 0, 1.5 * swap]
      }
      return
    }
    case 'hoop': {
      // Down with the ball, up, and with both arms over the head at the top.
      const round = (t / 1.9) % 1
      const air = Math.min(1, Math.max(0, (round - 0.32) / 0.42))
      const high = 4 * air * (1 - air) * 0.6 * hip
      const crouch = ease(round / 0.25) * (1 - ease((round - 0.25) / 0.1))
      const up = ease((round - 0.2) / 0.2) * (1 - ease((round - 0.72) / 0.25))
      const drop = (0.01 + 0.24 * crouch) * hip - high
      draft.moves['hips'] = [0, -drop, 0]
      for (const [mark] of SIDES) {
        stepWith(body, draft, mark, { y: Math.max(0, high), z: 0 }, drop, high > 0 ? 0.5 : 0)
        holdArm(draft, mark, [0.9 + 1.85 * up, 0.02, 1.2 - 0.95 * up])
      }
      draft.turns['chest'] = [0.25 * crouch - 0.08 * up, 0, 0]
      draft.turns['head'] = [-0.35 * up, 0, 0]
      return
    }
    case 'arch': {
      const back = ease(0.5 - 0.7 * wave(t / 3.2))
      plant(body, draft, 0.06 * hip * back, 0.06 * hip)
      draft.moves['hips'] = [0, draft.moves['hips']![1], 0.12 * hip * back]
      draft.turns['chest'] = [-0.75 * back, 0, 0]
      draft.turns['head'] = [-0.45 * back, 0, 0]
      for (const [mark] of SIDES) holdArm(draft, mark, [0.3 + 2.6 * back, 0.25, 0.15])
    }
  }
}
