import type { Order } from '@kinora/media/engine/contract'

export type ChatOrderKind = Extract<Order['kind'], 'reading' | 'reviewing' | 'rewriting' | 'writing'>
export type ChatOrder = Extract<Order, { kind: ChatOrderKind }>
export const CHAT_ORDER_KINDS: readonly ChatOrderKind[] = ['reading', 'reviewing', 'rewriting', 'writing']

/**
 * The format of a requested answer. `schema`: a JSON Schema with optional fields. `strict`: the same with every field
 * required and null for absent ones, as OpenAI demands. `object`: any JSON object. `text`: the JSON is cut out of the
 * text.
 */
export const ANSWER_FORMATS = ['schema', 'strict', 'object', 'text'] as const
export type AnswerFormat = (typeof ANSWER_FORMATS)[number]

type PlainValue = string | number | boolean | null

/** The settings of a server of language models. */
export type ChatSettings = {
  url: string
  model: string
  makes?: readonly ChatOrderKind[]
  /** The first format to try; if the server rejects it, the next one is used. */
  format?: AnswerFormat
  /** Tokens of a question and its answer together. */
  contextTokens?: number
  /** Tokens of an answer. */
  answerTokens?: number
  temperature?: number
  /** True if the model accepts pictures. It then gets stills of its documents. */
  pictures?: boolean
  /** The maximum number of reviews. */
  rounds?: number
  /** The path of a text that replaces the built-in instructions. */
  instructions?: string
  /** Sent unchanged; null removes a field. */
  parameters?: Readonly<Record<string, PlainValue>>
  /** The server's price of a million tokens, in the operator's unit. */
  price?: { perMillionIn: number; perMillionOut: number }
  /** The price of a task that the model reads or writes, for the caller. */
  credits?: number
  answerSeconds?: number
}

export const ROUNDS = { usual: 1, most: 3 }

/** The kinds of order that a server with these settings gets. */
export const kindsOf = ({ makes = CHAT_ORDER_KINDS, pictures = false }: ChatSettings): readonly ChatOrderKind[] =>
  makes.filter(kind => kind !== 'reviewing' || pictures)

// Ollama's context on a machine with less than 24 GB of graphics memory is 4,096; llama.cpp and vLLM have more.
export const CONTEXT_TOKENS = 8_192
// A document of three shots has some 1,200.
export const ANSWER_TOKENS = 3_000
// A model of seven billion weights writes ten tokens a second without a graphics card.
export const ANSWER_SECONDS = 300
