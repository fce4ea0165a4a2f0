import type { Asset } from '@kinora/media/scene/asset-schema'
import type { Feeling } from '../bodies/face-picture.ts'
import type { AnimalMotion, Event, Who } from '../bodies/motion/actions.ts'

// The behaviours that rows of actions and assets can name and the stage implements.

/** The lasting effect of an action. */
export const RESULTS = [
  'held-by-who',
  'held-by-target',
  'carried',
  'on-target',
  'in-target',
  'hung-on-target',
  'set-down',
  'stacked',
  'between',
  'dropped',
  'thrown',
  'thrown-with',
  'rolled',
  'kicked',
  'dunked',
  'tossed-between',
  'juggled',
  'shot',
  'flown',
  'who-on-object',
  'who-on-target',
  'who-on-with',
  'who-lies',
  'who-stands',
  'who-sits-up',
  'leaning',
  'turned',
  'worn-by-who',
  'taken-off',
  'opened',
  'closed',
  'lit',
  'dark',
  'burning',
  'put-out',
  'broken',
  'halved',
  'whole',
  'filled',
  'emptied',
  'poured',
  'played',
  'written',
] as const
export type Result = (typeof RESULTS)[number]

/** The path of the actor if the document gives none. */
export const GOES = [
  'ahead',
  'to',
  'from',
  'in',
  'out',
  'around',
  'past',
  'after',
  'behind',
  'over',
  'onto',
  'leap',
  'spring-out',
  'climb',
  'up',
  'down',
  'drift',
] as const
export type Goes = (typeof GOES)[number]

/** The position of the object while the actor moves: in front, behind, beside, or bounced along. */
export const BRINGS = ['ahead', 'behind', 'beside', 'bounced'] as const
export type Brings = (typeof BRINGS)[number]

/**
 * The positions of two people who touch: the distance between their centres as a fraction of their mean height, whether
 * the other does the same, and whether the distance is exact. If hands join between them, their arms tell the distance, and
 * `joins` is how far above the shoulders that is, in lengths of an arm.
 */
export const MEETINGS = {
  face: { apart: 0.6 },
  embrace: { apart: 0.19, isMutual: true, isExact: true },
  kiss: { apart: 0.29, isMutual: true, isExact: true },
  ear: { apart: 0.26 },
  clasp: { apart: 0.4, joins: -0.2, isMutual: true, isExact: true },
  palm: { apart: 0.4, joins: 0.2, isMutual: true, isExact: true },
  'both-hands': { apart: 0.34, joins: -0.3, isMutual: true, isExact: true },
  'hand-in-hand': { apart: 0.33, isMutual: true },
  waltz: { apart: 0.27, isMutual: true, isExact: true },
  'hand-over': { apart: 0.58 },
  grapple: { apart: 0.4, isMutual: true, isExact: true },
  duel: { apart: 0.72, isMutual: true, isExact: true },
  shove: { apart: 0.38, isMutual: true },
} as const satisfies Record<string, MeetingFacts>
type MeetingFacts = { apart: number; joins?: number; isMutual?: true; isExact?: true }
export type Meeting = keyof typeof MEETINGS
/** The properties common to all meetings. */
export const meetingOf = (how: Meeting): MeetingFacts => MEETINGS[how]

/** The motion of a hand at the thing that it touches. */
export const TOUCHES = [
  'rest',
  'stroke',
  'rub',
  'circle',
  'tap',
  'press',
  'dab',
  'twist',
  'chop',
  'beat',
  'to-and-fro',
  'up-and-down',
  'write',
  'above',
  'aim',
  'row',
] as const
export type TouchHow = (typeof TOUCHES)[number]
export type Touch = {
  role: RoleName
  hands: 'right' | 'left' | 'both'
  how: TouchHow
  part?: string
  /** The height on it, as a fraction of the toucher's height. */
  high?: number
}

/** A visual effect on something while it lasts. */
export const SEEN_EFFECTS = [
  'flames',
  'smoke',
  'steam',
  'bubbles',
  'sparkles',
  'frost',
  'droplets',
  'fizz',
  'glint',
  'motes',
  'sparks',
  'stream',
  'drips',
  'crown',
  'ripples',
  'earth',
  'dust',
  'grain',
  'tears',
  'spatter',
  'rain',
  'mist',
] as const
export type SeenEffect = (typeof SEEN_EFFECTS)[number]

/**
 * The uses of an asset: how an instrument is played, which light a lamp gives, how a mount moves, how a thing is held.
 */
export type Use = NonNullable<Asset['use']>

export const ROLE_NAMES = ['who', 'object', 'target', 'with', 'of'] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** A different behaviour in a place with a surface of water, under water, and in one without water to swim in. */
export const GROUNDS = ['water', 'depths', 'land'] as const
export type Ground = (typeof GROUNDS)[number]

export type Behaviour = {
  /** An animal's whole-body motion instead of the pose. */
  animalMotion?: { beast?: AnimalMotion; bird?: AnimalMotion }
  /** Changes of the actor or another role; for the actor, optionally by its kind. */
  events?: { of: RoleName; kind?: Who; event: Event; on?: Ground }[]
  goes?: Goes
  /** The ground on which the actor goes there; everywhere by default. */
  goesOn?: Ground
  brings?: Brings
  touches?: Touch
  meets?: Meeting
  effects?: { effect: SeenEffect; of: RoleName; part?: string; stays?: true; on?: Ground }[]
  /** The expression of the face: a feeling, and how far the mouth is open, 0 to 1. */
  face?: { feeling?: Feeling; mouth?: number }
  /** The default location. */
  in?: 'water'
  /** The motion stops and jumps to the next pose every so many seconds. */
  jerks?: number
  /** The new asset of the object, unless the document gives one. */
  becomes?: { asset: string }
  /** The object lies on the tool. */
  lies?: 'on-with'
  /** A rope or string from the actor's hand to the object or another role; looks like `with` if that is given. */
  line?: { with: string; to?: string }
}
