import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineTools } from '../engine-kind.ts'
import { createUnsentOrders } from '../remote/ask.ts'
import { acceptsOrder } from './accepts-order.ts'
import { findDialect } from './dialects.ts'
import { findGaps } from './find-gaps.ts'
import { cancelVideo, type OpenaiServer, pollOrder, startOrder } from './openai-orders.ts'
import type { OpenaiSettings } from './openai-settings.ts'

/**
 * A server with the OpenAI interface. Videos are followed by the server's id; pictures and speech arrive with the
 * answer. It accepts no client-chosen ids, so an order without an answer may have been accepted.
 */
export function createOpenaiEngine(settings: OpenaiSettings, { name, reach }: EngineTools): OpenEngine {
  const client = reach(settings.url.replace(/\/v1\/?$/, ''))
  const { costsMoney } = findDialect(settings.dialect)
  const server: OpenaiServer = { name, settings, client, costsMoney, unsent: createUnsentOrders() }
  return {
    name,
    accepts: order => acceptsOrder(order, settings),
    leavesOut: order => findGaps(order, settings),
    isRemote: () => true,
    place: async () => ({ mark: randomUUID() }),
    start: (token, order, context) => startOrder(server, token, order, context),
    poll: (token, _order, context) => pollOrder(server, token, context),
    cancel: token => cancelVideo(server, token),
    async stop() {
      client.close()
    },
  }
}
