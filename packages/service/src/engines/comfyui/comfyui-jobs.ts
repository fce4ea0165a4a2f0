import { randomUUID } from 'node:crypto'
import type {
  EngineContext,
  Order,
  OrderFailed,
  OrderLost,
  Progress,
  StartContext,
  Started,
  Token,
} from '@kinora/media/engine/contract'
import { toUnreachable } from './ask.ts'
import type { Fitness, Instance, Instances } from './instances.ts'
import type { Followers } from './followers.ts'
import type { LoadedWorkflow } from './workflow/load-workflow.ts'
import { lookUp, withdrawJob } from './look-up.ts'
import { type Submitted, submitJob } from './submit-job.ts'
import { suitsOrder } from './suits-order.ts'

/** The workflows of an engine, its servers, and the jobs that this process follows. */
export type Comfyui = {
  urls: readonly string[]
  workflows: readonly LoadedWorkflow[]
  instances: Instances
  fitness: Fitness
  followers: Followers
  /** The servers to which orders may have been sent. */
  sentTo: Map<string, Set<string>>
}

/** Identifies a job: its id, its server and its workflow. */
type JobToken = { id: string; at: string; workflow: string }

const suiting = ({ workflows }: Comfyui, order: Order): LoadedWorkflow[] =>
  workflows.filter(({ slots }) => suitsOrder(order, slots))

/** The first workflow for an order that some server supports. */
export const chooseWorkflow = (comfyui: Comfyui, order: Order): LoadedWorkflow | undefined =>
  suiting(comfyui, order).find(({ name }) => comfyui.urls.some(url => comfyui.fitness.isFit(name, url)))

export function placeJob(comfyui: Comfyui, order: Order): Token {
  const { urls, instances, fitness, sentTo } = comfyui
  const loaded = chooseWorkflow(comfyui, order) ?? suiting(comfyui, order)[0]
  if (!loaded) throw new RangeError(`no workflow makes this ${order.kind}`)
  const [instance] = instances.inOrder().filter(({ url }) => fitness.isFit(loaded.name, url))
  const id = randomUUID()
  const at = instance?.url ?? urls[0] ?? ''
  instances.follow(id, at)
  sentTo.set(id, new Set())
  return { id, at, workflow: loaded.name }
}

export async function startJob(comfyui: Comfyui, token: Token, order: Order, context: StartContext): Promise<Started> {
  const job = readToken(token)
  const loaded = comfyui.workflows.find(({ name }) => name === job.workflow)
  if (!loaded) return lost(`the workflow ${job.workflow} is not in the engines file any more`)
  const found = await find(comfyui, job, context)
  if (found && 'client' in found) return take(comfyui, job, found)
  const started = found ?? (await submit(comfyui, job, order, loaded, context))
  if (started.state === 'failed') forget(comfyui, job.id)
  return started
}

/**
 * Searches for a job on all servers that may have it. If such a server does not answer, the search waits; other silent
 * servers are ignored.
 */
async function find(
  comfyui: Comfyui,
  job: JobToken,
  { again, signal }: StartContext,
): Promise<Instance | Started | undefined> {
  const { sentTo, instances } = comfyui
  const sent = sentTo.get(job.id)
  for (const instance of candidates(comfyui, job)) {
    const { url, client } = instance
    const mayHaveIt = sent ? sent.has(url) : again
    if (!mayHaveIt && url !== job.at) continue
    try {
      if ((await lookUp(client, job.id, signal)).state !== 'unknown') return instance
    } catch (error) {
      const silent = toUnreachable(error)
      instances.tellSilent(url)
      if (mayHaveIt && (sent || url === job.at)) return silent
    }
  }
  return undefined
}

/**
 * Sends the job to the first server that accepts it. The next server is tried only if the previous one certainly did
 * not accept it.
 */
async function submit(
  comfyui: Comfyui,
  job: JobToken,
  order: Order,
  loaded: LoadedWorkflow,
  context: StartContext,
): Promise<Started> {
  const { sentTo, instances, fitness } = comfyui
  let last: Exclude<Submitted, { state: 'taken' }> | undefined
  for (const instance of candidates(comfyui, job)) {
    const { url, client } = instance
    sentTo.get(job.id)?.add(url)
    const submitted = await submitJob(client, { id: job.id, order, loaded }, context)
    if (submitted.state === 'taken') {
      fitness.tellFit(loaded.name, url)
      return take(comfyui, job, instance)
    }
    if (submitted.state === 'failed') return submitted
    if (submitted.state === 'unreachable') {
      instances.tellSilent(url)
      if (submitted.mayHaveArrived) return withoutDoubt(submitted)
    } else fitness.tellUnfit(loaded.name, url)
    sentTo.get(job.id)?.delete(url)
    // Prefer waiting for another server over a server that lacks a model.
    if (last?.state !== 'unreachable') last = submitted
  }
  if (last?.state === 'unreachable') return withoutDoubt(last)
  return failed('ModelUnavailable', 'no server of the engine has the models and nodes of this workflow')
}

function take({ instances }: Comfyui, job: JobToken, { url }: Instance): Started {
  instances.follow(job.id, url)
  instances.tellAnswered(url)
  return { state: 'started', token: { ...job, at: url } }
}

/** The servers for a job: the one that it was placed on, then the others. */
const candidates = ({ instances, fitness }: Comfyui, { at, workflow }: JobToken): Instance[] =>
  instances
    .inOrder()
    .filter(({ url }) => url === at || fitness.isFit(workflow, url))
    .sort((a, b) => Number(b.url === at) - Number(a.url === at))

export async function pollJob(comfyui: Comfyui, token: Token, order: Order, context: EngineContext): Promise<Progress> {
  const { instances, workflows, followers } = comfyui
  const job = readToken(token)
  const instance = instances.find(job.at)
  if (!instance) return lost('the server that has it is not in the engines file any more')
  const loaded = workflows.find(({ name }) => name === job.workflow)
  if (!loaded) return lost(`the workflow ${job.workflow} is not in the engines file any more`)
  instances.follow(job.id, job.at)
  const progress = await followers.ask({ id: job.id, instance, loaded, order }, context)
  if (progress.state === 'unreachable') instances.tellSilent(job.at)
  else if (progress.state !== 'working') forget(comfyui, job.id)
  return progress
}

export async function cancelJob(comfyui: Comfyui, token: Token): Promise<void> {
  const job = readToken(token)
  forget(comfyui, job.id)
  const withdrawn = candidates(comfyui, job).map(({ client }) => withdrawJob(client, job.id))
  await Promise.allSettled(withdrawn)
}

export const leaveJob = (comfyui: Comfyui, token: Token): void => forget(comfyui, readToken(token).id)

function forget({ instances, followers, sentTo }: Comfyui, id: string): void {
  instances.leave(id)
  followers.leave(id)
  sentTo.delete(id)
}

const readToken = ({ id, at, workflow }: Token): JobToken => ({
  id: String(id),
  at: String(at),
  workflow: String(workflow),
})

/** The job is looked up before it is sent again, so starting it again is safe. */
const withoutDoubt = ({ mayHaveArrived: _mayHave, ...silent }: Extract<Submitted, { state: 'unreachable' }>): Started =>
  silent

const lost = (message: string): OrderLost => ({ state: 'lost', message })

const failed = (code: OrderFailed['code'], message: string): OrderFailed => ({
  state: 'failed',
  code,
  message,
  retryable: false,
})
