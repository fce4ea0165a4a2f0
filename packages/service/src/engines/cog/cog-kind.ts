import { fieldsOf } from '../../core/shape.ts'
import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind } from '../engine-kind.ts'
import { ask, isAnswer } from '../remote/ask.ts'
import { faultOfTemplates, TEMPLATE_PROPERTIES } from '../remote/fill-template.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import { createCogEngine } from './cog-engine.ts'
import type { CogSettings } from './cog-predictions.ts'

const EXAMINE_MS = 10_000
const FIT = ['READY', 'BUSY']

/** A container built by Cog. */
export const cogKind: EngineKind<CogSettings> = {
  about: 'A model in a container of Cog’s',
  properties: {
    url: { type: 'string', minLength: 1, description: 'Address of the container' },
    ...TEMPLATE_PROPERTIES,
    answerSeconds: {
      type: 'integer',
      minimum: 1,
      maximum: 86_400,
      description: 'How long one prediction may take; 3600',
    },
  },
  required: ['url', 'input'],
  isRemote: true,
  makes: ({ input }) => Object.keys(input) as (keyof typeof input)[],
  check({ url, input }) {
    const checked = checkUrl(url, { allowPrivateNetworks: true })
    if (!checked.ok) throw new Error(`url ${checked.why}`)
    const fault = faultOfTemplates(input)
    if (fault) throw new Error(fault)
  },
  open: createCogEngine,
  async examine({ url }, tools, signal) {
    const client = tools.reach(url)
    try {
      const answer = await ask(client.request('/health-check', { timeoutMs: EXAMINE_MS, signal }))
      if (!isAnswer(answer)) return [{ what: 'url', why: `no answer: ${answer.message}` }]
      if (answer.status > 299) return [{ what: 'url', why: describeRefusal(answer) }]
      const { status } = fieldsOf(answer.json())
      return FIT.includes(String(status)) ? [] : [{ what: 'model', why: `the container says ${String(status)}` }]
    } finally {
      client.close()
    }
  },
}
