import type { Body } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { carryBody, loopSeconds } from './bearing.ts'
import { gestureAt, type Moment, ease, stanceAt, wave } from './moment.ts'
import { blendPoses, holdArm, type PersonDraft, SIDES } from './person-draft.ts'
import { hangSkirt } from './hang-skirt.ts'
import { ownPose } from './own-motions.ts'
import { holdBody } from './person-stances.ts'
import { makeGesture } from './person-steps.ts'

/** Seconds until hands reach their work. */
const LEAD_IN = 0.55

/** A person, or any biped with two arms. */
export function posePerson(body: Body, moment: Moment): Pose {
  const own = ownPose(body, moment)
  if (own) return own
  const t = loopSeconds(moment) + moment.phase * 7
  const held = idle(moment, t)
  holdBody(body, held, stanceAt(moment), moment, t)
  const doing = gestureAt(moment) ?? (moment.hands && CARRYING.has(stanceAt(moment)) ? 'hold' : undefined)
  const carried = (pose: PersonDraft): PersonDraft => {
    carryBody(body, pose, { stance: stanceAt(moment), gesture: doing, moment })
    hangSkirt(body, pose)
    return pose
  }
  if (!doing) return carried(held)
  const acted: PersonDraft = { turns: { ...held.turns }, moves: { ...held.moves } }
  makeGesture(body, acted, doing, moment, t)
  // Held things are in place from the start.
  const share = moment.hands ? 1 : ease((moment.seconds + 0.25) / LEAD_IN)
  return carried(share >= 1 ? acted : blendPoses(held, acted, share))
}

/** Gestures that allow carrying something at the same time. */
const CARRYING = new Set(['stand', 'walk', 'run', 'sit', 'sway', 'ride', 'kneel'])

/** Breathing, and small head motions. */
function idle({ phase, looks, front = 0 }: Moment, t: number): PersonDraft {
  const draft: PersonDraft = { turns: {}, moves: {} }
  const breath = 0.012 * wave(t / 3.4)
  const [right, up] = looks ?? [0.12 * wave(t / 7.3 + phase) + front, 0]
  draft.turns['chest'] = [breath, 0.04 * wave(t / 5.9), 0]
  draft.turns['head'] = [-up - breath, right, 0.02 * wave(t / 4.7)]
  for (const [mark, side] of SIDES) holdArm(draft, mark, [0.04 * wave(t / 3.4 + 0.2 * side), 0.1 + breath, 0.18])
  return draft
}
