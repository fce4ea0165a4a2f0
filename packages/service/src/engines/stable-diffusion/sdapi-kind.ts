import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind } from '../engine-kind.ts'
import { ask, isAnswer } from '../remote/ask.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import { createSdapiEngine } from './sdapi-engine.ts'
import { type SdapiSettings, sizeProperties, urlProperty } from './sdapi-request.ts'

const EXAMINE_MS = 10_000

/** Servers with the interface of A1111's web page: itself, its forks, koboldcpp, sd-server. */
export const sdapiKind: EngineKind<SdapiSettings> = {
  about: "Pictures from a server with A1111's interface, /sdapi/v1",
  properties: {
    url: urlProperty,
    sole: {
      type: 'boolean',
      description: 'Nobody else uses the server: what runs there when an order is cancelled may be interrupted',
    },
    ...sizeProperties,
    parameters: {
      type: 'object',
      description: 'Sent along as they are: steps, cfg_scale, sampler_name, negative_prompt, denoising_strength',
    },
    answerSeconds: { type: 'integer', minimum: 1, maximum: 7_200, description: 'How long one picture may take; 900' },
  },
  required: ['url'],
  isRemote: true,
  makes: () => ['image'],
  check({ url }) {
    const checked = checkUrl(url, { allowPrivateNetworks: true })
    if (!checked.ok) throw new Error(`url ${checked.why}`)
  },
  open: createSdapiEngine,
  async examine({ url }, tools, signal) {
    const client = tools.reach(url)
    try {
      const answer = await ask(client.request('/sdapi/v1/sd-models', { timeoutMs: EXAMINE_MS, signal }))
      if (!isAnswer(answer)) return [{ what: 'url', why: `no answer: ${answer.message}` }]
      if (answer.status === 404) return [{ what: 'url', why: 'it has no /sdapi/v1: an A1111 wants the option --api' }]
      if (answer.status > 299) return [{ what: 'url', why: describeRefusal(answer) }]
      const models = answer.json()
      const hasNone = Array.isArray(models) && models.length === 0
      return hasNone ? [{ what: 'model', why: 'the server has no model' }] : []
    } finally {
      client.close()
    }
  },
}
