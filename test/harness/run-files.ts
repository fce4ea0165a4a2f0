import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { watchIdleShare } from './idle-share.ts'
import { descendantsOf } from './processes.ts'
import { WATCHDOG_NAME } from './test-cluster.ts'

export type Lane = {
  /** The files of each process. */
  runs: readonly (readonly string[])[]
  /** Processes at a time. */
  atATime: number
}

export type RunOptions = {
  /**
   * Run beside each other, each in its order. One that has nothing left helps the next, from its end. While the
   * processors have time to spare, one or two more of the first run beside them.
   */
  lanes: readonly Lane[]
  /** A process that takes longer is killed with its children; the others continue. */
  secondsPerFile: number
  /** What Node is told for each process. */
  execArgv?: readonly string[]
}

type Counts = Record<'tests' | 'suites' | 'passed' | 'failed' | 'cancelled' | 'skipped' | 'todo', number>
type Event = { type: string; data?: { nesting?: number; file?: string } }
type Ended = { passed: boolean; counts: Counts }

const BATCH = join(import.meta.dirname, 'run-batch.ts')
// A process that waits for another takes turns with it many times in such a while.
const LOOK_MS = 3_000
// Less than half of one of two cores is not worth a process.
const SPARE_SHARE = 0.2
const MAX_MORE = 2

/** Runs test files with Node's runner; whether all of them passed. */
export async function runFiles({ lanes, secondsPerFile, execArgv = [] }: RunOptions): Promise<boolean> {
  const beganAt = performance.now()
  const events = new PassThrough({ objectMode: true })
  const reported = pipeline(events, new spec(), process.stdout, { end: false })
  const done: Ended[] = []
  const take = async (left: (readonly string[])[], others: (readonly string[])[]): Promise<void> => {
    for (let files = left.shift(); files; files = left.shift() ?? others.pop())
      done.push(await runProcess(files, { secondsPerFile, execArgv }, events))
  }
  const queues = lanes.map(lane => [...lane.runs])
  const [first = []] = queues
  const more = runMore(first, files => take([files], []))
  await Promise.all(
    lanes.flatMap(({ atATime }, index) =>
      Array.from({ length: atATime }, () => take(queues[index] ?? [], queues[index + 1] ?? [])),
    ),
  )
  await more.end()
  for (const message of totals(
    done.map(one => one.counts),
    performance.now() - beganAt,
  ))
    events.write({ type: 'test:diagnostic', data: { nesting: 0, message, level: 'info' } })
  events.end()
  await reported
  return done.every(one => one.passed)
}

/** Runs what is left beside the others whenever the processors have time for it. */
function runMore(
  left: (readonly string[])[],
  start: (files: readonly string[]) => Promise<void>,
): { end(): Promise<unknown> } {
  const underWay = new Set<Promise<void>>()
  const idleShare = watchIdleShare()
  const timer = setInterval(() => {
    const files = idleShare() > SPARE_SHARE && underWay.size < MAX_MORE ? left.shift() : undefined
    if (!files) return
    const run = start(files).finally(() => underWay.delete(run))
    underWay.add(run)
  }, LOOK_MS)
  return {
    end() {
      clearInterval(timer)
      return Promise.all(underWay)
    },
  }
}

/** One file as Node does, or several in one process. */
async function runProcess(
  files: readonly string[],
  { secondsPerFile, execArgv }: { secondsPerFile: number; execArgv: readonly string[] },
  events: PassThrough,
): Promise<Ended> {
  const underWay = new Set<string>()
  const [file = ''] = files
  const deadline = setTimeout(() => killFiles(files, secondsPerFile, underWay), secondsPerFile * 1_000)
  const stream = run({
    execArgv: [...execArgv],
    ...(files.length === 1 ? { files: [file] } : { files: [BATCH], argv: [...files] }),
  })
  // The file is told of like the tests in it.
  const isTest = (name: string): boolean => name !== file && name !== BATCH
  stream.on('test:dequeue', ({ name }) => void (isTest(name) && underWay.add(name)))
  stream.on('test:complete', ({ name }) => void underWay.delete(name))
  return runStream(stream, events).finally(() => clearTimeout(deadline))
}

async function runStream(stream: ReturnType<typeof run>, events: PassThrough): Promise<Ended> {
  let passed = false
  let counts: Counts = { tests: 0, suites: 0, passed: 0, failed: 0, cancelled: 0, skipped: 0, todo: 0 }
  stream.on('test:summary', ({ file, success, counts: all }) => {
    if (file === undefined) [passed, counts] = [success, all as unknown as Counts]
  })
  let held: Event[] = []
  for await (const event of stream as AsyncIterable<Event>) {
    // What a process says of itself is said once for all of them.
    if (event.data?.file === undefined && /^test:(?:diagnostic|summary|plan)$/.test(event.type)) continue
    held.push(event)
    // A test is told of together with those in it: the reporter does not tell the processes apart.
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
function killFiles(files: readonly string[], seconds: number, tests: Iterable<string>): void {
  const own = descendantsOf(process.pid).find(
    one => one.parent === process.pid && files.every(file => one.command.includes(file)),
  )
  if (!own) return
  console.error(
    `${files.join(', ')} was killed: not done after ${seconds} s; under way: ${[...tests].join('; ') || 'no test'}`,
  )
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
