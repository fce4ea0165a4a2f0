import type { Lane } from './run-files.ts'

// Minutes each, on two cores. They go first: at the end there is nothing to run beside them.
export const LONGEST = [
  'test/chaos.test.ts',
  'test/contract/films-made.test.ts',
  'test/contract/made.test.ts',
  'packages/media/test/inspect/fuzz.test.ts',
]

// Those that wait most of their time: for a deadline, a restart, a process that is killed.
export const WAITING = [
  'test/faults/database-unreachable.test.ts',
  'test/crash.test.ts',
  'packages/service/test/http/attacks-bodies.test.ts',
  'test/run.test.ts',
]

/**
 * Two files at a time: CI has two cores, and more only makes time-outs. Beside them those that mostly wait, one at a
 * time, as long as there are others.
 */
export function fileLanes(files: readonly string[]): Lane[] {
  const waiting = WAITING.filter(file => files.includes(file))
  const first = LONGEST.filter(file => files.includes(file))
  const listed = new Set([...waiting, ...first])
  const busy = [...first, ...files.filter(file => !listed.has(file))]
  return [
    { files: busy, concurrency: 2 },
    { files: waiting, concurrency: 1 },
  ].filter(lane => lane.files.length > 0)
}
