/** What something was, is and may become again. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[] }

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] })

// As many steps as anybody goes back.
const MOST_STEPS = 200

/** A change; what was undone before it is gone. Changes that belong together, as the letters of a word, are one step. */
export const change = <T>({ past, now }: History<T>, next: T, { joins = false } = {}): History<T> => ({
  past: joins && past.length > 0 ? past : [...past, now].slice(-MOST_STEPS),
  now: next,
  future: [],
})

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
}
