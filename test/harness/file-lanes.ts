import { readFileSync } from 'node:fs'
import type { FileCost } from './file-costs.ts'
import { isFast } from './is-fast.ts'
import type { Lane } from './run-files.ts'

// Enough that loading what they share costs little, few enough that the last batches end together.
const BATCH_FILES = 20
// With less to run there is nothing to be saved, and a file alone is easier to look at.
const LEAST_FILES = 40
// A hook for each test would be one for those of other files too.
const OWN_HOOKS = /^(?:before|after)Each\(/m

/**
 * Two processes at a time: CI has two cores, and more only makes time-outs. Beside them those that wait most of their
 * time: for a deadline, a stall, a process that starts again. The longest go first: at the end there is nothing to run
 * beside them. Files that make no media and start no process share processes.
 */
export function fileLanes(files: readonly string[], costs: Record<string, FileCost>): Lane[] {
  const seconds = (file: string): number => costs[file]?.wall ?? 0
  const longestFirst = files.toSorted((one, other) => seconds(other) - seconds(one))
  const waiting = longestFirst.filter(file => mostlyWaits(costs[file]))
  const batched = files.length < LEAST_FILES ? [] : longestFirst.filter(file => mayShare(file, costs))
  const alone = longestFirst.filter(file => !waiting.includes(file) && !batched.includes(file))
  const batches = Array.from({ length: Math.ceil(batched.length / BATCH_FILES) }, (_, index) =>
    batched.slice(index * BATCH_FILES, (index + 1) * BATCH_FILES),
  )
  return [
    { runs: [...alone.map(file => [file]), ...batches], atATime: 2 },
    { runs: waiting.map(file => [file]), atATime: 2 },
  ]
}

// Two of them beside two that work take at most as much as one more that does.
const mostlyWaits = (cost: FileCost | undefined): boolean => cost !== undefined && cost.cpu / cost.wall < 0.4

const mayShare = (file: string, costs: Record<string, FileCost>): boolean =>
  costs[file] === undefined && isFast(file) && !OWN_HOOKS.test(readFileSync(file, 'utf8'))
