/** Lets a bounded amount through at a time; the rest waits in order. */
export type Gate = {
  /** Resolves when there is room; call what it gives exactly when done, any number of times. */
  enter(amount: number): Promise<() => void>
}

export function createGate(capacity: number): Gate {
  let free = capacity
  const waiting: { amount: number; go(): void }[] = []

  const admit = (): void => {
    for (let next = waiting[0]; next && next.amount <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.amount
      next.go()
    }
  }
  return {
    enter: amount =>
      new Promise(resolve => {
        const taken = Math.min(amount, capacity)
        let left = false
        const leave = (): void => {
          if (left) return
          left = true
          free += taken
          admit()
        }
        waiting.push({ amount: taken, go: () => resolve(leave) })
        admit()
      }),
  }
}
