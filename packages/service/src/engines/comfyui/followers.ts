import { setTimeout as delay } from 'node:timers/promises'
import type { EngineContext, Order, Progress } from '@kinora/media/engine/contract'
import { ask, toUnreachable } from './ask.ts'
import { fetchResult } from './fetch-result.ts'
import type { Instance } from './instances.ts'
import type { LoadedWorkflow } from './workflow/load-workflow.ts'
import { lookUp } from './look-up.ts'
import { openProgressSocket, type ProgressSocket } from './progress-socket.ts'
import { readFailure } from './read-verdict.ts'

type Followed = { id: string; instance: Instance; loaded: LoadedWorkflow; order: Order }

/** The open resources of a followed job. */
type Follower = { socket?: ProgressSocket; ended: Promise<void>; tellEnded: () => void; percent: number }

export type Followers = {
  /** The progress of a job; waits up to a second for news. */
  ask(followed: Followed, context: EngineContext): Promise<Progress>
  leave(id: string): void
  close(): void
}

const BETWEEN_QUESTIONS_MS = 1_000

/** Follows jobs: queries once a second, listens while a job runs, and fetches the result. */
export function createFollowers(headers: Readonly<Record<string, string>>): Followers {
  const followers = new Map<string, Follower>()

  const open = (id: string): Follower => {
    const { promise: ended, resolve: tellEnded } = Promise.withResolvers<void>()
    const follower = { ended, tellEnded, percent: 0 }
    followers.set(id, follower)
    return follower
  }

  function leave(id: string): void {
    followers.get(id)?.socket?.close()
    followers.delete(id)
  }

  async function askNow(followed: Followed, follower: Follower, context: EngineContext): Promise<Progress> {
    const { id, instance, loaded } = followed
    const job = await lookUp(instance.client, id, context.signal)
    if (job.state === 'unknown') return { state: 'lost', message: 'the engine does not know of it any more' }
    if (job.state === 'ended') return toVerdict(followed, job.record, context)
    // A server runs one job at a time, so only that job needs a connection for messages.
    if (job.state === 'running' && !follower.socket && followers.get(id) === follower) {
      follower.socket = openProgressSocket({ url: instance.url, headers, id, graph: loaded.workflow })
      follower.socket.onEnd(follower.tellEnded)
    }
    follower.percent = Math.max(follower.percent, follower.socket?.percent() ?? 0)
    return { state: 'working', percent: follower.percent }
  }

  return {
    async ask(followed, context) {
      const known = followers.get(followed.id)
      const follower = known ?? open(followed.id)
      if (known) await waitForNews(follower, context.signal)
      try {
        return await askNow(followed, follower, context)
      } catch (error) {
        // A socket to a stopped server delivers nothing more.
        follower.socket?.close()
        delete follower.socket
        return toUnreachable(error)
      }
    },
    leave,
    close() {
      for (const id of followers.keys()) leave(id)
    },
  }
}

/** Waits for a second, or until the job has ended. */
async function waitForNews({ ended }: Follower, signal: AbortSignal): Promise<void> {
  const enough = new AbortController()
  try {
    const waited = delay(BETWEEN_QUESTIONS_MS, undefined, { signal: AbortSignal.any([signal, enough.signal]) })
    await Promise.race([waited, ended])
  } finally {
    enough.abort()
  }
}

async function toVerdict(
  { instance, loaded, order }: Followed,
  record: unknown,
  context: EngineContext,
): Promise<Progress> {
  const failure = readFailure(record)
  if (failure) {
    context.log.warn({ ...failure.details, reason: failure.verdict.message }, 'a ComfyUI job failed')
    if (failure.isOutOfMemory)
      await ask(instance.client, '/free', { method: 'POST', json: { unload_models: true, free_memory: true } })
    return failure.verdict
  }
  const { output } = loaded.bound
  const file = await fetchResult(instance.client, { record, output, kind: order.kind }, context)
  return 'state' in file ? file : { state: 'done', files: [file] }
}
