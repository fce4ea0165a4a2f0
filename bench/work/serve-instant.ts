// The service with the instant engine: its API, its worker, or both in one process. Says when orders reach the engine.
import { startWork } from '../../packages/service/src/service/work.ts'
import { createServer } from '../../packages/service/src/http/create-server.ts'
import { instantEngine } from './instant-engine.ts'
import { openService } from './open-service.ts'
import { answerPlan, monotonicMs } from './run-child.ts'
import type { Place } from './stage.ts'
import { soleEngine } from '../../packages/service/src/engines/routing/sole-engine.ts'

export type ServePlan = { place: Place; roles: readonly ('api' | 'worker')[] }

export type Said = { serves: string } | { prompt: string; startedMs: number }

const say = (said: Said): void => void process.send?.(said)

answerPlan<ServePlan>(async ({ place, roles }) => {
  const { services, settings, close } = await openService(place, { KINORA_RATE_PER_SECOND: '1000000' })
  const app = createServer(services, 'everything')
  const engine = instantEngine(({ prompt }) => say({ prompt, startedMs: monotonicMs() }))
  const download = (): Promise<never> => Promise.reject(new Error('nothing is downloaded here'))
  const work = roles.includes('worker')
    ? await startWork(services, settings, { router: soleEngine(engine), download, folder: place.folder })
    : undefined
  say({ serves: roles.includes('api') ? await app.listen({ host: '127.0.0.1', port: 0 }) : '' })
  return async () => {
    await app.close()
    await work?.stop()
    await close()
  }
})
