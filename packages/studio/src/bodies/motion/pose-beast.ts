import type { Body } from '../body.ts'
import type { Pose } from '../pose-bones.ts'
import { CLOSED_EYES } from '../animal-eyes.ts'
import { footStep, strideLength } from './legs.ts'
import { type Action, isSpeaking } from './actions.ts'
import { bearingAt } from './bearing.ts'
import { poseBeastMotion } from './beast-motions.ts'
import { beastLeg, draftBeast, type LegName, LEGS, putFoot } from './beast-draft.ts'
import { gestureAt, type Moment, stanceAt, wave } from './moment.ts'

/** The timing of steps: one leg after another in a walk, front and hind pairs in a gallop. */
const WALK = { bl: 0, fl: 0.25, br: 0.5, fr: 0.75 }
const GALLOP = { bl: 0, br: 0.1, fl: 0.5, fr: 0.6 }

/** Actions that need hands: the animal sits up, as in a picture book. */
const HANDY: ReadonlySet<Action> = new Set([
  'wave',
  'point',
  'hug',
  'give',
  'take',
  'pour',
  'write',
  'type',
  'read',
  'play',
  'fiddle',
  'keys',
  'blow',
  'work',
  'stir',
  'wipe',
  'fold',
  'knead',
  'knot',
  'tidy',
  'conduct',
  'knock',
  'press',
  'barbell',
  'put',
  'sweep',
  'dig',
  'row',
  'photograph',
  'call',
  'pray',
  'clap',
  'carry',
  'clasp',
  'paint',
  'saw',
  'catch',
])

/** Whether the animal acts on its haunches; eating and drinking only if it holds the food. */
export function isUpright(moment: Pick<Moment, 'action' | 'gesture' | 'hands'>): boolean {
  const stance = stanceAt(moment as Moment)
  const doing = gestureAt(moment as Moment)
  if (doing === undefined || (stance !== 'stand' && stance !== 'sit' && stance !== 'sway')) return false
  return HANDY.has(doing) || ((doing === 'eat' || doing === 'drink') && (moment.hands ?? 0) > 0)
}

const grazing = (moment: Moment): 'graze' | undefined =>
  ['eat', 'drink'].includes(gestureAt(moment) ?? '') && stanceAt(moment) === 'stand' ? 'graze' : undefined

/** How far a foreleg is raised ahead, and bent. */
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
  if (!ON_LEGS.has(moment.action))
    return poseBeastMotion(body, animalMotion === 'stalk' ? 'crouch' : animalMotion, moment)
  if (animalMotion === 'belly-slide') return poseBeastMotion(body, animalMotion, moment)
  const going = poseAction(body, moment)
  // The legs continue; head and tail make the motion of `ON_THE_WAY`.
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
  const { seconds, phase, travelled, speed } = moment
  const action = isUpright(moment) ? 'upright' : (grazing(moment) ?? stanceAt(moment))
  const t = seconds + phase * 5
  const draft = draftBeast(body)
  const { turns, moves, spine } = draft
  const { turn, bent, last } = bearingAt(moment)
  const about = moment.staysStill ? 0 : 0.7
  const [right, up] = moment.looks ?? [about * turn, 0]
  turns['neck'] = [-0.4 * up + 0.02 * wave(t / 3), right * 0.5, 0]
  turns['head'] = [-0.6 * up + 0.02 * wave(t / 3.6), right * 0.5, 0.05 * wave(t / 6.1)]
  turns['tail'] = [0, 0.35 * wave(t / 1.1), 0]
  turns['tailend'] = [0, 0.3 * wave(t / 1.1 - 0.15), 0]
  const step = (name: LegName, to: { y: number; z: number }): void => putFoot(draft, name, to.z, to.y)
  const stand = (drop: number): void => {
    moves['trunk'] = [0, -drop, 0]
    for (const name of LEGS) putFoot(draft, name)
  }
  switch (action) {
    case 'walk':
    case 'run':
    case 'skate':
    case 'push':
    case 'pull':
    case 'crawl': {
      const isRunning = action === 'run'
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
      for (const name of LEGS)
        step(name, footStep(round + offsets[name], stride, onGround, (isRunning ? 0.28 : 0.16) * spine * strength))
      turns['neck'] = [0.5 * stalks + 0.07 * strength * wave(round * (isRunning ? 1 : 2)), right * 0.2, 0]
      turns['head'] = [-0.45 * stalks - 0.06 * strength * wave(round * (isRunning ? 1 : 2)), right * 0.2, 0]
      break
    }
    case 'jump': {
      const high = Math.max(0, wave(t / 1.1)) * 0.7 * spine
      moves['trunk'] = [0, high - 0.03 * spine, 0]
      turns['trunk'] = [-0.25 * wave(t / 1.1 + 0.2) * Math.min(1, high / (0.2 * spine)), 0, 0]
      for (const name of LEGS)
        turns[`${name}1`] = [(name[0] === 'f' ? -0.5 : 0.5) * Math.min(1, high / (0.3 * spine)), 0, 0]
      break
    }
    case 'sit': {
      const tilt = 0.62
      moves['trunk'] = [0, -0.12 * spine, 0]
      turns['trunk'] = [-tilt, 0, 0]
      turns['neck'] = [tilt * 0.55, right * 0.5, 0]
      turns['head'] = [tilt * 0.4 - up, right * 0.5, 0]
      for (const name of LEGS) {
        turns[`${name}1`] = name[0] === 'f' ? [tilt + 0.05, 0, 0] : [tilt - 1.45, 0, name === 'br' ? 0.25 : -0.25]
        turns[`${name}2`] = name[0] === 'f' ? [0, 0, 0] : [1.75, 0, 0]
      }
      turns['tail'] = [tilt, 0.3 * wave(t / 1.4), 0]
      break
    }
    case 'upright':
    case 'ride': {
      // Sits like a person: the front legs are arms.
      const tilt = action === 'ride' ? 0.95 : 1.1
      moves['trunk'] = [0, -0.1 * spine, 0]
      turns['trunk'] = [-tilt, 0, 0]
      turns['neck'] = [tilt * 0.5 - 0.3 * up, right * 0.5, 0]
      turns['head'] = [tilt * 0.45 - 0.5 * up + 0.04 * wave(t * 0.9), right * 0.5, 0.05 * wave(t / 3)]
      turns['tail'] = [tilt, 0.3 * wave(t / 1.4), 0]
      for (const [name, side] of [
        ['fr', 1],
        ['fl', -1],
      ] as const) {
        const [ahead, bend] = action === 'ride' ? [0.55, -0.15] : forelegs(moment, side, t)
        turns[`${name}1`] = [tilt - ahead, 0, 0]
        turns[`${name}2`] = [bend, 0, 0]
        const turn = travelled * 4 + (side > 0 ? 0 : Math.PI)
        const pedal = action === 'ride' ? 0.3 * Math.sin(turn) : 0
        turns[name === 'fr' ? 'br1' : 'bl1'] = [tilt - 1.45 + pedal, 0, 0.2 * side]
        turns[name === 'fr' ? 'br2' : 'bl2'] = [action === 'ride' ? 1.0 - pedal : 1.5, 0, 0]
      }
      break
    }
    case 'climb':
      turns['trunk'] = [-1.3, 0, 0]
      turns['neck'] = [0.5, 0, 0]
      turns['head'] = [0.3, 0, 0]
      for (const [index, name] of LEGS.entries())
        turns[`${name}1`] = [(name[0] === 'f' ? -0.6 : -0.2) + 0.45 * wave(t * 0.8 + index * 0.5), 0, 0]
      break
    case 'fight':
    case 'throw':
    case 'kick': {
      const rear = 0.45 * Math.max(0, wave(t / 1.5))
      stand(0)
      turns['trunk'] = [-rear, 0, 0]
      moves['trunk'] = [0, 0.5 * rear * spine, 0]
      for (const name of LEGS) if (name[0] === 'f') turns[`${name}1`] = [-rear * 1.6 + 0.3 * wave(t * 1.3), 0, 0]
      for (const name of LEGS) if (name[0] === 'b') turns[`${name}1`] = [rear, 0, 0]
      break
    }
    case 'lie':
    case 'sleep':
      moves['trunk'] = [0, -spine * 0.6, 0]
      for (const name of LEGS) {
        // All four ahead along the ground: a shank that hung down would hold the rump up.
        turns[`${name}1`] = [name[0] === 'f' ? -1.45 : -1.35, 0, name.endsWith('r') ? 0.35 : -0.35]
        turns[`${name}2`] = [name[0] === 'f' ? 0.05 : -0.1, 0, 0]
      }
      turns['neck'] = [action === 'sleep' ? 0.75 + 0.02 * wave(t / 3.2) : 0.15, right * 0.5, 0]
      turns['head'] = [action === 'sleep' ? -0.15 : 0, right * 0.5, action === 'sleep' ? 0.25 : 0]
      // The tail lies around the body.
      turns['tail'] = [-0.5, 0.9, 0]
      turns['tailend'] = [-0.2, 1.1, 0]
      break
    case 'graze':
      stand(0.02 * spine)
      // It looks up after eating.
      turns['neck'] = [1.0 - 0.85 * last + 0.05 * wave(t * 1.3), 0.3 * turn, 0]
      turns['head'] = [0.15 - 0.2 * last + 0.1 * wave(t * 1.9), 0.3 * last, 0]
      break
    case 'swim':
    case 'float':
      for (const [index, name] of LEGS.entries()) {
        turns[`${name}1`] = [0.5 * wave(t * 0.9 + index * 0.37), 0, 0]
        turns[`${name}2`] = [0.4 + 0.3 * wave(t * 0.9 + index * 0.37 + 0.2), 0, 0]
      }
      turns['trunk'] = [-0.08 + 0.04 * wave(t / 2), 0, 0.03 * wave(t / 3)]
      break
    case 'fly':
    case 'fall':
    case 'skydive':
      for (const name of LEGS) turns[`${name}1`] = [name[0] === 'f' ? -0.7 : 0.9, 0, 0]
      turns['trunk'] = [0.06 * wave(t / 2.4), 0, 0.05 * wave(t / 3.1)]
      break
    case 'ballet':
    case 'taichi':
    case 'robot':
    case 'hoop':
    case 'handstand':
    case 'dance':
    case 'cheer': {
      stand(0.05 * spine * (1 + wave(t * 1.8)))
      turns['trunk'] = [0, 0.12 * wave(t * 0.9), 0.06 * wave(t * 0.9)]
      turns['head'] = [0.1 * wave(t * 1.8), 0.2 * wave(t * 0.9), 0.15 * wave(t * 0.9)]
      break
    }
    case 'squats':
    case 'pushup':
    case 'situp':
    case 'arch':
    case 'stoop':
    case 'heave':
    case 'tug':
    case 'bow':
    case 'kneel':
    case 'rise':
    case 'settle':
    case 'spin':
    case 'stand':
    case 'sway':
      stand(0.015 * spine * (1 + wave(t / 3)))
      // Sniffs at the ground between one look and the other.
      if (!moment.looks && !moment.staysStill) turns['neck'] = [0.5 * bent, 0.5 * right, 0]
  }
  if (isSpeaking(gestureAt(moment))) turns['head'] = [-0.3 + 0.15 * wave(t * 1.7), 0, 0]
  if (body.bones.some(({ name }) => name === 'wing.r')) {
    const beat = action === 'fly' || action === 'run' ? 0.75 * wave(t * 1.4) : 0.05 * wave(t / 3)
    turns['wing.r'] = [0, 0, -beat]
    turns['wing.l'] = [0, 0, beat]
  }
  return { turns, moves, ...(action === 'sleep' && { sizes: CLOSED_EYES }) }
}
