import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Seconds that a test file takes on two cores with the others, and seconds of processor in them. */
export type FileCost = { wall: number; cpu: number }

const RECORD = join(import.meta.dirname, 'file-costs.json')
// Shorter files do not affect the end of the run.
const LEAST_SECONDS = 2

/**
 * A machine that others use as well makes every file look as if it waited: its lanes would be wrong for a quiet one.
 */
export const MAX_OF_OTHERS = 0.1

/** Which share of the processors went to programs that are not of this run. */
export const othersShare = (
  { idle, cpu, wall }: { idle: number; cpu: number; wall: number },
  processors = availableParallelism(),
): number => 1 - idle - cpu / (wall * processors)

/** The recorded costs of the long files. */
export const fileCosts = (): Record<string, FileCost> =>
  JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, FileCost>

/** The costs that processes of test files reported, highest first. */
export function readTold(path: string): (FileCost & { files: string[] })[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').filter(Boolean) : []
  return lines
    .map(line => JSON.parse(line) as FileCost & { files: string[] })
    .toSorted((one, other) => other.cpu - one.cpu)
}

/** Writes down what the files of a run took; what is known of others stays, unless they are gone. */
export function recordCosts(told: readonly (FileCost & { files: string[] })[]): void {
  const alone = told.flatMap(({ files: [file = '', ...others], wall, cpu }) =>
    others.length === 0 ? [[file, { wall: Math.round(wall), cpu: Math.round(cpu) }] as const] : [],
  )
  const all = Object.entries({ ...fileCosts(), ...Object.fromEntries(alone) })
    .filter(([file, { wall }]) => wall >= LEAST_SECONDS && existsSync(file))
    .toSorted(([a, one], [b, other]) => other.wall - one.wall || (a < b ? -1 : 1))
  const lines = all.map(([file, { wall, cpu }]) => `  "${file}": { "wall": ${wall}, "cpu": ${cpu} }`)
  writeFileSync(RECORD, `{\n${lines.join(',\n')}\n}\n`)
}

/** A table for people. */
export function costTable(told: readonly (FileCost & { files: string[] })[], allCpu: number): string {
  const row = (cpu: string, wall: string, what: string): string => `${cpu.padStart(9)} ${wall.padStart(9)}  ${what}`
  return [
    row('CPU s', 'wall s', 'file'),
    ...told.map(({ files: [first = '', ...others], cpu, wall }) =>
      row(cpu.toFixed(1), wall.toFixed(1), others.length > 0 ? `${first} and ${others.length} more` : first),
    ),
    row(allCpu.toFixed(1), '', 'all of it, with PostgreSQL and what ran beside the files'),
  ].join('\n')
}
