/**
 * An answer that many ask for: while one is being found, and for a moment after, everybody is given that one. A failure is
 * kept as well, or whoever asks while something is broken would make it worse. What took long to find is kept for
 * `times` as long.
 */
export function keepFor<T>(
  ms: number,
  find: () => Promise<T>,
  now: () => number = () => performance.now(),
  { times = 0 }: { times?: number } = {},
) {
  let kept: { found: Promise<T>; until: number } | undefined
  return (): Promise<T> => {
    if (kept && now() < kept.until) return kept.found
    const began = now()
    const one = { found: find(), until: Number.POSITIVE_INFINITY }
    kept = one
    const settle = (): void => {
      one.until = now() + Math.max(ms, (now() - began) * times)
    }
    one.found.then(settle, settle)
    return one.found
  }
}
