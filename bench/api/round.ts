import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** How long a round runs before it is measured, and how long it is measured. */
export type Window = { warmUpMs: number; measuredMs: number }

/** What one round came to. */
export type Round = {
  perSecond: number
  perCpuSecond: number
  /** CPU time of one request. */
  serverUs: number
  databaseUs: number
  p50Ms: number
  p99Ms: number
}

/** CPU seconds that whoever is measured has used so far. */
export type CpuTime = { server: number; database: number }

/** In the process that makes the load: calls at which the measured window begins and ends. */
export type Marks = { begin(): Promise<void>; end(): Promise<void> }

type Message = { mark: 'begin' | 'end' } | { latenciesMs: number[] }

/** Waits for a plan, carries it out once, and reports the latencies of what was done inside the window. */
export function answerRounds<Plan>(work: (plan: Plan, marks: Marks) => Promise<number[]>): void {
  const mark = async (name: 'begin' | 'end'): Promise<void> => void process.send?.({ mark: name } satisfies Message)
  process.once('message', async (plan: Plan) => {
    const latenciesMs = await work(plan, { begin: () => mark('begin'), end: () => mark('end') })
    process.send?.({ latenciesMs } satisfies Message, () => process.disconnect())
  })
}

/** Lets another process carry out a plan, and reads what it cost the measured ones meanwhile. */
export async function runRound<Plan extends Window>(
  script: string,
  plan: Plan,
  cpuTime: () => CpuTime,
): Promise<Round> {
  const child = fork(new URL(script, import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const stop = keepChild(child)
  let began = { at: 0, server: 0, database: 0 }
  let ended = began
  let latenciesMs: number[] = []
  child.on('message', (message: Message) => {
    if ('latenciesMs' in message) latenciesMs = message.latenciesMs
    else if (message.mark === 'begin') began = { at: performance.now(), ...cpuTime() }
    else ended = { at: performance.now(), ...cpuTime() }
  })
  const exited = once(child, 'exit')
  child.send(plan)
  const [code] = await exited
  stop()
  if (code !== 0 || latenciesMs.length === 0)
    throw new Error(`${script} ended with ${code} after ${latenciesMs.length} requests`)
  return roundOf(
    latenciesMs,
    (ended.at - began.at) / 1000,
    ended.server - began.server,
    ended.database - began.database,
  )
}

function roundOf(latenciesMs: readonly number[], seconds: number, server: number, database: number): Round {
  const count = latenciesMs.length
  const sorted = Float64Array.from(latenciesMs).sort()
  const at = (share: number): number => sorted[Math.min(count - 1, Math.floor(count * share))] ?? 0
  return {
    perSecond: count / seconds,
    perCpuSecond: count / (server + database),
    serverUs: (server / count) * 1e6,
    databaseUs: (database / count) * 1e6,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** A child that must not outlive this process; call what it gives when the child has ended. */
export function keepChild(child: ChildProcess): () => void {
  children.add(child)
  return () => void children.delete(child)
}
