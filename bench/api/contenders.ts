import { cpuSecondsOf, cpuSecondsOfServer } from './cpu-time.ts'
import { type Polled, polledOf, refill } from './fill.ts'
import type { LoadPlan } from './load.ts'
import type { SqlPlan } from './raw-sql.ts'
import { type CpuTime, type Round, runRound, type Window } from './run-round.ts'
import { BODY } from './sample.ts'
import type { Service, Stage } from './stage.ts'
import type { Started } from './start-process.ts'

export type Contender = { name: string; round(): Promise<Round> }

type Work = Pick<LoadPlan, 'method' | 'paths' | 'keys' | 'body'>

/** A measured party: each kind of work as a round that can be repeated. */
export function contendersOf({ callers, service: main, bare, postmaster }: Stage, window: Window) {
  const database = (): number => cpuSecondsOfServer(postmaster)
  const load = ({ port, pid }: Started, connections: number, work: Work): Promise<Round> => {
    const cpuTime = (): CpuTime => ({ server: cpuSecondsOf(pid), database: pid === bare.pid ? 0 : database() })
    return runRound<LoadPlan>('./load.ts', { ...window, port, connections, ...work }, cpuTime)
  }
  const sql = (plan: Pick<SqlPlan, 'sessions' | 'rowsPerCommit'>): Promise<Round> => {
    const accountIds = callers.map(one => one.accountId)
    const taskIds = polledOf(main.stored, callers, false).map(one => one.id)
    const whole: SqlPlan = { ...window, connection: main.connection, accountIds, taskIds, ...plan }
    return runRound('./raw-sql.ts', whole, () => ({ server: 0, database: database() }))
  }
  const createWork = (path: string, accounts: number): Work => {
    const keys = callers.slice(0, accounts).map(one => one.key)
    return { method: 'POST', paths: [path], keys, body: JSON.stringify(BODY) }
  }
  const pollWork = (polled: Polled[], pathOf: (id: string) => string): Work => {
    return { method: 'GET', paths: polled.map(one => pathOf(one.id)), keys: polled.map(one => one.key) }
  }

  return {
    creates: (name: string, service: Service, connections: number, accounts = callers.length): Contender => ({
      name,
      async round() {
        if (service === main) await refill(service.connection, callers, service.stored)
        return load(service, connections, createWork('/ent/v2/text2video', accounts))
      },
    }),
    polls: (name: string, service: Service, connections: number, accounts = callers.length): Contender => ({
      name,
      round: () => {
        const polled = polledOf(service.stored, callers, accounts === 1)
        return load(
          service,
          connections,
          pollWork(polled, id => `/ent/v2/tasks/${id}/creations`),
        )
      },
    }),
    barePosts: (connections: number): Contender => ({
      name: 'bare Fastify POST',
      round: () => load(bare, connections, createWork('/create', callers.length)),
    }),
    bareGets: (connections: number): Contender => ({
      name: 'bare Fastify GET',
      round: () =>
        load(
          bare,
          connections,
          pollWork(polledOf(main.stored, callers, false), id => `/poll/${id}`),
        ),
    }),
    inserts: (sessions: number, rowsPerCommit: number): Contender => ({
      name: `SQL insert, ${rowsPerCommit} a commit, ${sessions} sessions`,
      round: () => sql({ sessions, rowsPerCommit }),
    }),
    selects: (sessions: number): Contender => ({
      name: `SQL select by key, ${sessions} sessions`,
      round: () => sql({ sessions }),
    }),
  }
}
