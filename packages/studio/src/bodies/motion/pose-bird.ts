import { CLOSED_EYES } from '../animal-eyes.ts'
import type { Body, Point } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { bendLeg, footStep, strideLength } from './legs.ts'
import { isSpeaking, type Stance } from './actions.ts'
import { poseBirdMotion } from './beast-steps.ts'
import { gestureAt, type Moment, stanceAt, wave } from './moment.ts'
import { openThing } from './open-thing.ts'
import { ownPose } from './own-motions.ts'

/** Animal motions apply to a standing bird; in the air it flies. */
export function poseBird(body: Body, moment: Moment): Pose {
  const { animalMotion } = moment
  const pose = poseAction(body, moment)
  return animalMotion && !AIRBORNE.has(stanceAt(moment)) ? poseBirdMotion(pose, animalMotion, moment) : pose
}
const AIRBORNE: ReadonlySet<Stance> = new Set(['fly', 'float', 'fall'])

function poseAction(body: Body, moment: Moment): Pose {
  const { seconds, phase, travelled, speed, looks } = moment
  const [action, gesture] = [stanceAt(moment), gestureAt(moment)]
  const t = seconds + phase * 5
  const turns: Record<string, Point> = {}
  const moves: Record<string, Point> = {}
  const at = (bone: string): Point => body.bones.find(one => one.name === bone)!.at
  const hip = at('leg.r')[1]
  // Birds look in jerks.
  const jerk = Math.round(2 * wave(t / 3.7)) / 2
  turns['head'] = [-(looks?.[1] ?? 0), looks?.[0] ?? 0.5 * jerk + (moment.front ?? 0), 0]
  turns['tail'] = [0.05 * wave(t / 1.9), 0, 0]
  const isFlying = action === 'fly' || action === 'float' || action === 'fall'
  const beat = isFlying ? 1 : action === 'cheer' || action === 'dance' ? 0.6 : 0
  const flap = wave(t * 1.9)
  // Spread from the side of the body, then up and down.
  turns['wing.r'] = [0, 0, beat ? 1.35 + 0.75 * flap * beat : 0.04 * wave(t / 2.4)]
  turns['wing.l'] = [0, 0, beat ? -1.35 - 0.75 * flap * beat : -0.04 * wave(t / 2.4)]
  if (isFlying) {
    turns['leg.r'] = turns['leg.l'] = [1.1, 0, 0]
    moves['trunk'] = [0, -0.03 * hip * flap, 0]
    return { turns, moves }
  }
  const step = (mark: string, to: { y: number; z: number }, drop: number): void => {
    const [leg, shank] = [at(`leg.${mark}`), at(`shank.${mark}`)]
    const bent = bendLeg(
      { hip: leg, knee: shank, foot: [leg[0], 0, leg[2]] },
      { y: to.y, z: leg[2] + to.z },
      { y: leg[1] - drop, z: leg[2] },
    )
    turns[`leg.${mark}`] = [bent.upper, 0, 0]
    turns[`shank.${mark}`] = [bent.lower, 0, 0]
  }
  if (action === 'walk' || action === 'run') {
    const stride = strideLength(speed, hip, action === 'run')
    const round = travelled / stride + phase
    const reach = stride * 0.3
    const drop = hip - Math.sqrt(Math.max(0.3 * hip * hip, hip * hip - reach * reach)) + 0.03 * hip
    moves['trunk'] = [0, -drop, 0]
    turns['trunk'] = [0, 0, 0]
    for (const [mark, offset] of [
      ['r', 0],
      ['l', 0.5],
    ] as const)
      step(mark, footStep(round + offset, stride, 0.6, 0.2 * hip), drop)
    turns['neck'] = [0.12 * wave(round * 2), 0, 0]
    return { turns, moves }
  }
  if (action === 'swim') return { turns, moves }
  const hop = action === 'jump' || action === 'dance' || action === 'cheer' ? 0.5 * hip * Math.max(0, wave(t / 0.8)) : 0
  moves['trunk'] = [0, hop - 0.02 * hip, 0]
  for (const mark of ['r', 'l']) step(mark, { y: hop, z: 0 }, 0.02 * hip - hop)
  if (isSpeaking(gesture)) {
    turns['head'] = [-0.2 + 0.12 * wave(t * 1.7), 0.4 * jerk, 0]
    turns['jaw'] = [0.45 * Math.max(0, wave(t * 1.9)), 0, 0]
  }
  if (gesture === 'eat' || gesture === 'drink') {
    const down = Math.max(0, wave(t / 1.7))
    turns['trunk'] = [0.55 * down, 0, 0]
    turns['leg.r'] = turns['leg.l'] = [-0.55 * down, 0, 0]
    turns['neck'] = [0.8 * down, 0, 0]
  }
  if (action === 'sleep' || action === 'lie' || action === 'sit') {
    turns['leg.r'] = turns['leg.l'] = [-1.3, 0, 0]
    turns['shank.r'] = turns['shank.l'] = [2.2, 0, 0]
    if (action === 'sleep') turns['neck'] = [0.5, 0.6, 0]
  }
  return { turns, moves, ...(action === 'sleep' && { sizes: CLOSED_EYES }) }
}

/** An animal that swims with its tail: a wave runs along it. */
export function poseFish(body: Body, { seconds, phase, speed }: Moment): Pose {
  const t = seconds * (0.7 + Math.min(1.3, speed)) + phase * 5
  // A whale's tail goes up and down.
  const isLevel = body.parts.some(part => 'slab' in part && part.bone === 'tail' && part.turn !== undefined)
  const bend = (by: number): Point => (isLevel ? [by, 0, 0] : [0, by, 0])
  return {
    turns: {
      trunk: bend(0.07 * wave(t)),
      middle: bend(0.22 * wave(t - 0.18)),
      tail: bend(0.42 * wave(t - 0.36)),
      'fin.r': [0, 0, 0.3 * wave(t * 0.8)],
      'fin.l': [0, 0, -0.3 * wave(t * 0.8)],
    },
    moves: {},
  }
}

/** Metres that a boat moves per stroke of its oars. */
const STROKE = 1.4

/** Things that do not move by clips of their own: wheels roll with the distance travelled, rotors turn, other parts are carried. */
export function poseThing(body: Body, moment: Moment): Pose {
  const own = body.clip && ownPose(body, moment)
  if (own) return own
  const { seconds, travelled, phase, action, opened, openedParts, filled, apart } = moment
  const { turns, moves, sizes } = openThing(body, { opened, openedParts, filled, apart })
  const stretched: Record<string, Point> = {}
  raise(body, seconds, moves, stretched)
  for (const { name, at } of body.bones) {
    if (name.startsWith('wheel')) turns[name] = [travelled / Math.max(0.01, at[1]), 0, 0]
    if (name.startsWith('oar')) {
      const [stroke, side] = [travelled / STROKE, name.endsWith('r') ? 1 : -1]
      turns[name] = [0, side * 0.5 * wave(stroke), side * 0.2 * Math.max(0, wave(stroke + 0.25))]
    }
    if (name.startsWith('pendulum')) turns[name] = [0.62 * wave(seconds / 2.5 + phase), 0, 0]
    if (name.startsWith('rotor')) turns[name] = [0, seconds * 17, 0]
    if (name.startsWith('runner')) turns[name] = [seconds * 5, 0, 0]
    if (name.startsWith('spinner')) turns[name] = [0, 0, seconds * 1.1]
    if (name.startsWith('hauled')) moves[name] = [0.14 * wave(seconds / 2.6) + 0.05 * wave(seconds * 0.7), 0, 0]
    if (name.startsWith('flap'))
      turns[name] = [0, 0, (name.endsWith('r') ? 1 : -1) * 0.8 * wave((seconds + phase) * 2.4)]
    if (name.startsWith('sway'))
      turns[name] = [0.02 * wave(seconds / 3.1 + phase), 0, 0.03 * wave(seconds / 3.7 + phase)]
    if (name.startsWith('flicker')) {
      const [beat, share] = [seconds * 1.3 + at[0] * 7 + at[2] * 5, 1 + 0.16 * wave(seconds * 2.3 + at[0] * 11)]
      turns[name] = [0.07 * wave(beat * 0.7), 0, 0.1 * wave(beat)]
      stretched[name] = [1.02 - 0.1 * share, share + 0.1 * wave(beat * 1.9), 1.02 - 0.1 * share]
    }
    if (name.startsWith('bell')) turns[name] = [0, 0, 0.1 * wave(seconds / 1.3 + phase)]
  }
  if (action === 'sway' || action === 'dance') turns[body.bones[0]!.name] = [0, 0, 0.07 * wave(seconds / 2.3 + phase)]
  return { turns, moves, sizes: { ...sizes, ...stretched } }
}

/** Clouds of smoke or steam: they rise from the lowest to the highest, spread and grow, vanish and begin again. */
function raise({ bones }: Body, seconds: number, moves: Record<string, Point>, sizes: Record<string, Point>): void {
  const rising = bones.filter(({ name }) => name.startsWith('rise'))
  if (rising.length < 2) return
  const heights = rising.map(({ at }) => at[1])
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const whole = (high - low) * (1 + 1 / rising.length)
  for (const { name, at } of rising) {
    const rest = (at[1] - low) / whole
    const part = (rest + seconds / (1.6 + 0.9 * Math.sqrt(whole))) % 1
    const spread = part - rest
    const size = (Math.min(1, 0.3 + 5 * part, 4 * (1 - part)) * (0.35 + part)) / (0.35 + rest)
    moves[name] = [at[0] * spread, whole * (part - rest), at[2] * spread]
    sizes[name] = [size, size, size]
  }
}
