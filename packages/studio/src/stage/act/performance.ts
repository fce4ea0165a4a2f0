import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Gesture, Stance } from '../../bodies/motion/actions.ts'
import type { AnimalMotion } from '../../bodies/motion/animal-motions.ts'
import type { Event } from '../../bodies/motion/event-names.ts'
import type { Meeting, SeenEffect, TouchHow } from '../../library/behaviour.ts'
import type { Stand } from '../place/stand.ts'
import type { Becoming } from '../resolve/resolve-performers.ts'
import type { Motion } from './motion-of-action.ts'

/** A hand at something: a target of the document. */
export type HandAt = {
  target: string
  hands: 'right' | 'left' | 'both'
  how: TouchHow
  /** How far the hand is there, 0 to 1, and since when. */
  share: number
  seconds: number
  part?: string
  /** How high on it, of the own height. */
  high?: number
  /** The id of what the hand holds, which is at it instead. */
  tool?: string
}

export type ShownEffect = {
  effect: SeenEffect
  seconds: number
  until: number
  part?: string
  stays?: true
  /** The id of what it comes out of. */
  from?: string
}

/** A string from somebody's hand, or a rope that something is drawn by. */
export type Line = { to: string; like?: string; isRope?: true }

/** Letters that stay where they were written. */
export type Inscription = { text: string; on: string; said: string }

/** How somebody or something is at a moment. */
export type Performance = {
  stand: Stand
  stance: Stance
  gesture?: Gesture
  animalMotion?: AnimalMotion
  /** Since what is done began, and until it ends. */
  seconds: number
  until: number
  travelled: number
  speed: number
  /** How far of a leap it is, 0 to 1. */
  air?: number
  /** What becomes of it, each with the seconds since it began and those it lasts. */
  events: readonly { event: Event; seconds: number; until: number }[]
  effects: readonly ShownEffect[]
  lines: readonly Line[]
  /** What the hands are at, and what the eyes are on: targets of the document. */
  hand?: HandAt
  looksAt?: string
  /** In what feeling it is done. */
  manner?: NonNullable<Action['manner']>
  points?: true
  /** Who it is that they touch, how, and the height of what is between them. */
  meets?: { id: string; how: Meeting; share: number; seconds: number; over: number }
  /** Thrown or kicked: on its way through the air. */
  flight?: { from: Point; share: number; to: Point; high: number }
  opened?: number
  lit?: boolean
  filled?: number
  isBroken?: { seconds: number }
  isHalved?: { seconds: number }
  /** What it becomes, so far of 1, and what it was before where that was not what it is at the start. */
  turns?: { from?: Becoming; to: Becoming; share: number }
  /** What it has written, so far of 1. */
  writing?: { text: string; on: string; share: number; said: string }
  /** Ways that are not over yet, by where their actions are said. */
  going?: ReadonlyMap<string, Motion>
}

/** What lasts beyond a shot: what was opened stays open, what was lit stays lit, what broke lies there. */
export function lastingOf({
  opened,
  lit,
  filled,
  isBroken,
  isHalved,
  turns,
  events,
  effects,
}: Performance): Partial<Performance> {
  return {
    ...(opened !== undefined && { opened }),
    ...(lit !== undefined && { lit }),
    ...(filled !== undefined && { filled }),
    ...(isBroken && { isBroken }),
    ...(isHalved && { isHalved }),
    ...(turns && { turns: { to: turns.to, share: 1 } }),
    events: events.filter(({ event }) => STAYING.has(event)).map(one => ({ ...one, seconds: one.seconds + LONG })),
    effects: effects.filter(({ stays }) => stays),
  }
}
/** Seconds after which nothing of an event is still under way. */
const LONG = 60
/** What goes on for as long as it is done, and is over then. */
export const PASSING: ReadonlySet<Event> = new Set<Event>(['whirl', 'wheel', 'pulse', 'bounce'])
/** What is not again as it was before. */
const STAYING: ReadonlySet<Event> = new Set<Event>([
  'grow',
  'swell',
  'shrink',
  'melt',
  'wither',
  'burst',
  'shatter',
  'topple',
  'sink',
  'vanish',
  'grow-up',
  'crumble',
  'take-apart',
  'scattered',
])
