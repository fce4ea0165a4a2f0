import { randomUUID } from 'node:crypto'
import { createSemaphore } from '@kinora/media/core/semaphore'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import type { EngineTools } from '../engine-kind.ts'
import { inputPaths } from '../remote/encoded-files.ts'
import { leftOutUnless } from '../remote/left-out.ts'
import { createUnsentOrders } from '../remote/ask.ts'
import { cancelJob, leaveJob, pollJob, type Sdapi, startJob } from './sdapi-jobs.ts'
import type { SdapiSettings } from './sdapi-request.ts'

/**
 * Pictures from a server that answers when they are made. The answer arrives on one connection and cannot be requested
 * again: if this process dies before, the outcome is unknown.
 */
export function createSdapiEngine(settings: SdapiSettings, { name, reach, refusalMs }: EngineTools): OpenEngine {
  const client = reach(settings.url)
  const unsent = createUnsentOrders()
  const sdapi: Sdapi = { name, settings, client, unsent, jobs: new Map(), turn: createSemaphore(1), refusalMs }
  return {
    name,
    accepts: order => isMakeable(order) && order.kind === 'image' && order.prompt.trim() !== '',
    leavesOut: order => [
      ...leftOutUnless(order, ['seed', 'pictures']),
      ...(inputPaths(order, 'picture').length > 1 ? ['images: the engine looks at the first one only'] : []),
    ],
    isRemote: () => true,
    place: async () => ({ task: `kinora-${randomUUID()}` }),
    start: (token, order, context) => startJob(sdapi, token, order, context),
    poll: (token, _order, context) => pollJob(sdapi, token, context),
    cancel: token => cancelJob(sdapi, String(token['task'])),
    leave: token => leaveJob(sdapi, String(token['task'])),
    async stop() {
      await Promise.all([...sdapi.jobs.keys()].map(task => leaveJob(sdapi, task)))
      client.close()
    },
  }
}
