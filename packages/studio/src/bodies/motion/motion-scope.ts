import { MATH, numbers, ofNumbers } from '../../formulas/math-calls.ts'
import type { Call, Scope, Value } from '../../formulas/parse-formula.ts'
import type { Point } from '../body.ts'
import { ease, falling, wave } from './moment.ts'

/** From 0 to 1, decelerating. */
const braking = (t: number): number => 1 - (1 - Math.min(1, Math.max(0, t))) ** 2

/** From 0 up to 1, stays, and back. */
const swell = (part: number, from: number, to: number, soft = 0.14): number =>
  ease((part - from) / soft) * (1 - ease((part - to + soft) / soft))

const COURSES: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...MATH,
  ['wave', ofNumbers(wave)],
  ['ease', ofNumbers(ease)],
  ['falling', ofNumbers(falling)],
  ['braking', ofNumbers(braking)],
  ['swell', ofNumbers(swell)],
])

/** The numbers and functions of a motion's formulas. */
export function motionScope(
  values: Readonly<Record<string, Value>>,
  calls: readonly (readonly [string, Call])[],
): Scope & { calls: Map<string, Call> } {
  return {
    values: new Map([...Object.entries(values), ['pi', Math.PI], ['true', true]]),
    calls: new Map([...COURSES, ...calls]),
  }
}

/** A pose under construction. */
type Draft = { turns: Record<string, Point>; moves: Record<string, Point> }

const toPoint = (values: readonly Value[]): Point => {
  const [x = 0, y = 0, z = 0] = numbers(values)
  return [x, y, z]
}

/** Functions that turn and move the bones of a pose, and tell how they are turned. */
export const boneCalls = ({ turns, moves }: Draft): [string, Call][] => [
  ['turn', (bone, ...to) => void (turns[String(bone)] = toPoint(to))],
  ['move', (bone, ...to) => void (moves[String(bone)] = toPoint(to))],
  ['turned', bone => turns[String(bone)] ?? [0, 0, 0]],
  ['moved', bone => moves[String(bone)] ?? [0, 0, 0]],
]
