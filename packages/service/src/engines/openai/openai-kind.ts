import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind } from '../engine-kind.ts'
import { DIALECTS, findDialect } from './dialects.ts'
import { examineOpenai } from './examine-openai.ts'
import { createOpenaiEngine } from './openai-engine.ts'
import type { OpenaiSettings } from './openai-settings.ts'

const text = { type: 'string', minLength: 1 }
const size = { type: 'string', pattern: '^[1-9]\\d{1,4}x[1-9]\\d{1,4}$' }
const byKind = (schema: object, kinds = ['video', 'image', 'speech']): object => ({
  type: 'object',
  properties: Object.fromEntries(kinds.map(kind => [kind, schema])),
  additionalProperties: false,
})
const parameters = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } }

/** Servers with the OpenAI interface for videos, images and speech. */
export const openaiKind: EngineKind<OpenaiSettings> = {
  about: 'Videos, pictures and speech from a server with the OpenAI interface',
  properties: {
    url: { ...text, description: 'Address of the server, with or without /v1' },
    dialect: { enum: Object.keys(DIALECTS), description: 'Which family of servers it belongs to' },
    makes: { type: 'array', items: { enum: ['video', 'image', 'speech'] }, minItems: 1, uniqueItems: true },
    model: { anyOf: [text, byKind(text)], description: 'Its model, for everything or for each kind of order' },
    models: {
      type: 'object',
      additionalProperties: text,
      description: 'Its models by those of the service; a name may end in *',
    },
    voices: {
      type: 'object',
      additionalProperties: text,
      description: 'Its voices by those of the service; * stands for all others',
    },
    sources: {
      type: 'array',
      items: { enum: ['words', 'frame', 'frames', 'references'] },
      minItems: 1,
      description:
        'What it can begin a video with. Default: words and a first frame. Of several pictures it gets the first',
    },
    fps: { type: 'integer', minimum: 1, maximum: 120, description: 'Frames a second of its model. Default: 24' },
    frameStep: {
      type: 'integer',
      minimum: 1,
      maximum: 64,
      description: 'Its frames are a multiple of this, and one; 4',
    },
    sizeStep: { type: 'integer', minimum: 1, maximum: 256, description: 'Its sides are a multiple of this; 16' },
    sizes: {
      ...byKind({ type: 'array', items: size, minItems: 1 }, ['video', 'image']),
      description: 'The only sizes that it takes: the nearest is asked for',
    },
    seconds: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      description: 'The only lengths that it takes; it gets no order that is longer than all of them',
    },
    sound: { type: 'boolean', description: 'Whether its videos can be heard' },
    parameters: { ...byKind(parameters), description: 'Sent along as they are; null leaves out what would be sent' },
    pollSeconds: { type: 'number', minimum: 0.01, maximum: 60, description: 'Between two questions. Default: 1' },
    answerSeconds: { type: 'integer', minimum: 1, maximum: 7_200, description: 'How long one answer may take; 900' },
  },
  required: ['url', 'dialect', 'makes'],
  isRemote: true,
  costsMoney: ({ dialect }) => findDialect(dialect).costsMoney,
  makes: ({ makes }) => makes,
  check(settings) {
    const url = checkUrl(settings.url, { allowPrivateNetworks: true })
    if (!url.ok) throw new Error(`url ${url.why}`)
    const { dialect, model } = settings
    const without = settings.makes.filter(kind => typeof model !== 'string' && model?.[kind] === undefined)
    if (findDialect(dialect).costsMoney && without.length > 0 && settings.models === undefined)
      throw new Error(`model must name one for ${without.join(', ')}: a server of the dialect ${dialect} has several`)
  },
  open: createOpenaiEngine,
  examine: examineOpenai,
}
