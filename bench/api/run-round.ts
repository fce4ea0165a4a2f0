import { fork } from 'node:child_process'
import { once } from 'node:events'
import { keepChild } from './keep-child.ts'

/** How long a round runs before it is measured, and how long it is measured. */
export type Window = { warmUpMs: number; measuredMs: number }

export type LoadReport = { latenciesMs: number[]; cpuSeconds: number }
export type Message = 'begin' | 'end' | LoadReport

/** CPU seconds that the measured party has used so far. */
export type CpuTime = { server: number; database: number }

/** What one round came to; microseconds are CPU time of one request. */
export type Round = {
  perSecond: number
  perCpuSecond: number
  serverUs: number
  databaseUs: number
  loadUs: number
  p50Ms: number
  p99Ms: number
}

/** Lets a process of its own carry out a plan, and reads what that costs the measured party. */
export async function runRound<Plan extends Window>(
  script: string,
  plan: Plan,
  cpuTime: () => CpuTime,
): Promise<Round> {
  const child = fork(new URL(script, import.meta.url), { serialization: 'advanced' })
  const exited = once(child, 'exit').finally(keepChild(child))
  let began = { at: 0, server: 0, database: 0 }
  let ended = began
  let report: LoadReport | undefined
  child.on('message', (message: Message) => {
    if (message === 'begin') began = { at: performance.now(), ...cpuTime() }
    else if (message === 'end') ended = { at: performance.now(), ...cpuTime() }
    else report = message
    if (message !== report) child.send('heard')
  })
  child.send(plan)
  const [code] = await exited
  if (code !== 0 || !report?.latenciesMs.length) throw new Error(`${script} ended with ${code} and measured nothing`)
  const spent = { server: ended.server - began.server, database: ended.database - began.database }
  return roundOf(report, (ended.at - began.at) / 1000, spent)
}

function roundOf({ latenciesMs, cpuSeconds }: LoadReport, seconds: number, { server, database }: CpuTime): Round {
  const count = latenciesMs.length
  const sorted = Float64Array.from(latenciesMs).sort()
  const at = (share: number): number => sorted[Math.min(count - 1, Math.floor(count * share))] ?? 0
  return {
    perSecond: count / seconds,
    perCpuSecond: count / (server + database),
    serverUs: (server / count) * 1e6,
    databaseUs: (database / count) * 1e6,
    loadUs: (cpuSeconds / count) * 1e6,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}
