import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { finished } from 'node:stream/promises'
import { descendantsOf } from './processes.ts'
import { WATCHDOG_NAME } from './test-cluster.ts'

export type RunOptions = {
  files: readonly string[]
  /** Files at a time. */
  concurrency: number
  /** A file that takes longer is killed, with every process it has started; the others go on. */
  secondsPerFile: number
  /** Goes on until it is stopped: files run again when they or what they import change. */
  watch?: boolean
}

/** Runs test files with Node's runner, each in a process of its own; whether all of them passed. */
export async function runFiles({ files, concurrency, secondsPerFile, watch = false }: RunOptions): Promise<boolean> {
  const deadlines = new Map<string, NodeJS.Timeout>()
  const underWay = new Map<string, Set<string>>()
  let passed = false
  const stream = run({ files: [...files], concurrency, watch })
  // Each file is told of under the name it was given by, and so are the tests in it, under their own.
  stream.on('test:dequeue', ({ name, file = '' }) => {
    if (!files.includes(name)) return void underWay.get(file)?.add(name)
    underWay.set(file, new Set())
    deadlines.set(
      name,
      setTimeout(() => killFile(name, secondsPerFile, underWay.get(file) ?? []), secondsPerFile * 1_000),
    )
  })
  stream.on('test:complete', ({ name, file = '' }) => {
    if (files.includes(name)) clearTimeout(deadlines.get(name))
    else underWay.get(file)?.delete(name)
  })
  stream.on('test:summary', ({ file, success }) => {
    if (file === undefined) passed = success
  })
  const report = stream.compose(new spec())
  report.pipe(process.stdout)
  await finished(report)
  return passed
}

/** The runner tells of a killed file as of one that failed; which of its tests did not end is told here. */
function killFile(file: string, seconds: number, tests: Iterable<string>): void {
  const own = descendantsOf(process.pid).find(one => one.parent === process.pid && one.command.includes(file))
  if (!own) return
  console.error(`${file} was killed: not done after ${seconds} s; under way: ${[...tests].join('; ') || 'no test'}`)
  // The watchdogs of temporary folders stay: when their test is dead they stop its servers and remove its files.
  const all = [own, ...descendantsOf(own.pid)].filter(one => !one.command.includes(WATCHDOG_NAME))
  for (const { pid } of all) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}
