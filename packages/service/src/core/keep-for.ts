/**
 * Caches an answer for many callers: while it is being found and shortly after, all get the same. Failures are cached
 * too, so that callers do not make a fault worse. A slow answer is kept for `times` its duration.
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
