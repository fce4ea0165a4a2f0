import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Router } from '../../src/engines/routing/route.ts'
import type { PlanContext } from '../../src/plans/plan.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { taskRow } from '../worker/fake-ports.ts'
import { readShape, type Shape } from '../../src/core/shape.ts'

/** Attempts at one task, one after another: what one keeps the next one knows. */
export function attemptsAt(t: TestContext, router: Router) {
  const kept = new Map<string, unknown>()
  /** Every write, in order: `+placed`, `-placed`. */
  const writes: string[] = []
  return {
    kept,
    writes,
    async begin(signal = new AbortController().signal): Promise<PlanContext> {
      const folder = await mkdtemp(join(tmpdir(), 'kinora-attempt-'))
      t.after(() => rm(folder, { recursive: true, force: true }))
      const earlier = new Set(kept.keys())
      const context: Partial<PlanContext> = {
        task: taskRow({ type: 'text2video', model: 'genq3' }),
        router,
        clock: Date.now,
        signal,
        folder,
        log: silentLog,
        isDone: name => earlier.has(name),
        async step<T>(name: string, shape: Shape<T>, work: () => Promise<T>): Promise<T> {
          if (kept.has(name)) return readShape(shape, kept.get(name), name)
          const result = await work()
          kept.set(name, result)
          writes.push(`+${name}`)
          return result
        },
        async forget(name) {
          kept.delete(name)
          earlier.delete(name)
          writes.push(`-${name}`)
        },
        progress() {},
      }
      return context as PlanContext
    },
  }
}
