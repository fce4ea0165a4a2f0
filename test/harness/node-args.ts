import { join } from 'node:path'

/**
 * What Node is told for processes that run our sources. Collecting garbage with several threads is for those with cores
 * to spare: it takes some of the time of the others.
 */
export const NODE_ARGS: readonly string[] = [
  '--single-threaded-gc',
  '--import',
  join(import.meta.dirname, 'resolve-imports.ts'),
]

/**
 * And for test files. With more room garbage is collected less often: each 64 MB of frames would be a collection of the
 * whole. Both are a tenth of what drawing takes.
 */
export const TEST_ARGS: readonly string[] = [
  ...NODE_ARGS,
  '--min-semi-space-size=32',
  '--initial-old-space-size=300',
  '--external-memory-accounted-in-global-limit',
]
