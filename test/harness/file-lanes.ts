import type { Lane } from './run-files.ts'

// The longest, on two cores. They go first: at the end there is nothing to run beside them.
export const LONGEST = [
  'test/contract/films-made.test.ts',
  'test/chaos.test.ts',
  'test/console.test.ts',
  'test/contract/made.test.ts',
  'packages/service/test/cli/people/people.test.ts',
  'test/engines/remote.test.ts',
  'test/start.test.ts',
  'test/faults/film-killed.test.ts',
  'packages/studio/test/orders/engine.test.ts',
  'test/contract/marks.test.ts',
  'packages/media/test/inspect/fuzz.test.ts',
  'packages/service/test/files/private-files.test.ts',
]

// Those that wait most of their time: for a deadline, a stall, a process that starts again.
export const WAITING = [
  'test/crash.test.ts',
  'test/faults/database-unreachable.test.ts',
  'test/faults/database-restart.test.ts',
  'test/faults/full-disk.test.ts',
  'test/faults/full-tmpfs.test.ts',
  'packages/service/test/store/embedded.test.ts',
  'packages/service/test/worker/work.test.ts',
  'packages/service/test/http/attacks-bodies.test.ts',
  'packages/service/test/http/attacks-connections.test.ts',
  'packages/service/test/http/revoked-keys.test.ts',
  'packages/service/test/http/watching.test.ts',
  'packages/service/test/worker/fairness.test.ts',
  'packages/service/test/callbacks/fairness.test.ts',
  'packages/service/test/callbacks/order-and-crash.test.ts',
  'packages/service/test/net/closing-hosts.test.ts',
  'packages/service/test/net/guarded-fetch.test.ts',
  'packages/service/test/net/guarded-post.test.ts',
  'packages/service/test/files/s3-faults.test.ts',
  'test/contract/ready-speech.test.ts',
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
