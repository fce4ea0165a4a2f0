import type { Action } from './actions.ts'

/** What a figure does at a moment of its shot. */
export type Moment = {
  action: Action
  /** Since the shot began. */
  seconds: number
  /** Metres it has gone, and goes in a second. */
  travelled: number
  speed: number
  /** Of its round, 0 to 1, so that two of a kind differ. */
  phase: number
  /** Holds something before it in its hands: 1 or 2. */
  hands?: 0 | 1 | 2
  /** Height of what it sits on over its feet, metres. */
  seat?: number
  /** Turns its head there: radians to its right, and up. */
  looks?: readonly [right: number, up: number]
}

export const wave = (turns: number): number => Math.sin(turns * 2 * Math.PI)

/** 0 to 1 with gentle ends. */
export const ease = (t: number): number => {
  const at = Math.min(1, Math.max(0, t))
  return at * at * (3 - 2 * at)
}
