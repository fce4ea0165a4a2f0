import { type CallbackRound, sendCallbacks } from './callbacks.ts'
import { inTurns, median, quantile } from './figures.ts'
import { prepare } from './fill.ts'
import type { Table } from './report.ts'
import type { Stage } from './stage.ts'

/** Callbacks to 100 receivers: how many a second out of a full outbox, and how soon at a steady pace. */
export async function measureCallbacks(stage: Stage, turns: number): Promise<Table> {
  const place = await stage.addPlace('callbacks')
  await prepare(place, { accounts: 1, maxRunning: 1 })
  const send = (dead: number, each: number, perSecond?: number) => () =>
    sendCallbacks(place, stage.postmaster, { dead, each, ...(perSecond && { perSecond }) })
  const taken = await inTurns(turns, [
    send(0, BACKLOG_EACH),
    send(10, BACKLOG_EACH),
    send(0, PACED_EACH, PER_SECOND),
    send(10, PACED_EACH, PER_SECOND),
  ])
  const of = (index: number, figure: (round: CallbackRound) => number): number =>
    median((taken[index] ?? []).map(figure))
  const row = (name: string, index: number, paced: boolean): string[] => {
    const count = of(index, one => one.latenciesMs.length)
    return [
      name,
      of(index, one => one.latenciesMs.length / one.seconds).toFixed(0),
      of(index, one => (one.cpuSeconds * 1e6) / count).toFixed(0),
      of(index, one => (one.databaseCpuSeconds * 1e6) / count).toFixed(0),
      ...[0.5, 0.99].map(share => (paced ? of(index, one => quantile(one.latenciesMs, share)).toFixed(0) : '')),
    ]
  }
  return {
    title: 'Callbacks to 100 receivers',
    about: `Ten accounts with ten receivers each; of the dead ones, one in every account, half refuse and half accept and never answer.
Only what reaches the others is counted. *Full outbox*: ${BACKLOG_EACH} for each receiver are there at once. *Steady*: ${PER_SECOND} a second are written for
all of them together; the time is from the row to the answer. Node is the delivering process, signatures and sockets included.`,
    head: ['', 'a second', 'Node us', 'PostgreSQL us', 'p50 ms', 'p99 ms'],
    rows: [
      row('full outbox, all alive', 0, false),
      row('full outbox, 10 dead', 1, false),
      row('steady, all alive', 2, true),
      row('steady, 10 dead', 3, true),
    ],
  }
}

const BACKLOG_EACH = 100
const PER_SECOND = 200
// Fifteen seconds: long enough for the first retries of those who are dead.
const PACED_EACH = 30
