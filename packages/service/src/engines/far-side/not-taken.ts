/** Marks of orders that a far side surely did not take, so that they can be sent again. */
export type NotTaken = { add(mark: string): void; take(mark: string): boolean }

// Each waits for its next try, and there are never so many.
const MOST = 10_000

/** Of this process: after a restart it is not known any more, and such an order counts as one that may have been taken. */
export function createNotTaken(): NotTaken {
  const marks = new Set<string>()
  return {
    add(mark) {
      marks.add(mark)
      const [oldest = ''] = marks
      if (marks.size > MOST) marks.delete(oldest)
    },
    take: mark => marks.delete(mark),
  }
}
