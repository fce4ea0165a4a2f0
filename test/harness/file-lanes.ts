import type { FileCost } from './file-costs.ts'
import { isFast } from './is-fast.ts'
import { mayShare } from './may-share.ts'
import type { Lane } from './run-files.ts'

// Enough that loading what they share costs little, few enough that the last batches end together.
const FAST_FILES = 40
const OTHER_FILES = 14
const BATCH_SECONDS = 30
// Longer files gain little by sharing, and are easier to inspect alone.
const MAX_SECONDS = 9
// Files without a record are short; most of their time is loading.
const UNKNOWN_SECONDS = 1
// Some fifty seconds of such runs are left when chaos begins, which is what it takes.
const BESIDE_CHAOS_SECONDS = 3.5
// With less to run there is nothing to be saved, and a file alone is easier to look at.
const LEAST_FILES = 40

/**
 * Two processes at a time: CI has two cores, and more only makes time-outs. Beside them those that wait most of their
 * time: for a deadline, a stall, a process that starts again. The dearest go first: at the end there is nothing to run
 * beside them. Files that leave nothing behind in their process share it with their neighbours.
 */
export function fileLanes(files: readonly string[], costs: Record<string, FileCost>): Lane[] {
  const seconds = (run: readonly string[]): number =>
    run.reduce((sum, file) => sum + (costs[file]?.cpu ?? UNKNOWN_SECONDS), 0)
  const waiting = files.filter(file => mostlyWaits(costs[file]))
  const shared =
    files.length < LEAST_FILES
      ? []
      : files.filter(file => !waiting.includes(file) && seconds([file]) <= MAX_SECONDS && mayShare(file))
  const isShared = new Set([...shared, ...waiting])
  const place = (run: readonly string[]): number => (isChaos(run) ? BESIDE_CHAOS_SECONDS : seconds(run))
  const runs = [
    ...files.filter(file => !isShared.has(file)).map(file => [file]),
    ...batchesOf(
      shared.filter(file => isFast(file)),
      run => run.length < FAST_FILES,
    ),
    ...batchesOf(
      shared.filter(file => !isFast(file)),
      run => run.length < OTHER_FILES && seconds(run) < BATCH_SECONDS,
    ),
  ]
  return [
    // Chaos is many processes that take most of both cores by themselves: beside them there is room for the shortest.
    { runs: runs.toSorted((one, other) => place(other) - place(one)), atATime: 2 },
    {
      runs: waiting.toSorted((one, other) => wall(costs[other]) - wall(costs[one])).map(file => [file]),
      atATime: 2,
    },
  ]
}

const isChaos = (run: readonly string[]): boolean => run.some(file => file.endsWith('/chaos.test.ts'))

const wall = (cost: FileCost | undefined): number => cost?.wall ?? 0

// Two of them beside two that work take at most as much as one more that does.
const mostlyWaits = (cost: FileCost | undefined): boolean => cost !== undefined && cost.cpu / cost.wall < 0.4

/** Neighbours together: they import the same. */
function batchesOf(files: readonly string[], hasRoom: (run: readonly string[]) => boolean): string[][] {
  const batches: string[][] = []
  for (const file of files) {
    const last = batches.at(-1)
    if (last && hasRoom(last)) last.push(file)
    else batches.push([file])
  }
  return batches
}
