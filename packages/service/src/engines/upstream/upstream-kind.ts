import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind } from '../engine-kind.ts'
import { createUpstreamEngine } from './upstream-engine.ts'
import { examineUpstream } from './examine-upstream.ts'
import type { UpstreamSettings } from './upstream-settings.ts'

const text = { type: 'string', minLength: 1 }
const texts = { type: 'object', additionalProperties: text }

/** Other services of this contract: another Kinora, or a hosted one. */
export const upstreamKind: EngineKind<UpstreamSettings> = {
  about: 'Another service of this contract: another Kinora, or a hosted one',
  properties: {
    url: { ...text, description: 'Address of the service, without the paths of the contract' },
    makes: {
      type: 'array',
      items: { enum: ['video', 'image', 'speech', 'upscale', 'effects', 'lips', 'voice'] },
      minItems: 1,
      uniqueItems: true,
    },
    modelPrefix: { ...text, description: 'The prefix of its model names in place of gen' },
    models: { ...texts, description: 'Its models by those of this service; a name may end in *' },
    model: {
      anyOf: [text, texts],
      description:
        'Its model for parts of films: one for all, or by generator: text2video, img2video, start-end2video, …',
    },
    voices: { ...texts, description: 'Its voices by those of this service; * stands for all others' },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/' },
      additionalProperties: { type: 'string', pattern: '^(/|$)' },
      description: 'Beginnings of its paths by those of the contract: {"/ent/v2": "/v2"}',
    },
    idempotent: { type: 'boolean', description: 'Whether it honours Idempotency-Key; Kinora does' },
    credits: {
      enum: ['local', 'passed on'],
      description: 'The price of a task: the local one, or what the other service charged',
    },
    pollSeconds: { type: 'number', minimum: 0.01, maximum: 60, description: 'Seconds between two polls; 1 by default' },
  },
  required: ['url'],
  isRemote: true,
  costsMoney: () => true,
  makes: ({ makes = ['video', 'image', 'speech'] }) => makes,
  check({ url }) {
    const checked = checkUrl(url, { allowPrivateNetworks: true })
    if (!checked.ok) throw new Error(`url ${checked.why}`)
  },
  open: createUpstreamEngine,
  examine: examineUpstream,
}
