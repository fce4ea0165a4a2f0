import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineTools } from '../engine-kind.ts'
import { leftOutUnless } from '../remote/left-out.ts'
import { accepts, type Lightx2vSettings } from './lightx2v-request.ts'
import { cancelTask, type Lightx2v, pollTask, startTask } from './lightx2v-tasks.ts'

/** Clips and pictures from a LightX2V server. It takes our ids, so that nothing is made twice. */
export function createLightx2vEngine(settings: Lightx2vSettings, { name, reach }: EngineTools): OpenEngine {
  const client = reach(settings.url)
  const server: Lightx2v = { name, settings, client }
  return {
    name,
    accepts: order => accepts(order, settings),
    leavesOut: order => leftOutUnless(order, settings.sound ? ['seed', 'pictures', 'sound'] : ['seed', 'pictures']),
    isRemote: () => true,
    place: async () => ({ task: randomUUID() }),
    start: (token, order, context) => startTask(server, token, order, context),
    poll: (token, order, context) => pollTask(server, token, order, context),
    cancel: (token, order) => cancelTask(server, token, order),
    async stop() {
      client.close()
    },
  }
}
