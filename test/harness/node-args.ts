import { join } from 'node:path'

/**
 * Node's arguments for processes that run our sources. Parallel garbage collection takes processor time from the other
 * tests.
 */
export const NODE_ARGS: readonly string[] = [
  '--single-threaded-gc',
  '--import',
  join(import.meta.dirname, 'resolve-imports.ts'),
]

/**
 * And for test files. They draw too, with the arithmetic of the service's children (pool-child.ts). With more room garbage is collected less often: each 64 MB of frames would be a collection of the
 * whole. Both are a tenth of what drawing takes.
 */
export const TEST_ARGS: readonly string[] = [
  ...NODE_ARGS,
  '--no-maglev',
  '--min-semi-space-size=32',
  '--initial-old-space-size=300',
  '--external-memory-accounted-in-global-limit',
]
