import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineTools } from '../engine-kind.ts'
import { cancelTask, startTask, type Upstream } from './create-task.ts'
import { describeRequest, findGaps } from './describe-request.ts'
import { followTask } from './follow-task.ts'
import { createPathMap, type UpstreamSettings } from './upstream-settings.ts'

/**
 * Another service of this contract. An order has a client-chosen key, sent as `Idempotency-Key` and as the task's
 * payload. A create without an answer is sent again with it and gives the same task.
 */
export function createUpstreamEngine(settings: UpstreamSettings, { name, clock, reach }: EngineTools): OpenEngine {
  const client = reach(settings.url)
  const upstream: Upstream = {
    name,
    settings,
    clock,
    client,
    mapPath: createPathMap(settings.paths),
    claimed: new Map(),
  }
  return {
    name,
    accepts: order => describeRequest(order, settings) !== undefined,
    leavesOut: order => findGaps(order, settings),
    isRemote: () => true,
    place: async () => ({ key: randomUUID(), at: clock() }),
    start: (token, order, context) => startTask(upstream, token, order, context),
    poll: (token, order, context) => followTask(upstream, token, order, context),
    cancel: token => cancelTask(upstream, token).catch(() => undefined),
    async stop() {
      client.close()
    },
  }
}
