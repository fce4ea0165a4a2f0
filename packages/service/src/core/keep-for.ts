/**
 * An answer that many ask for: while one is being found, and for a moment after, everybody is given that one. A failure is
 * kept as well, or whoever asks while something is broken would make it worse.
 */
export function keepFor<T>(ms: number, find: () => Promise<T>, now: () => number = () => performance.now()) {
  let kept: { found: Promise<T>; until: number } | undefined
  return (): Promise<T> => {
    if (kept && now() < kept.until) return kept.found
    const one = { found: find(), until: Number.POSITIVE_INFINITY }
    kept = one
    const settle = (): void => {
      one.until = now() + ms
    }
    one.found.then(settle, settle)
    return one.found
  }
}
