/** What was counted while it was measured, times in milliseconds. */
export type Figures = {
  createMs: number[]
  pollMs: number[]
  /** From the create to the callback that tells of the end. */
  finalMs: number[]
  callbacks: number
  failed: number
}

export type Stopwatches = ReturnType<typeof createStopwatches>

export function createStopwatches() {
  const found: Figures = { createMs: [], pollMs: [], finalMs: [], callbacks: 0, failed: 0 }
  const createdAt = new Map<string, number>()
  // A task may be done before its create is answered.
  const endedAt = new Map<string, number>()
  let counting = false
  const end = (id: string): void => {
    const [began, ended] = [createdAt.get(id), endedAt.get(id)]
    if (began === undefined || ended === undefined) return
    if (counting) found.finalMs.push(ended - began)
    createdAt.delete(id)
    endedAt.delete(id)
  }
  return {
    count(on: boolean): void {
      counting = on
    },
    note(what: 'create' | 'poll', ms: number): void {
      if (counting) found[what === 'create' ? 'createMs' : 'pollMs'].push(ms)
    },
    created(id: string, at: number): void {
      createdAt.set(id, at)
      end(id)
    },
    heard(id: string, state: string): void {
      if (counting) found.callbacks += 1
      if (counting && state === 'failed') found.failed += 1
      if (state !== 'success' && state !== 'failed') return
      endedAt.set(id, performance.now())
      end(id)
    },
    figures: (): Figures => found,
  }
}
