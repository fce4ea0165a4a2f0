import {
  type FarSideTwin,
  startFarSideTwin,
  type TwinAnswer,
  type TwinRequest,
  type TwinRoutes,
} from '../../../../../test/harness/far-side-twin.ts'

export const KEY = 'sk-canary-9b02e1c4'
export const CHAT = 'POST /v1/chat/completions'

/** How a server behaves, as its sources say. Read, not run: llama.cpp b21e4de, Ollama fb30760, vLLM a014e35. */
type Manners = {
  /** Types of `response_format` that it takes, and its words for others. */
  formats: readonly string[]
  wrongFormat: (type: string) => TwinAnswer
  /** Whether a JSON Schema must require every property. */
  requiresAll: boolean
  needsKey: boolean
  /** Refusals: the context is too small, no such model, a key that is not known. */
  tooLong: TwinAnswer
  noModel: TwinAnswer
  noKey: TwinAnswer
  loading?: TwinAnswer
  /** The field of the message that has a model's thoughts. */
  thoughts: string
  models: object
  others: TwinRoutes
}

export const CONTEXT = 8_192
export const MODEL = 'qwen3-8b'

const error = (code: number, message: string, type: string, more: object = {}): TwinAnswer => ({
  status: code,
  json: { error: { code, message, type, ...more } },
})

export const SERVERS = {
  'llama.cpp': {
    formats: ['text', 'json_object', 'json_schema'],
    wrongFormat: type =>
      error(
        400,
        `response_format type must be one of "text" or "json_object", but got: ${type}`,
        'invalid_request_error',
      ),
    requiresAll: false,
    needsKey: true,
    tooLong: error(
      400,
      'request (9000 tokens) exceeds the available context size (8192 tokens), try increasing it',
      'exceed_context_size_error',
      { n_prompt_tokens: 9_000, n_ctx: CONTEXT },
    ),
    noModel: error(404, 'model not found', 'not_found_error'),
    noKey: error(401, 'Invalid API Key', 'authentication_error'),
    loading: error(503, 'Loading model', 'unavailable_error'),
    thoughts: 'reasoning_content',
    models: { object: 'list', data: [{ id: MODEL, object: 'model', meta: { n_ctx: CONTEXT, n_ctx_train: 40_960 } }] },
    others: {
      'GET /props': () => ({
        json: {
          default_generation_settings: { n_ctx: CONTEXT },
          total_slots: 4,
          modalities: { vision: false, audio: false },
        },
      }),
    },
  },
  ollama: {
    formats: ['text', 'json_object', 'json_schema'],
    wrongFormat: type =>
      error(400, `invalid response format ${type}`, 'invalid_request_error', { code: null, param: null }),
    requiresAll: false,
    needsKey: false,
    // It cuts the oldest messages off without a word; only a last message that is too long is refused.
    tooLong: error(400, 'the input length exceeds the context length', 'invalid_request_error', { code: null }),
    noModel: error(404, `model '${MODEL}' not found`, 'not_found_error', { code: null, param: null }),
    noKey: error(401, 'unauthorized', 'api_error'),
    loading: error(503, 'server busy, please try again.  maximum pending requests exceeded', 'api_error'),
    thoughts: 'reasoning',
    models: {
      object: 'list',
      data: [
        { id: MODEL, owned_by: 'library' },
        { id: 'llama3.2:3b', owned_by: 'library' },
      ],
    },
    others: {
      'POST /api/show': () => ({ json: { capabilities: ['completion', 'vision'], model_info: {} } }),
    },
  },
  vllm: {
    formats: ['text', 'json_object', 'json_schema'],
    wrongFormat: type =>
      error(400, `1 validation error: response_format.type Input should be 'text', got ${type}`, 'BadRequestError'),
    requiresAll: false,
    needsKey: true,
    tooLong: error(
      400,
      "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens.",
      'BadRequestError',
    ),
    noModel: error(404, 'The model `x` does not exist.', 'NotFoundError'),
    noKey: { status: 401, json: { error: 'Unauthorized' } },
    thoughts: 'reasoning',
    models: { object: 'list', data: [{ id: MODEL, max_model_len: CONTEXT }] },
    others: {},
  },
  'lm-studio': {
    formats: ['text', 'json_schema'],
    wrongFormat: () => ({ status: 400, json: { error: "'response_format.type' must be 'json_schema' or 'text'" } }),
    requiresAll: false,
    needsKey: false,
    // HTTP 200 with an error, as its users report.
    tooLong: { status: 200, json: { error: 'The number of tokens to keep is greater than the context length' } },
    noModel: { status: 404, json: { error: 'model not found' } },
    noKey: { status: 401, json: { error: 'Unauthorized' } },
    thoughts: 'reasoning_content',
    models: { object: 'list', data: [{ id: MODEL }] },
    others: {},
  },
  hosted: {
    formats: ['text', 'json_object', 'json_schema'],
    wrongFormat: type =>
      error(400, `Invalid value: '${type}'.`, 'invalid_request_error', { param: 'response_format.type' }),
    requiresAll: true,
    needsKey: true,
    tooLong: error(400, 'Your input exceeds the context window of this model.', 'invalid_request_error', {
      code: 'context_length_exceeded',
    }),
    noModel: error(404, 'The model does not exist', 'invalid_request_error', { code: 'model_not_found' }),
    noKey: error(401, `Incorrect API key provided: ${KEY}`, 'invalid_request_error', { code: 'invalid_api_key' }),
    thoughts: 'reasoning',
    models: { object: 'list', data: [{ id: MODEL }, { id: 'small' }] },
    others: {},
  },
} as const satisfies Record<string, Manners>

export type ServerName = keyof typeof SERVERS
export const mannersOf = (name: ServerName): Manners => SERVERS[name]

/** What the model says to a question: a text, or a whole message with how it ended. */
export type Said = string | { content?: unknown; finish?: string; message?: object }

export type ChatTwin = FarSideTwin & {
  /** The questions, as they were asked. */
  asked(): AskedBody[]
  /** What the model says: once each, the last again and again. */
  answers: Said[]
  /** The types of `response_format` that this build does not know. */
  lacks: string[]
}

export type AskedBody = {
  model: string
  messages: { role: string; content: string }[]
  temperature: number
  seed: number
  max_tokens: number
  stream: boolean
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: Schema } }
}
type Schema = { properties?: Record<string, unknown>; required?: string[]; $defs?: Record<string, unknown> }

export async function startChatTwin(name: ServerName): Promise<ChatTwin> {
  const manners = mannersOf(name)
  const answers: Said[] = []
  const lacks: string[] = []
  let completions = 0

  const guarded =
    (answer: (request: TwinRequest) => TwinAnswer) =>
    (request: TwinRequest): TwinAnswer =>
      manners.needsKey && request.headers.authorization !== `Bearer ${KEY}` ? manners.noKey : answer(request)

  function complete({ json }: TwinRequest): TwinAnswer {
    const body = json as AskedBody
    const type = body.response_format?.type ?? 'text'
    if (!manners.formats.includes(type) || lacks.includes(type)) return manners.wrongFormat(type)
    const { schema } = body.response_format?.json_schema ?? {}
    const optional = schema && manners.requiresAll ? findOptional(schema) : undefined
    if (optional !== undefined)
      return error(
        400,
        `Invalid schema for response_format 'scene': 'required' is required to include every key in properties. Missing '${optional}'.`,
        'invalid_request_error',
      )
    const said = (answers.length > 1 ? answers.shift() : answers[0]) ?? ''
    const { content, finish = 'stop', message = {} } = typeof said === 'string' ? { content: said } : said
    return {
      json: {
        id: `chatcmpl-${++completions}`,
        object: 'chat.completion',
        model: body.model,
        choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, ...message } }],
        usage: { prompt_tokens: 4_000, completion_tokens: 500, total_tokens: 4_500 },
      },
    }
  }

  const twin = await startFarSideTwin({
    'GET /v1/models': guarded(() => ({ json: manners.models })),
    [CHAT]: guarded(complete),
    ...manners.others,
  })
  return {
    ...twin,
    answers,
    lacks,
    asked: () =>
      twin.requests.filter(({ path }) => path.endsWith('/chat/completions')).map(({ json }) => json as AskedBody),
  }
}

/** A property that a schema does not require, at any depth. */
function findOptional(schema: unknown): string | undefined {
  if (Array.isArray(schema)) return schema.map(findOptional).find(one => one !== undefined)
  if (typeof schema !== 'object' || schema === null) return undefined
  const { properties = {}, required = [] } = schema as Schema
  const own = Object.keys(properties).find(name => !required.includes(name))
  return (
    own ??
    Object.values(schema)
      .map(findOptional)
      .find(one => one !== undefined)
  )
}
