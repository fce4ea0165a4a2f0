import { field, objectSchema, schemaFor } from '../../reference/answer-schemas.ts'
import { type EngineDay, findEngineDays } from '../../store/engine-days.ts'
import { type EngineReport, listWorkers } from '../../store/load.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { OPERATOR } from '../operator-endpoint.ts'
import { WORKER_SEEN_MS } from './admin-load.ts'

const STATES = ['closed', 'half-open', 'open'] as const

/** The engines, as the workers find them, and who makes what. */
export const adminEngineEndpoints: Endpoint[] = [
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/engines',
    summary: 'The engines: how they are, who makes what, and the last seven days',
    answer: {
      about: 'Engines, routes and days',
      schema: objectSchema({
        engines: field.list(
          objectSchema({
            engine: field.text('Its name'),
            kind: field.text('What kind of engine it is; `built-in` for those that come along'),
            makes: field.texts('The kinds of order that it makes'),
            state: field.choice(
              [...STATES, 'unknown'],
              'Whether it is asked: `closed`, yes; `open`, not for a while, it failed too often; `half-open`, one order to see; `unknown`, no worker has said. The worst of what the workers say',
            ),
            in_flight: field.count('Orders that it has in work, of all workers; only counted of other machines'),
            waiting: field.count('Orders that wait for it'),
          }),
          'All engines',
        ),
        routes: field.list(
          objectSchema({
            generator: field.text('What is made'),
            models: field.texts('For these models; empty where there are none to choose'),
            kind: field.text('The kind of order'),
            engines: field.texts('Who is asked, the preferred first'),
            stand_in: field.truth('Whether a built-in engine stands in when all of them fail'),
          }),
          'Who makes what',
        ),
        days: field.list(
          schemaFor<EngineDay>({
            engine: field.text('The engine'),
            day: { type: 'string', format: 'date', description: 'The day, in UTC' },
            orders: field.count('Orders that it was given'),
            spent: field.number('What they cost, in what the operator counts'),
            ambiguous: field.count('Orders of which it was not known whether it had taken them'),
            failed: field.count('Orders that it failed'),
            passed_over: field.count('Orders that went to the next one: it failed, was full or had cost enough'),
            stood_in: field.count('Orders that it made because those before it had failed'),
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
