import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { AnimalMotion, Event, Gesture, Stance } from '../../bodies/motion/actions.ts'
import { findMotion } from '../../bodies/motion/find-motion.ts'
import type { Behaviour, Meeting, SeenEffect, TouchHow } from '../../library/behaviour.ts'
import type { Stand } from '../place/stand.ts'
import type { Becoming } from '../resolve/resolve-performers.ts'
import type { Motion } from './motion-of-action.ts'

/** A hand at a target of the document. */
export type HandAt = {
  target: string
  hands: 'right' | 'left' | 'both'
  how: TouchHow
  /** The progress of the hand to its target, 0 to 1, and the time since its start. */
  share: number
  seconds: number
  part?: string
  /** The height on it, as a fraction of the performer's height. */
  high?: number
  /** The id of the held thing that touches instead of the hand. */
  tool?: string
}

export type ShownEffect = {
  effect: SeenEffect
  seconds: number
  until: number
  part?: string
  stays?: true
  /** The id of its source. */
  from?: string
}

/** A string from a hand, or a rope that pulls something. */
export type Line = { to: string; like?: string; isRope?: true }

/** Letters that stay where they were written, or a picture of somebody or something. */
export type Inscription = { text: string; on: string; said: string; of?: string }

/** The state of an entity at a moment. */
export type Performance = {
  stand: Stand
  stance: Stance
  gesture?: Gesture
  animalMotion?: AnimalMotion
  /** Since the start of the action, and until its end. */
  seconds: number
  until: number
  travelled: number
  speed: number
  /** The progress of a leap, 0 to 1. */
  air?: number
  /** Its events, each with the seconds since its start and its duration. */
  events: readonly { event: Event; seconds: number; until: number }[]
  effects: readonly ShownEffect[]
  lines: readonly Line[]
  /** The targets of hands and eyes. */
  hand?: HandAt
  looksAt?: string
  /** The feeling of the action. */
  manner?: NonNullable<Action['manner']>
  points?: true
  face?: NonNullable<Behaviour['face']>
  /** The touched partner, how, and the height of a thing between them. */
  meets?: { id: string; how: Meeting; share: number; seconds: number; over: number }
  /** In flight after a throw or kick. */
  flight?: { from: Point; share: number; to: Point; high: number }
  opened?: number
  /** The same of single doors and lids, by name. */
  openedParts?: Readonly<Record<string, number>>
  lit?: boolean
  filled?: number
  isBroken?: { seconds: number }
  isHalved?: { seconds: number }
  /** Its new state with the progress, and the earlier state if it differs from the start. */
  turns?: { from?: Becoming; to: Becoming; share: number }
  /** The written text with its progress. */
  writing?: Inscription & { share: number }
  /** Unfinished paths, by the JSON pointers of their actions. */
  going?: ReadonlyMap<string, Motion>
}

/** States that persist beyond a shot: open, lit, broken. */
export function lastingOf({
  opened,
  openedParts,
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
    ...(openedParts && { openedParts }),
    ...(lit !== undefined && { lit }),
    ...(filled !== undefined && { filled }),
    ...(isBroken && { isBroken }),
    ...(isHalved && { isHalved }),
    ...(turns && { turns: { to: turns.to, share: 1 } }),
    events: events.filter(({ event }) => isEvent('stays', event)).map(one => ({ ...one, seconds: one.seconds + LONG })),
    effects: effects.filter(({ stays }) => stays),
  }
}
/** Seconds after which an event has ended. */
const LONG = 60

/** A property of an event: it begins something, it is permanent, or it lasts as long as its action. */
export const isEvent = (how: 'begins' | 'stays' | 'passes', event: Event): boolean =>
  findMotion('events', event)?.[how] === true
