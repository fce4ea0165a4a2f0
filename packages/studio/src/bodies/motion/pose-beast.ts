import type { Body } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { CLOSED_EYES } from '../animal-eyes.ts'
import { footStep, strideLength } from './legs.ts'
import { type Action, isSpeaking } from './actions.ts'
import { bearingAt } from './bearing.ts'
import { type BeastDraft, beastLeg, draftBeast, LEGS, putFoot } from './beast-draft.ts'
import { poseBeastMotion, runOnBeast } from './beast-steps.ts'
import { findMotion } from './find-motion.ts'
import { gestureAt, type Moment, stanceAt, wave } from './moment.ts'

/** The timing of steps: one leg after another in a walk, front and hind pairs in a gallop. */
const WALK = { bl: 0, fl: 0.25, br: 0.5, fr: 0.75 }
const GALLOP = { bl: 0, br: 0.1, fl: 0.5, fr: 0.6 }

/** True if the animal acts on its haunches. It eats and drinks there only if it holds the food. */
export function isUpright(moment: Pick<Moment, 'action' | 'gesture' | 'hands'>): boolean {
  const stance = stanceAt(moment as Moment)
  const doing = gestureAt(moment as Moment)
  if (doing === undefined || (stance !== 'stand' && stance !== 'sit' && stance !== 'sway')) return false
  return (
    findMotion('gestures', doing)?.needsHands === true ||
    ((doing === 'eat' || doing === 'drink') && (moment.hands ?? 0) > 0)
  )
}

const grazing = (moment: Moment): 'graze' | undefined =>
  ['eat', 'drink'].includes(gestureAt(moment) ?? '') && stanceAt(moment) === 'stand' ? 'graze' : undefined

/** The angles by which a foreleg is raised ahead and bent. */
function forelegs(moment: Moment, side: number, t: number): readonly [ahead: number, bend: number] {
  const doing = gestureAt(moment)
  if (doing === undefined) return [0.3, -0.2]
  if (doing === 'wave') return side > 0 ? [2.3 + 0.35 * wave(t * 1.5), -0.3] : [0.3, -0.2]
  if (doing === 'point') return side > 0 ? [1.5, -0.05] : [0.3, -0.2]
  if (doing === 'clap') return [1.2 + 0.2 * wave(t * 2) * side, -0.3]
  if (doing === 'eat' || doing === 'drink' || doing === 'blow') return [1.15 + 0.3 * wave(t / 2.4), -0.75]
  return [0.95 + 0.14 * wave(t * 1.9 + (side > 0 ? 0 : 0.3)), -0.35]
}

const ON_LEGS: ReadonlySet<Action> = new Set(['walk', 'run', 'crawl', 'push', 'pull', 'skate'])

export function poseBeast(body: Body, moment: Moment): Pose {
  const { animalMotion } = moment
  if (animalMotion === undefined) return poseAction(body, moment)
  if (!ON_LEGS.has(moment.action)) return poseBeastMotion(body, animalMotion, moment)
  if (animalMotion === 'belly-slide') return poseBeastMotion(body, animalMotion, moment)
  const going = poseAction(body, moment)
  // The legs continue; head and tail make the motion.
  const { turns, moves } = poseBeastMotion(body, animalMotion, moment)
  const free = ['neck', 'head', 'jaw', 'tail', 'tailend'].flatMap(bone => (turns[bone] ? [[bone, turns[bone]]] : []))
  return animalMotion === 'stalk'
    ? going
    : {
        ...going,
        turns: { ...going.turns, ...Object.fromEntries(free) },
        moves: { ...going.moves, ...(moves?.['gullet'] && { gullet: moves['gullet'] }) },
      }
}

function poseAction(body: Body, moment: Moment): Pose {
  const { seconds, phase } = moment
  const action = isUpright(moment) ? 'upright' : (grazing(moment) ?? stanceAt(moment))
  const t = seconds + phase * 5
  const draft = draftBeast(body)
  const { turns, moves } = draft
  const { turn, bent, last } = bearingAt(moment)
  const about = moment.staysStill ? 0 : moment.front === undefined ? 0.7 : 0.35
  const [right, up] = moment.looks ?? [about * turn + (moment.front ?? 0), 0]
  turns['neck'] = [-0.4 * up + 0.02 * wave(t / 3), right * 0.5, 0]
  turns['head'] = [-0.6 * up + 0.02 * wave(t / 3.6), right * 0.5, 0.05 * wave(t / 6.1)]
  turns['tail'] = [0, 0.35 * wave(t / 1.1), 0]
  turns['tailend'] = [0, 0.3 * wave(t / 1.1 - 0.15), 0]
  if (ON_LEGS.has(action)) goOnLegs(draft, moment, action === 'run', right)
  else if (action === 'upright' || action === 'ride') sitUp(draft, moment, action === 'ride', [right, up])
  else
    runOnBeast(draft, 'beast-stances', action, {
      t,
      right,
      up,
      turn,
      bent,
      last,
      hasLooks: moment.looks !== undefined,
      staysStill: moment.staysStill === true,
    })
  if (isSpeaking(gestureAt(moment))) turns['head'] = [-0.3 + 0.15 * wave(t * 1.7), 0, 0]
  if (body.bones.some(({ name }) => name === 'wing.r')) {
    const beat = action === 'fly' || action === 'run' ? 0.75 * wave(t * 1.4) : 0.05 * wave(t / 3)
    turns['wing.r'] = [0, 0, -beat]
    turns['wing.l'] = [0, 0, beat]
  }
  return { turns, moves, ...(action === 'sleep' && { sizes: CLOSED_EYES }) }
}

/** Steps with the distance travelled. */
function goOnLegs(draft: BeastDraft, moment: Moment, isRunning: boolean, right: number): void {
  const { body, turns, moves, spine } = draft
  const { travelled, speed, phase } = moment
  const stride = strideLength(speed, spine, isRunning)
  const round = travelled / stride + phase
  const onGround = isRunning ? 0.36 : 0.62
  const reach = (stride * onGround) / 2
  const leg = beastLeg(body, 'fr')
  const long = leg.hip[1] - leg.foot[1]
  const low = long - Math.sqrt(Math.max(0.25 * long * long, long * long - reach * reach)) + 0.03 * long
  const bob = isRunning ? 0.1 * spine * Math.max(0, wave(round - 0.05)) : 0.015 * spine * wave(round * 2)
  // Stalking: on bent legs, with the head low.
  const stalks = moment.animalMotion === 'stalk' ? 1 : 0
  const drop = low - bob + 0.26 * spine * stalks
  moves['trunk'] = [0, -drop, 0]
  const strength = Math.min(1, stride / spine)
  const offsets = isRunning ? GALLOP : WALK
  for (const name of LEGS) {
    const { y, z } = footStep(round + offsets[name], stride, onGround, (isRunning ? 0.28 : 0.16) * spine * strength)
    putFoot(draft, name, z, y)
  }
  turns['neck'] = [0.5 * stalks + 0.07 * strength * wave(round * (isRunning ? 1 : 2)), right * 0.2, 0]
  turns['head'] = [-0.45 * stalks - 0.06 * strength * wave(round * (isRunning ? 1 : 2)), right * 0.2, 0]
}

/** Sits like a person: the front legs are arms. */
function sitUp(draft: BeastDraft, moment: Moment, rides: boolean, [right, up]: readonly [number, number]): void {
  const { turns, moves, spine } = draft
  const t = moment.seconds + moment.phase * 5
  const tilt = rides ? 0.95 : 1.1
  moves['trunk'] = [0, -0.1 * spine, 0]
  turns['trunk'] = [-tilt, 0, 0]
  turns['neck'] = [tilt * 0.5 - 0.3 * up, right * 0.5, 0]
  turns['head'] = [tilt * 0.45 - 0.5 * up + 0.04 * wave(t * 0.9), right * 0.5, 0.05 * wave(t / 3)]
  turns['tail'] = [tilt, 0.3 * wave(t / 1.4), 0]
  for (const [name, side] of [
    ['fr', 1],
    ['fl', -1],
  ] as const) {
    const [ahead, bend] = rides ? [0.55, -0.15] : forelegs(moment, side, t)
    turns[`${name}1`] = [tilt - ahead, 0, 0]
    turns[`${name}2`] = [bend, 0, 0]
    const turn = moment.travelled * 4 + (side > 0 ? 0 : Math.PI)
    const pedal = rides ? 0.3 * Math.sin(turn) : 0
    turns[name === 'fr' ? 'br1' : 'bl1'] = [tilt - 1.45 + pedal, 0, 0.2 * side]
    turns[name === 'fr' ? 'br2' : 'bl2'] = [rides ? 1.0 - pedal : 1.5, 0, 0]
  }
}
