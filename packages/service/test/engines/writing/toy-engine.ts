import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { OrderFailed, Unreachable } from '@kinora/media/engine/contract'
import type { EngineKind, EngineTools } from '../../../src/engines/engine-kind.ts'
import { leftOutUnless } from '../../../src/engines/remote/left-out.ts'
import { NoAnswer } from '../../../src/engines/remote/no-answer.ts'
import { FetchFailed } from '../../../src/net/fetch-failure.ts'

type ToySettings = { url: string }

/** A server that draws: `PUT /jobs/{id}`, `GET /jobs/{id}`, `GET /jobs/{id}/picture`, `DELETE /jobs/{id}`. */
export const toy: EngineKind<ToySettings> = {
  about: 'A toy that draws pictures.',
  properties: { url: { type: 'string', format: 'uri', description: 'Where the toy is' } },
  required: ['url'],
  isRemote: true,
  makes: () => ['image'],
  open: openToy,
  async examine({ url }, tools, signal) {
    const answer = await ask(() => tools.reach(url).request('/jobs', { signal }))
    return 'state' in answer ? [{ what: 'url', why: answer.message }] : []
  },
}

const MAX_BYTES = 64 * 1024 * 1024

function openToy({ url }: ToySettings, { name, reach }: EngineTools): OpenEngine {
  const server = reach(url)
  return {
    name,
    accepts: order => order.kind === 'image',
    leavesOut: order => leftOutUnless(order, ['seed']),
    // We choose the id and store it before we send anything: after a crash, the next worker asks for the same job.
    place: async () => ({ job: randomUUID() }),
    async start(token, { prompt, seed }, { signal }) {
      const job = { method: 'PUT', json: { prompt, seed }, signal } as const
      const answer = await ask(() => server.request(`/jobs/${token['job']}`, job))
      if ('state' in answer) return answer
      return answer.status < 300 ? { state: 'started', token } : failed(`the toy answered ${answer.status}`)
    },
    async poll(token, _order, { signal, folder }) {
      const answer = await ask(() => server.request(`/jobs/${token['job']}`, { signal }))
      if ('state' in answer) return answer
      if (answer.status === 404) return { state: 'lost', message: 'the toy does not know the job' }
      const job = (answer.json() ?? {}) as { state?: string; percent?: number; why?: string }
      if (job.state === 'failed') return failed(job.why ?? 'the toy failed')
      if (job.state !== 'ready') {
        await delay(500, undefined, { signal })
        return { state: 'working', percent: job.percent ?? 0 }
      }
      const path = join(folder, 'result.png')
      const picture = { toFile: path, maxBytes: MAX_BYTES, signal }
      const saved = await ask(() => server.download(`/jobs/${token['job']}/picture`, picture))
      if ('state' in saved) return saved
      return { state: 'done', files: [{ role: 'result', path, format: 'png' }] }
    },
    async cancel(token) {
      await ask(() => server.request(`/jobs/${token['job']}`, { method: 'DELETE' }))
    },
    stop: async () => server.close(),
  }
}

/** The answer, unless nobody is there or has time: that is no verdict, and the question is asked again. */
async function ask<T extends object>(request: () => Promise<T>): Promise<T | Unreachable> {
  try {
    const answer = await request()
    const status = 'status' in answer ? Number(answer.status) : 200
    return status === 429 || status >= 500 ? { state: 'unreachable', message: `the toy answered ${status}` } : answer
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof FetchFailed)) throw error
    return { state: 'unreachable', message: error.message }
  }
}

const failed = (message: string): OrderFailed => ({ state: 'failed', code: 'EngineFailure', message, retryable: false })
