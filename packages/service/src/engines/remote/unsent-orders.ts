/** Orders that a server certainly did not accept, so that they can be sent again. */
export type UnsentOrders = { add(mark: string): void; take(mark: string): boolean }

// Each waits for its next try, and there are never so many.
const MOST = 10_000

/** In memory only: after a restart such an order counts as possibly accepted. */
export function createUnsentOrders(): UnsentOrders {
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
