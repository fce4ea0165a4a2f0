import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind } from '../engine-kind.ts'
import { faultOfTemplates, TEMPLATE_PROPERTIES } from '../remote/fill-template.ts'
import { createFalEngine, type FalSettings } from './fal-engine.ts'

/** Hosted models behind fal's queue. */
export const falKind: EngineKind<FalSettings> = {
  about: 'A hosted model behind fal’s queue; each order is paid for',
  properties: {
    url: { type: 'string', minLength: 1, description: 'Address of the queue; https://queue.fal.run unless told' },
    model: {
      type: 'string',
      pattern: '^[\\w.-]+(/[\\w.-]+)+$',
      description: 'The model as the service names it: fal-ai/flux/dev',
    },
    ...TEMPLATE_PROPERTIES,
  },
  required: ['model', 'input'],
  isRemote: true,
  costsMoney: () => true,
  makes: ({ input }) => Object.keys(input) as (keyof typeof input)[],
  check({ url, input }) {
    const checked = url === undefined ? undefined : checkUrl(url, { allowPrivateNetworks: true })
    if (checked && !checked.ok) throw new Error(`url ${checked.why}`)
    const fault = faultOfTemplates(input)
    if (fault) throw new Error(fault)
  },
  open: createFalEngine,
}
