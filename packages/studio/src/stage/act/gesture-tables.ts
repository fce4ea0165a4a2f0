import type { Gesture, Stance } from '../../bodies/motion/actions.ts'
import { readData } from '../../data-files/read-data.ts'
import type { Use } from '../../library/behaviour.ts'

/** The rotation of a held thing from its upright pose, radians: around its own x, z and y. */
export type GripTurn = { tilt?: number; roll?: number; turn?: number }

/** How gestures and stances are held, played and paced. A test checks the names. */
export const GESTURES = readData<{
  grips: Partial<Record<Gesture, GripTurn>>
  betweenHands: readonly Gesture[]
  playing: Readonly<Record<NonNullable<Use['played']>, Gesture>>
  paces: Partial<Record<Stance, number>>
}>('stage/gestures.json')
