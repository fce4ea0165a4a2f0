import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { descendantsOf } from './processes.ts'
import { WATCHDOG_NAME } from './test-cluster.ts'

export type Lane = {
  files: readonly string[]
  /** Files at a time. */
  concurrency: number
}

export type RunOptions = {
  /** Run beside each other; each in the order of its files. */
  lanes: readonly Lane[]
  /** A file that takes longer is killed, with every process it has started; the others go on. */
  secondsPerFile: number
  /** Goes on until it is stopped: files run again when they or what they import change. */
  watch?: boolean
}

type Counts = Record<'tests' | 'suites' | 'passed' | 'failed' | 'cancelled' | 'skipped' | 'todo', number>
type Event = { type: string; data?: { nesting?: number; file?: string } }

/** Runs test files with Node's runner, each in a process of its own; whether all of them passed. */
export async function runFiles({ lanes, secondsPerFile, watch = false }: RunOptions): Promise<boolean> {
  const beganAt = performance.now()
  const events = new PassThrough({ objectMode: true })
  const reported = pipeline(events, new spec(), process.stdout, { end: false })
  const done = await Promise.all(lanes.map(lane => runLane(lane, { secondsPerFile, watch }, events)))
  for (const message of totals(
    done.map(one => one.counts),
    performance.now() - beganAt,
  ))
    events.write({ type: 'test:diagnostic', data: { nesting: 0, message, level: 'info' } })
  events.end()
  await reported
  return done.every(one => one.passed)
}

async function runLane(
  { files, concurrency }: Lane,
  { secondsPerFile, watch }: Required<Omit<RunOptions, 'lanes'>>,
  events: PassThrough,
): Promise<{ passed: boolean; counts: Counts }> {
  const deadlines = new Map<string, NodeJS.Timeout>()
  const underWay = new Map<string, Set<string>>()
  let passed = false
  let counts: Counts = { tests: 0, suites: 0, passed: 0, failed: 0, cancelled: 0, skipped: 0, todo: 0 }
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
  stream.on('test:summary', ({ file, success, counts: all }) => {
    if (file === undefined) [passed, counts] = [success, all as unknown as Counts]
  })
  let held: Event[] = []
  for await (const event of stream as AsyncIterable<Event>) {
    // What the lane says of itself is said once for all of them.
    if (event.data?.file === undefined && /^test:(?:diagnostic|summary|plan)$/.test(event.type)) continue
    held.push(event)
    // A test is told of together with those in it: the reporter does not tell the lanes apart.
    if (!/^test:(?:pass|fail|watch)/.test(event.type) || (event.data?.nesting ?? 0) > 0) continue
    for (const one of held) events.write(one)
    held = []
  }
  for (const one of held) events.write(one)
  return { passed, counts }
}

/** As Node's runner tells them. */
function totals(all: readonly Counts[], ms: number): string[] {
  const names = {
    tests: 'tests',
    suites: 'suites',
    passed: 'pass',
    failed: 'fail',
    cancelled: 'cancelled',
    skipped: 'skipped',
    todo: 'todo',
  } as const
  const sums = Object.entries(names).map(
    ([name, told]) => `${told} ${all.reduce((sum, counts) => sum + counts[name as keyof Counts], 0)}`,
  )
  return [...sums, `duration_ms ${ms}`]
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
