import { readData } from '../data-files/read-data.ts'

/** The model's alphabet, by the number of the first sign of each run. */
const RUNS = readData<readonly (readonly [first: number, signs: string])[]>('voice/signs.json')

const NUMBERS = new Map(
  RUNS.flatMap(([first, signs]) => Array.from(signs).map((sign, at) => [sign, first + at] as const)),
)

/** The maximum number of signs, without the start and end markers. */
export const MAX_SIGNS = 510

/** Signs as numbers between the start and end markers; unknown signs are dropped. */
export function signNumbers(signs: readonly string[]): number[] {
  return [0, ...signs.map(sign => NUMBERS.get(sign) ?? 0), 0]
}

export const isSign = (sign: string): boolean => NUMBERS.has(sign)
