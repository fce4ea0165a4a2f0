import type { Clock } from '../../core/clock.ts'

/** Workflows that a server is known not to support. */
export type Fitness = {
  isFit(workflow: string, url: string): boolean
  tellUnfit(workflow: string, url: string): void
  tellFit(workflow: string, url: string): void
}

// The server is not asked again for this long; then a missing model may have been added.
const HOLDS_MS = 5 * 60_000

export function createFitness(clock: Clock): Fitness {
  const unfitUntil = new Map<string, number>()
  const key = (workflow: string, url: string): string => `${workflow} ${url}`
  return {
    isFit: (workflow, url) => (unfitUntil.get(key(workflow, url)) ?? 0) <= clock(),
    tellUnfit: (workflow, url) => void unfitUntil.set(key(workflow, url), clock() + HOLDS_MS),
    tellFit: (workflow, url) => void unfitUntil.delete(key(workflow, url)),
  }
}
