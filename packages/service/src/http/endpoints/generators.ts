import type { Catalog, UnderstoodRequest } from '../../catalog/catalog.ts'
import type { Column } from '../../catalog/column.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { laneFor } from '../../tasks/lane-for.ts'
import { changeFirstAnswer } from '../../store/idempotency.ts'
import type { NewTask } from '../../store/tasks/insert-tasks.ts'
import { isFinal } from '../../tasks/moves.ts'
import type { Seen } from '../../tasks/watch-tasks.ts'
import { resolveInputs } from '../../tasks/resolve-inputs.ts'
import { shownInput, storeEmbedded } from '../../tasks/references.ts'
import { buildAnswerSchema, field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { mustBeComplete } from '../answer-once.ts'
import { clientClosedSignal } from '../client-closed-signal.ts'
import { requireMakeable } from '../require-makeable.ts'
import type { Services } from '../services.ts'
import { waitWithKey } from '../wait-with-key.ts'

/** A create for each generator of the register. */
export const generatorEndpoints = ({ generators }: Catalog): Endpoint[] =>
  generators.map(generator =>
    endpoint({
      method: 'POST',
      path: generator.path,
      tag: 'Generators',
      summary: generator.summary,
      scope: 'create',
      body: generator,
      answer: { about: 'The task, with the parameters that are used', schema: buildAnswerSchema(generator) },
      ...(generator.answersWhenReady && { answerOpenMs: readyWaitMs }),
      create: call => createTask(call, generator),
    }),
  )

const readyWaitMs = ({ settings }: Services): number => settings.readyWaitSeconds * 1_000

/** Everything that can be said of a request before anything is stored or charged for it. */
async function settleRequest({ services, caller, body }: Call, { plan }: Generator): Promise<void> {
  await resolveInputs(services.db, caller.accountId, body, services.clock())
  await requireMakeable(services, body, plan)
}

async function createTask(call: Call, generator: Generator): Promise<Answer> {
  const { services, body } = call
  await services.room.require()
  await settleRequest(call, generator)
  const quote = services.catalog.prices.quote(body.column, body.values, body.findings)
  await storeEmbedded(body.values, body.findings, services.blobs)
  fillSeed(body)
  const task = buildNewTask(call, {
    type: generator.name,
    plan: generator.plan,
    hold: quote.credits,
    values: body.values,
  })
  const urlOf = (key: string): string => services.signer.sign(key, { expiresInSeconds: generator.resultUrlSeconds })
  task.answer = answerOf(generator, task, body, urlOf)
  const { answer, repeated } = await place(call, task)
  if (!generator.answersWhenReady) return { json: answer }
  if (repeated) mustBeComplete(answer, readyWaitMs(services), services)
  const withResult = repeated ? undefined : await awaitResult(call, task)
  return { json: withResult ?? answer }
}

/**
 * The answer with the result in it, if it is there in time; it is then also what a repeated request is told. For whoever
 * sent an Idempotency-Key and hung up it is waited for all the same: the repeated request finds the file.
 */
async function awaitResult(call: Call, task: NewTask): Promise<string | undefined> {
  const { services, keyed } = call
  call.passOn()
  const until = Date.parse(task.createdAt) + readyWaitMs(services)
  const clientGone = keyed ? services.closing : AbortSignal.any([clientClosedSignal(call), services.closing])
  const end = await waitWithKey(call, clientGone, async signal => {
    let seen: Seen = { state: 'queueing', progress: 0 }
    while (!signal.aborted && services.clock() < until) {
      const next = await services.watcher.next(task.id, seen, { timeoutMs: until - services.clock(), signal })
      if (!next || isFinal(next.state)) return next
      seen = next
    }
    return undefined
  })
  if (end?.state !== 'success') return undefined
  const { state, credits } = end
  const told = { ...(JSON.parse(task.answer) as Values), state, credits, file_url: services.presenter.firstUrl(end) }
  const answer = JSON.stringify(told)
  if (keyed) await changeFirstAnswer(services.db, keyed, answer)
  return answer
}

/** Hands a task to the group commit and answers what it decided. */
export const submitTask = async (call: Call, task: NewTask): Promise<Answer> => ({
  json: (await place(call, task)).answer,
})

async function place({ services }: Call, task: NewTask): Promise<{ answer: string; repeated: boolean }> {
  const outcome = await services.createTask(task)
  if ('refusal' in outcome) throw outcome.refusal
  if ('failure' in outcome) throw outcome.failure
  return outcome
}

export type TaskParts = {
  type: string
  /** The plan that makes it. */
  plan: string
  hold: number
  values: Values
  parentId?: string
  part?: string
  partIndex?: number
}

/** The row of a request; what has a column of its own is not kept twice. */
export function buildNewTask({ services, caller, keyed }: Call, { values, plan, ...parts }: TaskParts): NewTask {
  const { payload, callback_url, ...request } = values
  return {
    ...parts,
    id: services.nextId(),
    ledgerId: services.nextId(),
    accountId: caller.accountId,
    model: textOf(values.model),
    resolution: textOf(values.resolution),
    request,
    payload: textOf(payload),
    ...(typeof callback_url === 'string' && { callbackUrl: callback_url }),
    offPeak: values.off_peak === true,
    bgm: values.bgm === true,
    admitted: false,
    lane: laneFor(plan, request),
    createdAt: formatIsoTime(services.clock()),
    ...(keyed && { idempotency: { key: keyed.key, sha256: keyed.sha256 } }),
    answer: '',
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** 0 and absent both ask for a random seed; 31 bits, so that every engine can take it as it is. */
function fillSeed({ column, values }: UnderstoodRequest): void {
  if (column.fields.seed && !values.seed) values.seed = 1 + Math.floor(Math.random() * (2 ** 31 - 2))
}

function answerOf(
  generator: Generator,
  task: NewTask,
  { column, values, idle }: UnderstoodRequest,
  urlOf: Parameters<typeof shownInput>[1],
): string {
  const special: Values = {
    task_id: task.id,
    id: task.id,
    state: 'created',
    err_code: '',
    credits: task.hold,
    created_at: task.createdAt,
    file_url: '',
    payload: task.payload,
    images: shownInput(values.images ?? [], urlOf),
  }
  const answer: Values = {}
  for (const name of generator.answer) {
    if (name in special) answer[name] = special[name]
    else if (name === 'movement_amplitude') answer[name] = values[name] ?? amplitudeOf(column, idle)
    else if (column.fields[name]?.standing !== 'ignored') answer[name] = values[name] ?? ''
  }
  return JSON.stringify(answer)
}

const estimateSchema = objectSchema({
  credits: field.count('What it would cost'),
  duration: field.count('The seconds that were counted; 0 where they do not count'),
  resolution: field.text('The resolution that was counted; empty where it does not count'),
})

/** Echoed also where it has no effect: as sent, if it is a value there is. */
function amplitudeOf(column: Column, idle: Values): string {
  const field = column.fields.movement_amplitude
  const sent = String(idle.movement_amplitude)
  return field?.kind === 'choice' && field.choices.includes(sent) ? sent : 'auto'
}

/** The same body as a create, priced; nothing is made. */
export const estimateEndpoints = ({ generators }: Catalog): Endpoint[] => [
  ...generators.map(generator =>
    endpoint({
      method: 'POST',
      path: `/ent/v2/estimate/${generator.name}`,
      tag: 'Credits',
      summary: `What it would cost: ${generator.summary.toLowerCase()}`,
      scope: 'read',
      body: generator,
      answer: { about: 'The price and what it was counted from', schema: estimateSchema },
      read: async call => {
        const { services, body } = call
        await settleRequest(call, generator)
        const { credits, seconds, resolution } = services.catalog.prices.quote(body.column, body.values, body.findings)
        return { json: { credits, duration: seconds, resolution } }
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
