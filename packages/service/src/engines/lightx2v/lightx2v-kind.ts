import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind, EngineTools } from '../engine-kind.ts'
import { ask, isAnswer } from '../remote/ask.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import { accepts, type Lightx2vSettings } from './lightx2v-request.ts'
import { leftOutUnless } from '../remote/left-out.ts'
import { cancelTask, type Lightx2v, pollTask, startTask } from './lightx2v-tasks.ts'

const EXAMINE_MS = 10_000

/** LightX2V's own server. */
export const lightx2vKind: EngineKind<Lightx2vSettings> = {
  about: 'Clips and pictures from a LightX2V server',
  properties: {
    url: { type: 'string', minLength: 1, description: 'Address of the server' },
    makes: { type: 'array', items: { enum: ['video', 'image'] }, minItems: 1, uniqueItems: true },
    sources: {
      type: 'array',
      items: { enum: ['words', 'frame', 'frames'] },
      minItems: 1,
      uniqueItems: true,
      description: 'What its model begins a video with: a server has one task. Default: words',
    },
    fps: { type: 'integer', minimum: 1, maximum: 120, description: 'Frames a second of its model; 16' },
    frameStep: {
      type: 'integer',
      minimum: 1,
      maximum: 64,
      description: 'Its frames are a multiple of this, and one; 4',
    },
    sizeStep: { type: 'integer', minimum: 1, maximum: 256, description: 'Its sides are a multiple of this; 16' },
    maxPixels: { type: 'integer', minimum: 4_096, description: 'What is ordered larger is asked for smaller' },
    sound: { type: 'boolean', description: 'Whether its videos can be heard' },
    parameters: { type: 'object', description: 'Sent along as they are: infer_steps, negative_prompt, resize_mode' },
  },
  required: ['url', 'makes'],
  isRemote: true,
  makes: ({ makes }) => makes,
  check({ url }) {
    const checked = checkUrl(url, { allowPrivateNetworks: true })
    if (!checked.ok) throw new Error(`url ${checked.why}`)
  },
  open: createLightx2vEngine,
  async examine({ url }, tools, signal) {
    const client = tools.reach(url)
    try {
      const answer = await ask(client.request('/v1/tasks/queue/status', { timeoutMs: EXAMINE_MS, signal }))
      if (!isAnswer(answer)) return [{ what: 'url', why: `no answer: ${answer.message}` }]
      return answer.status < 300 ? [] : [{ what: 'url', why: describeRefusal(answer) }]
    } finally {
      client.close()
    }
  },
}

/** Clips and pictures from a LightX2V server. It accepts client-chosen ids, so nothing is made twice. */
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
