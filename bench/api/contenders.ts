import { cpuSecondsOf, cpuSecondsOfServer } from './cpu-time.ts'
import { type Polled, polledOf, refill } from './fill.ts'
import type { LoadPlan } from './load.ts'
import type { SqlPlan } from './raw-sql.ts'
import { type Round, runRound, type Window } from './round.ts'
import { BODY } from './sample.ts'
import type { Service, Stage } from './stage.ts'

export type Contender = { name: string; round(): Promise<Round> }

type Work = { method: 'GET' | 'POST'; paths: string[]; keys: string[]; body?: string }

/** Whoever is measured: each kind of work as a round that can be repeated. */
export function contendersOf(stage: Stage, window: Window) {
  const { callers, bare } = stage
  const load = (port: number, connections: number, work: Work, cpuTime: () => CpuTime): Promise<Round> =>
    runRound<LoadPlan>('./load.ts', { ...window, port, connections, ...work }, cpuTime)
  const sql = (plan: Partial<SqlPlan> & { connections: number }): Promise<Round> => {
    const ids = {
      accountIds: callers.map(one => one.accountId),
      taskIds: polledOf(stage.service.stored, callers, false).map(one => one.id),
    }
    return runRound<SqlPlan>('./raw-sql.ts', { ...window, connection: stage.service.connection, ...ids, ...plan }, () =>
      cpuSecondsOfServer(stage.postmaster),
    )
  }
  const cpuSecondsOfService = ({ pid }: Service): number => cpuSecondsOf(pid) + cpuSecondsOfServer(stage.postmaster)
  const createWork = (path: string, keys: string[]): Work => ({
    method: 'POST',
    paths: [path],
    keys,
    body: JSON.stringify(BODY),
  })
  const pollWork = (polled: Polled[], pathOf: (id: string) => string): Work => ({
    method: 'GET',
    paths: polled.map(one => pathOf(one.id)),
    keys: polled.map(one => one.key),
  })

  return {
    creates: (name: string, service: Service, connections: number, accounts = callers.length): Contender => ({
      name,
      async round() {
        if (service === stage.service) await refill(service.connection, callers, service.stored)
        const keys = callers.slice(0, accounts).map(one => one.key)
        return load(service.port, connections, createWork('/ent/v2/text2video', keys), () =>
          cpuSecondsOfService(service),
        )
      },
    }),
    polls: (name: string, service: Service, connections: number, accounts = callers.length): Contender => ({
      name,
      round: () => {
        const polled = polledOf(service.stored, callers, accounts === 1)
        const work = pollWork(polled, id => `/ent/v2/tasks/${id}/creations`)
        return load(service.port, connections, work, () => cpuSecondsOfService(service))
      },
    }),
    barePosts: (connections: number): Contender => ({
      name: 'bare Fastify POST',
      round: () =>
        load(
          bare.port,
          connections,
          createWork(
            '/create',
            callers.map(one => one.key),
          ),
          () => cpuSecondsOf(bare.pid),
        ),
    }),
    bareGets: (connections: number): Contender => ({
      name: 'bare Fastify GET',
      round: () => {
        const work = pollWork(polledOf(stage.service.stored, callers, false), id => `/poll/${id}`)
        return load(bare.port, connections, work, () => cpuSecondsOf(bare.pid))
      },
    }),
    inserts: (connections: number, rowsPerCommit: number): Contender => ({
      name: `SQL insert, ${rowsPerCommit} a commit, ${connections} sessions`,
      round: () => sql({ connections, rowsPerCommit }),
    }),
    selects: (connections: number): Contender => ({
      name: `SQL select by key, ${connections} sessions`,
      round: () => sql({ connections }),
    }),
  }
}
