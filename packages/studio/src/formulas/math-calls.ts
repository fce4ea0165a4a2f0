import { type Call, number, type Value } from './parse-formula.ts'

/** The numbers of values, lists among them one by one. */
export const numbers = (values: readonly Value[]): number[] =>
  values.flatMap((value): number[] => (Array.isArray(value) ? [...(value as readonly number[])] : [number(value)]))

/** A function of numbers that formulas may call. */
export const ofNumbers =
  (apply: (...values: number[]) => Value | void): Call =>
  (...values) =>
    apply(...numbers(values))

/** The functions of every formula. */
export const MATH: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...Object.entries({
    abs: Math.abs,
    ceil: Math.ceil,
    cos: Math.cos,
    exp: Math.exp,
    floor: Math.floor,
    hypot: Math.hypot,
    log: Math.log,
    max: Math.max,
    min: Math.min,
    round: Math.round,
    sin: Math.sin,
    sqrt: Math.sqrt,
  }).map(([name, apply]): [string, Call] => [name, ofNumbers(apply)]),
  ['clamp', ofNumbers(value => Math.min(1, Math.max(0, value)))],
  [
    'between',
    (from, to, share) => {
      const [a, b, by] = [numbers([from]), numbers([to]), number(share)]
      return a.map((value, at) => value + (b[at]! - value) * by)
    },
  ],
])
