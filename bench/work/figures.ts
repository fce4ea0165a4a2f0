export function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Each turn's figure against the first contender's of the same turn. */
export const ratioOf = (mine: readonly number[], first: readonly number[]): number =>
  median(mine.map((one, turn) => one / (first[turn] ?? Number.NaN)))

/** Every contender once, then every one again: what disturbs the machine for a while disturbs them all. */
export async function inTurns<T>(turns: number, contenders: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const taken: T[][] = contenders.map(() => [])
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, contender] of contenders.entries()) taken[index]?.push(await contender())
  }
  return taken
}
