import type { Deed, Motion } from '../../src/direct/shot-list.ts'
import { type Antic, anticForDeed, ON_THE_WAY } from '../../src/bodies/motion/antics.ts'
import { actionForDeed, actionForMotion, type Gesture, isStance, type Stance } from '../../src/bodies/motion/actions.ts'

/** How a body is held, and what it does besides, one after another. */
export type Doing = { stance: Stance; gestures: readonly Gesture[]; antics?: readonly Antic[] }

/** A verb of standing still does not stop whoever goes somewhere. */
const GOING: ReadonlySet<Stance> = new Set([
  'walk',
  'run',
  'push',
  'pull',
  'crawl',
  'swim',
  'fly',
  'ride',
  'climb',
  'skate',
])
/** All of the body is needed for these. */
const WHOLE: ReadonlySet<Stance> = new Set([
  'kick',
  'throw',
  'fight',
  'climb',
  'swim',
  'fall',
  'crawl',
  'push',
  'pull',
  'sleep',
  'cheer',
  'bow',
  'jump',
  'pushup',
  'situp',
  'squats',
  'handstand',
  'skydive',
  'ballet',
  'taichi',
  'hoop',
  'arch',
])

/** Done with what is held meanwhile. */
const WITH_TOOLS: ReadonlySet<Gesture> = new Set([
  'write',
  'paint',
  'pour',
  'work',
  'saw',
  'stir',
  'wipe',
  'fold',
  'knead',
  'knot',
  'tidy',
  'press',
  'sweep',
  'dig',
  'photograph',
  'dab',
  'tend',
  'scratch',
  'aim',
  'swing',
])

/** The same of an animal, which does much with all of its body; on its way somewhere only what leaves its legs free. */
export function chooseAnimalDoing(deeds: readonly Deed[], motion: Motion, rig: 'beast' | 'bird'): Doing {
  const antics = deeds.flatMap(deed => anticForDeed(deed, rig) ?? [])
  const rest = deeds.filter(deed => anticForDeed(deed, rig) === undefined)
  const doing = chooseDoing(antics.length > 0 ? rest : deeds, motion)
  const seen = GOING.has(doing.stance) ? antics.filter(antic => ON_THE_WAY.has(antic)) : antics
  return seen.length > 0 ? { ...doing, antics: seen } : doing
}

/** What a subject is seen doing: by its verbs, else by how it moves. */
export function chooseDoing(deeds: readonly Deed[], motion: Motion): Doing {
  // `bends down to drink`: that is how one drinks.
  const done = deeds.length > 1 ? deeds.filter(({ verb }) => verb !== 'bend') : deeds
  const actions = done.map(deed => actionForDeed(deed)).filter(action => action !== undefined)
  const said = actions.filter(isStance)
  const moved = actionForMotion(motion)
  const stance = moved === 'walk' || moved === 'run' ? (said.find(one => GOING.has(one)) ?? moved) : (said[0] ?? moved)
  const shown = WHOLE.has(stance) ? [] : actions.filter(action => !isStance(action))
  // Who cuts with a knife does not hold it first for half of the shot.
  const gestures = shown.some(one => WITH_TOOLS.has(one)) ? shown.filter(one => one !== 'hold') : shown
  // A verb such as `play` makes a subject bob or sway: hands say more.
  const isIdle = said.length === 0 && gestures.length > 0 && (moved === 'sway' || moved === 'dance' || moved === 'jump')
  return { stance: isIdle ? 'stand' : stance, gestures }
}
