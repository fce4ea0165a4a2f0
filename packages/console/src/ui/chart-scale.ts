/** A few round numbers from 0 to at least the largest value. */
export function chooseTicks(most: number, about = 3): number[] {
  const rough = Math.max(1, most) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(one => one * power).find(one => one >= rough) ?? 10 * power
  const whole = Math.max(1, step)
  return Array.from({ length: Math.ceil(Math.max(1, most) / whole) + 1 }, (_, at) => at * whole)
}

/** Every n-th entry, so that at most `most` remain; always the last one. */
export function chooseLabelled(count: number, most: number): Set<number> {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return new Set(Array.from({ length: Math.ceil(count / every) }, (_, at) => count - 1 - at * every))
}
