import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import type { EngineTools } from '../engine-kind.ts'
import { acceptsByTemplate, leftOutByTemplate } from '../remote/fill-template.ts'
import {
  cancelPrediction,
  type Cog,
  type CogSettings,
  leavePrediction,
  pollPrediction,
  startPrediction,
} from './cog-predictions.ts'

/**
 * A model in a Cog container. A prediction cannot be queried: its answer arrives on the connection of the request, and
 * it ends with that connection. After a lost connection it can be requested again without being made twice.
 */
export function createCogEngine(settings: CogSettings, { name, reach, refusalMs }: EngineTools): OpenEngine {
  const client = reach(settings.url)
  const cog: Cog = { settings, client, jobs: new Map(), refusalMs }
  return {
    name,
    accepts: order => isMakeable(order) && acceptsByTemplate(settings.input, order),
    leavesOut: order => leftOutByTemplate(settings.input, order, settings),
    isRemote: () => true,
    place: async () => ({ prediction: randomUUID().replaceAll('-', '') }),
    start: (token, order, context) => startPrediction(cog, token, order, context),
    poll: (token, order, context) => pollPrediction(cog, token, order, context),
    cancel: token => cancelPrediction(cog, String(token['prediction'])),
    leave: token => leavePrediction(cog, String(token['prediction'])),
    async stop() {
      await Promise.all([...cog.jobs.keys()].map(id => leavePrediction(cog, id)))
      client.close()
    },
  }
}
