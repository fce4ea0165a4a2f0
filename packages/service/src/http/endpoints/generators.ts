import type { Catalog } from '../../catalog/catalog.ts'
import type { FilmAction, Generator } from '../../catalog/declare.ts'
import { Refusal } from '../../core/errors.ts'
import type { NewTask } from '../../store/tasks/insert-tasks.ts'
import { awaitEnd } from '../../tasks/watch-tasks.ts'
import { completeAnswer } from '../../tasks/create/build-create-answer.ts'
import { createTask } from '../../tasks/create/create-task.ts'
import { quoteRequest } from '../../tasks/create/quote-request.ts'
import { settleRequest } from '../../tasks/create/settle-request.ts'
import { buildAnswerSchema, field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { mustBeComplete } from '../answer-once.ts'
import { clientClosedSignal, waitWithKey } from '../caller-signals.ts'
import type { ServerServices } from '../services.ts'
import { draftChange } from './films/change-film.ts'

/** A create endpoint for each generator. */
export const generatorEndpoints = ({ generators }: Catalog): Endpoint[] =>
  generators.flatMap(generator => [
    createEndpoint(generator, generator.path),
    ...(generator.otherPaths ?? []).map(path => ({ ...createEndpoint(generator, path), undocumented: true as const })),
  ])

const createEndpoint = (generator: Generator, path: string): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    tag: 'Generators',
    summary: generator.summary,
    scope: 'create',
    provesKey: true,
    body: generator,
    takesOutcome: true,
    answer: { about: 'The task, with the parameters that are used', schema: buildAnswerSchema(generator) },
    ...(generator.answersWhenReady && { answerOpenMs: readyWaitMs }),
    create: call => create(call, generator),
  })

/** The time for which a create request waits for its result; zero if the caller prefers an immediate answer. */
const readyWaitMs = ({ settings }: Pick<ServerServices, 'settings'>, request: Call['request']): number =>
  prefersAsync(request) ? 0 : settings.readyWaitSeconds * 1_000

async function create(call: Call, generator: Generator): Promise<Answer> {
  const { services, body, caller, keyed, outcome } = call
  const { task, answer, repeated } = await createTask(
    generator,
    body,
    { accountId: caller.accountId, unprovedKeyId: caller.isRecalled ? caller.keyId : undefined, keyed, outcome },
    services,
  )
  if (!generator.answersWhenReady || prefersAsync(call.request)) return { json: answer }
  if (repeated) mustBeComplete(answer, readyWaitMs(services, call.request), services)
  const withResult = repeated ? undefined : await answerWithResult(call, task)
  return { json: withResult ?? answer }
}

/** RFC 7240: `Prefer: respond-async`. */
const prefersAsync = ({ headers }: Call['request']): boolean => /\brespond-async\b/i.test(String(headers.prefer ?? ''))

/**
 * Answers with the result if it is ready in time. With an Idempotency-Key the wait continues after the client
 * disconnects, so that its repeated request finds the file.
 */
async function answerWithResult(call: Call, task: NewTask): Promise<string | undefined> {
  const { services, keyed } = call
  call.passOn()
  const clientGone = keyed ? services.closing : AbortSignal.any([clientClosedSignal(call), services.closing])
  const withinMs = readyWaitMs(services, call.request)
  const end = await waitWithKey(call, clientGone, signal => awaitEnd(task, { withinMs, signal }, services))
  return end?.state === 'success' ? completeAnswer(task, end, keyed, services) : undefined
}

const estimateSchema = objectSchema({
  credits: field.count('The price'),
  duration: field.count('The seconds that were counted; 0 if the price does not depend on them'),
  resolution: field.text('The resolution that was counted; empty if the price does not depend on it'),
})

/** Prices the body of a create; makes nothing. */
export const estimateEndpoints = ({ generators, filmActions }: Catalog): Endpoint[] => [
  ...generators.map(generator =>
    endpoint({
      method: 'POST',
      path: `/ent/v2/estimate/${generator.name}`,
      tag: 'Credits',
      summary: `Estimate: ${generator.summary.toLowerCase()}`,
      scope: 'read',
      body: generator,
      answer: { about: 'The price and its basis', schema: estimateSchema },
      read: async call => {
        const { services, body, caller } = call
        await settleRequest(generator, caller.accountId, body, services)
        const { credits, seconds, resolution } = quoteRequest(generator, body, services)
        return { json: { credits, duration: seconds, resolution } }
      },
    }),
  ),
  ...filmActions.map(action =>
    endpoint({
      method: 'POST',
      path: `/ent/v2/estimate/${action.path.includes('{id}') ? `${action.film}/{id}/${stepName(action)}` : action.name}`,
      tag: 'Credits',
      summary: `Estimate: ${action.summary.toLowerCase()}`,
      scope: 'read',
      body: action,
      answer: { about: 'The price and its basis', schema: estimateSchema },
      read: async call => {
        const { step } = await draftChange(call, action)
        const seconds = SECONDS_COUNT.has(step.part ?? '') ? Math.ceil(Number(step.values.duration)) : 0
        return { json: { credits: step.hold, duration: seconds, resolution: '' } }
      },
    }),
  ),
  endpoint({
    method: 'POST',
    path: '/ent/v2/estimate/{*}',
    tag: 'Credits',
    summary: 'An unknown generator',
    scope: 'read',
    undocumented: true,
    read: async ({ params }) => {
      throw new Refusal(
        'NotFound',
        `there is no generator "${params['*'] ?? ''}"; known: ${generators.map(one => one.name).join(', ')}`,
      )
    },
  }),
]

const stepName = ({ name, film }: FilmAction): string => name.slice(film.length + 1)

/** These film parts are priced by length; narration is priced by words. */
const SECONDS_COUNT = new Set(['generate_video', 'generate_bgm'])
