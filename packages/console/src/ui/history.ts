/** Past, present and future states, for undo and redo. */
export type History<T> = {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** The subject of the last change; further changes of the same subject join it. */
  joins?: string | undefined
}

/** Changes with the same `joins` are one step, such as letters typed into one field. */
export type ChangeOptions = { joins?: string }

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] })

// The maximum number of undo steps.
const MAX_STEPS = 200

/** Records a change and clears the redo states. */
export const change = <T>(before: History<T>, next: T, { joins }: ChangeOptions = {}): History<T> => ({
  past: joins !== undefined && joins === before.joins ? before.past : [...before.past, before.now].slice(-MAX_STEPS),
  now: next,
  future: [],
  joins,
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
