import { field, objectSchema, schemaFor } from '../../../reference/answer-schemas.ts'
import { type EngineDay, findEngineDays } from '../../../store/engine-days.ts'
import { type EngineReport, listWorkers } from '../../../store/load.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { OPERATOR } from '../../operator-endpoint.ts'
import { WORKER_SEEN_MS } from './admin-load.ts'

const STATES = ['closed', 'half-open', 'open'] as const

/** The engines as workers report them, and the routes. */
export const adminEngineEndpoints: Endpoint[] = [
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/engines',
    summary: 'The engines: their state, their routes and the last seven days',
    answer: {
      about: 'Engines, routes and days',
      schema: objectSchema({
        engines: field.list(
          objectSchema({
            engine: field.text('Its name'),
            kind: field.text('The kind of engine; `built-in` for the engines of the package'),
            makes: field.texts('The kinds of order that it makes'),
            state: field.choice(
              [...STATES, 'unknown'],
              'The circuit breaker: `closed`, in use; `open`, paused after too many failures; `half-open`, trying one order; `unknown`, not reported. The worst state that workers report',
            ),
            in_flight: field.count('Its orders in progress, from all workers; counted for external engines only'),
            waiting: field.count('Orders that wait for it'),
          }),
          'All engines',
        ),
        routes: field.list(
          objectSchema({
            generator: field.text('The generator of the route'),
            models: field.texts('For these models; empty where there are none to choose'),
            kind: field.text('The kind of order'),
            engines: field.texts('The engines in the order in which they are tried'),
            stand_in: field.truth('True if a built-in engine is the fallback when all of them fail'),
          }),
          'The routes',
        ),
        days: field.list(
          schemaFor<EngineDay>({
            engine: field.text('The engine'),
            day: { type: 'string', format: 'date', description: 'The day, in UTC' },
            orders: field.count('Orders that it was given'),
            spent: field.number('Their cost, in the operator’s unit'),
            ambiguous: field.count('Orders that it may or may not have accepted'),
            failed: field.count('Orders that it failed'),
            passed_over: field.count(
              'Orders passed to the next engine because it failed, was full or had spent its budget',
            ),
            stood_in: field.count('Orders that it made after earlier engines had failed'),
          }),
          'The last seven days, newest first',
        ),
      }),
    },
    read: async ({ services }) => {
      const now = services.clock()
      const [workers, days] = await Promise.all([
        listWorkers(services.reads, new Date(now - WORKER_SEEN_MS)),
        findEngineDays(services.reads, new Date(now)),
      ])
      const reports = Map.groupBy(
        workers.flatMap(({ engines }) => engines),
        ({ engine }) => engine,
      )
      const { engines, routes } = services.describeEngines()
      return {
        json: {
          engines: engines.map(one => ({ ...one, ...summed(reports.get(one.engine) ?? []) })),
          routes: routes.map(({ standIn, ...route }) => ({ ...route, stand_in: standIn })),
          days,
        },
      }
    },
  }),
]

function summed(reports: readonly EngineReport[]) {
  const worst = Math.max(-1, ...reports.map(({ state }) => STATES.indexOf(state)))
  const sum = (pick: (report: EngineReport) => number): number => reports.reduce((all, one) => all + pick(one), 0)
  return {
    state: STATES[worst] ?? 'unknown',
    in_flight: sum(one => one.inFlight),
    waiting: sum(one => one.waiting),
  }
}
