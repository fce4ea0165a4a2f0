import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind } from '../engine-kind.ts'
import { createChatEngine } from './chat-engine.ts'
import {
  ANSWER_FORMATS,
  ANSWER_TOKENS,
  CHAT_ORDER_KINDS,
  type ChatSettings,
  CONTEXT_TOKENS,
  kindsOf,
  ROUNDS,
} from './chat-settings.ts'
import { examineChat } from './examine-chat.ts'
import { readInstructions } from './reading/instructions.ts'

const text = { type: 'string', minLength: 1 }
const amount = { type: 'number', minimum: 0 }

/** Servers of language models: llama.cpp, Ollama, vLLM, SGLang, LM Studio, hosted ones. */
export const chatKind: EngineKind<ChatSettings> = {
  about: 'Scene documents from prompts, by a language model with the OpenAI chat interface',
  properties: {
    url: { ...text, description: 'Address of the server, with or without /v1' },
    model: { ...text, description: 'Its name of the model' },
    makes: { type: 'array', items: { enum: CHAT_ORDER_KINDS }, minItems: 1, uniqueItems: true },
    format: {
      enum: ANSWER_FORMATS,
      description:
        'How an answer is requested: by a JSON Schema, by one in which every field is required (OpenAI), as any JSON object, or as text. A server that refuses one is asked for the next. Default: schema',
    },
    contextTokens: {
      type: 'integer',
      minimum: 4_096,
      maximum: 2_000_000,
      description: 'Tokens of a question and its answer, as many as the server has for one request. Default: 8192',
    },
    answerTokens: { type: 'integer', minimum: 500, maximum: 100_000, description: 'Tokens of an answer; 3000' },
    pictures: {
      type: 'boolean',
      description: 'Whether the model takes pictures: then it looks at stills of its documents',
    },
    rounds: {
      type: 'integer',
      minimum: 1,
      maximum: ROUNDS.most,
      description: 'The most times that it looks at stills and corrects its document. Default: 1',
    },
    temperature: { type: 'number', minimum: 0, maximum: 2, description: 'Default: 0' },
    instructions: {
      ...text,
      description: 'File with the text that the model is told, instead of the one that comes along',
    },
    parameters: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
      description: 'Sent along as they are; null leaves out what would be sent',
    },
    price: {
      type: 'object',
      properties: { perMillionIn: amount, perMillionOut: amount },
      required: ['perMillionIn', 'perMillionOut'],
      additionalProperties: false,
      description:
        'Of a million tokens, in the unit of limits.spending. A question that may have been answered is then not asked again',
    },
    credits: {
      type: 'integer',
      minimum: 0,
      maximum: 1_000_000,
      description: 'Credits that the caller pays for a task that the model reads or writes, once; 0 by default',
    },
    answerSeconds: { type: 'integer', minimum: 1, maximum: 3_600, description: 'How long one answer may take; 300' },
  },
  required: ['url', 'model'],
  isRemote: true,
  costsMoney: ({ price }) => price !== undefined,
  credits: ({ credits = 0 }) => credits,
  makes: kindsOf,
  check(settings, resolvePath = path => path) {
    const url = checkUrl(settings.url, { allowPrivateNetworks: true })
    if (!url.ok) throw new Error(`url ${url.why}`)
    const { instructions, contextTokens = CONTEXT_TOKENS, answerTokens = ANSWER_TOKENS } = settings
    if (answerTokens > contextTokens / 2)
      throw new Error(`answerTokens must be at most half of contextTokens, ${contextTokens / 2}; got ${answerTokens}`)
    if (instructions === undefined) return
    try {
      readInstructions(resolvePath(instructions))
    } catch (error) {
      throw new Error(`instructions: ${instructions} cannot be read: ${(error as Error).message}`, { cause: error })
    }
  },
  open: createChatEngine,
  examine: examineChat,
}
