import { findMotion, motionIds } from './find-motion.ts'

/** Stances: states of the whole body. */
export const STANCES = [
  'stand',
  'walk',
  'run',
  'sit',
  'lie',
  'sleep',
  'kneel',
  'rise',
  'settle',
  'bow',
  'dance',
  'kick',
  'push',
  'pull',
  'climb',
  'jump',
  'fall',
  'swim',
  'fly',
  'float',
  'ride',
  'crawl',
  'spin',
  'sway',
  'cheer',
  'fight',
  'throw',
  'skate',
  'pushup',
  'situp',
  'squats',
  'handstand',
  'skydive',
  'ballet',
  'taichi',
  'robot',
  'hoop',
  'arch',
  'stoop',
  'heave',
  'tug',
] as const
export type Stance = (typeof STANCES)[number]
/** Motions of hands and head, on top of any stance: ids of `data/motions/gestures`. */
export type Gesture = string
/** Everything that a body can do. */
export type Action = string
export const gestures = (): readonly Gesture[] => motionIds('gestures')
export const actions = (): readonly Action[] => [...STANCES, ...gestures()]

const stances: ReadonlySet<string> = new Set(STANCES)
export const isStance = (action: string): action is Stance => stances.has(action)

const SPEAKING: ReadonlySet<Gesture> = new Set(['talk', 'argue', 'sing'])
/** True if the mouth moves. */
export const isSpeaking = (gesture: Gesture | undefined): boolean => gesture !== undefined && SPEAKING.has(gesture)

/** A motion of an animal's whole body: an id of `data/motions/beasts` or `birds`. */
export type AnimalMotion = string
export const animalMotions = (): AnimalMotion[] => [...new Set([...motionIds('beasts'), ...motionIds('birds')])]
/** True if the lowest part of the body rests on the ground during a motion. */
export const liesDown = (motion: AnimalMotion): boolean => findMotion('beasts', motion)?.lies === true

/** A change of a subject during a shot: an id of `data/motions/events`. */
export type Event = string
export const eventIds = (): Event[] => motionIds('events')

/** The kinds of subject that an event may affect. */
export type Who = 'thing' | 'alive' | 'fish' | 'vehicle' | 'bird' | 'light'
