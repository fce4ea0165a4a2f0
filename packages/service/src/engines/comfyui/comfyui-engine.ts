import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order, OrderFailed, OrderLost, StartContext, Started, Token } from '@kinora/media/engine/contract'
import type { EngineTools } from '../engine-kind.ts'
import { toUnreachable } from './ask.ts'
import { createFitness } from './fitness.ts'
import { createFollowers } from './followers.ts'
import { type Instance, openInstances } from './instances.ts'
import { leftOut } from './left-out.ts'
import type { LoadedWorkflow } from './load-workflow.ts'
import { lookUp } from './look-up.ts'
import { type Submitted, submitJob } from './submit-job.ts'
import { suitsOrder } from './suits-order.ts'
import { withdrawJob } from './withdraw-job.ts'

/** Identifies a job: its id, its server and its workflow. */
type JobToken = { id: string; at: string; workflow: string }

/** Makes orders with the workflows of one or several ComfyUI servers. */
export function createComfyuiEngine(
  urls: readonly string[],
  workflows: readonly LoadedWorkflow[],
  tools: EngineTools,
): OpenEngine {
  const instances = openInstances(urls, tools)
  const fitness = createFitness(tools.clock)
  const followers = createFollowers(tools.headers)
  /** The servers that may have received orders placed here. */
  const sentTo = new Map<string, Set<string>>()

  const suiting = (order: Order): LoadedWorkflow[] => workflows.filter(({ slots }) => suitsOrder(order, slots))
  const isFitSomewhere = ({ name }: LoadedWorkflow): boolean => urls.some(url => fitness.isFit(name, url))
  const choose = (order: Order): LoadedWorkflow | undefined => suiting(order).find(isFitSomewhere)

  const forget = (id: string): void => {
    instances.leave(id)
    followers.leave(id)
    sentTo.delete(id)
  }

  /** The servers to give a job to: the one that it was placed on, then the others. */
  const candidates = ({ at, workflow }: JobToken): Instance[] =>
    instances
      .inOrder()
      .filter(({ url }) => url === at || fitness.isFit(workflow, url))
      .sort((a, b) => Number(b.url === at) - Number(a.url === at))

  /**
   * Looks for a job wherever it may be. A server that may have it and does not answer is waited for; another one's silence
   * says nothing.
   */
  async function find(job: JobToken, { again, signal }: StartContext): Promise<Instance | Started | undefined> {
    const sent = sentTo.get(job.id)
    for (const instance of candidates(job)) {
      const { url, far } = instance
      const mayHaveIt = sent ? sent.has(url) : again
      if (!mayHaveIt && url !== job.at) continue
      try {
        if ((await lookUp(far, job.id, signal)).state !== 'unknown') return instance
      } catch (error) {
        const silent = toUnreachable(error)
        instances.tellSilent(url)
        if (mayHaveIt && (sent || url === job.at)) return silent
      }
    }
    return undefined
  }

  const take = (job: JobToken, { url }: Instance): Started => {
    instances.follow(job.id, url)
    instances.tellAnswered(url)
    return { state: 'started', token: { ...job, at: url } }
  }

  /** Gives the job to the first server that takes it; on to the next only from one that surely has not. */
  async function submit(job: JobToken, order: Order, loaded: LoadedWorkflow, context: StartContext): Promise<Started> {
    let last: Exclude<Submitted, { state: 'taken' }> | undefined
    for (const instance of candidates(job)) {
      const { url, far } = instance
      sentTo.get(job.id)?.add(url)
      const submitted = await submitJob(far, { id: job.id, order, loaded }, context)
      if (submitted.state === 'taken') {
        fitness.tellFit(loaded.name, url)
        return take(job, instance)
      }
      if (submitted.state === 'failed') return submitted
      if (submitted.state === 'unreachable') {
        instances.tellSilent(url)
        if (submitted.mayHaveArrived) return withoutDoubt(submitted)
      } else fitness.tellUnfit(loaded.name, url)
      sentTo.get(job.id)?.delete(url)
      // Another server may be back soon, which matters more than one that lacks a model.
      if (last?.state !== 'unreachable') last = submitted
    }
    if (last?.state === 'unreachable') return withoutDoubt(last)
    return failed('ModelUnavailable', 'the engine has not what this needs: a model or a node is missing')
  }

  return {
    name: tools.name,
    isRemote: () => true,
    accepts: order => choose(order) !== undefined,
    leavesOut(order) {
      const loaded = choose(order)
      return loaded ? leftOut(order, loaded.slots) : []
    },
    async place(order) {
      const loaded = choose(order) ?? suiting(order)[0]
      if (!loaded) throw new RangeError(`no workflow makes this ${order.kind}`)
      const [instance] = instances.inOrder().filter(({ url }) => fitness.isFit(loaded.name, url))
      const id = randomUUID()
      const at = instance?.url ?? urls[0] ?? ''
      instances.follow(id, at)
      sentTo.set(id, new Set())
      return { id, at, workflow: loaded.name }
    },
    async start(token, order, context) {
      const job = readToken(token)
      const loaded = workflows.find(({ name }) => name === job.workflow)
      if (!loaded) return lost(`the workflow ${job.workflow} is not in the engines file any more`)
      const found = await find(job, context)
      if (found && 'far' in found) return take(job, found)
      const started = found ?? (await submit(job, order, loaded, context))
      if (started.state === 'failed') forget(job.id)
      return started
    },
    async poll(token, order, context) {
      const job = readToken(token)
      const instance = instances.find(job.at)
      if (!instance) return lost('the server that has it is not in the engines file any more')
      const loaded = workflows.find(({ name }) => name === job.workflow)
      if (!loaded) return lost(`the workflow ${job.workflow} is not in the engines file any more`)
      instances.follow(job.id, job.at)
      const progress = await followers.ask({ id: job.id, instance, loaded, order }, context)
      if (progress.state === 'unreachable') instances.tellSilent(job.at)
      else if (progress.state !== 'working') forget(job.id)
      return progress
    },
    async cancel(token) {
      const job = readToken(token)
      forget(job.id)
      const withdrawn = candidates(job).map(({ far }) => withdrawJob(far, job.id))
      await Promise.allSettled(withdrawn)
    },
    async leave(token) {
      const { id } = readToken(token)
      forget(id)
    },
    async stop() {
      followers.close()
      instances.close()
    },
  }
}

const readToken = ({ id, at, workflow }: Token): JobToken => ({
  id: String(id),
  at: String(at),
  workflow: String(workflow),
})

/** It is looked for before it is given again, so it does no harm to start it once more. */
const withoutDoubt = ({ mayHaveArrived: _mayHave, ...silent }: Extract<Submitted, { state: 'unreachable' }>): Started =>
  silent

const lost = (message: string): OrderLost => ({ state: 'lost', message })

const failed = (code: OrderFailed['code'], message: string): OrderFailed => ({
  state: 'failed',
  code,
  message,
  retryable: false,
})
