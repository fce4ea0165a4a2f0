import type { OrderFailed, OrderUnsure, Unreachable } from '@kinora/media/engine/contract'
import type { JsonSchema } from '@kinora/media/scene/schema-words'
import { ask, failed, isAnswer, judgeRefusedStart, judgeSilentStart } from '../remote/ask.ts'
import { readFault } from '../remote/read-fault.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'
import { responseFormat } from './answer-format.ts'
import { ANSWER_FORMATS, ANSWER_SECONDS, ANSWER_TOKENS, type AnswerFormat, type ChatSettings } from './chat-settings.ts'
import { type Completion, readCompletion } from './read-completion.ts'

export type Message = { role: 'system' | 'user' | 'assistant'; content: string | readonly MessagePart[] }
export type MessagePart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

/** A question to a language model. The answer is a JSON value of this schema. */
export type Question = { messages: readonly Message[]; schema: JsonSchema; schemaName: string; seed: number }

/** A server, and the best format that it has not refused. */
export type ChatServer = { settings: ChatSettings; client: ServerClient; format: AnswerFormat }

export const CHAT_PATH = '/v1/chat/completions'

export const openChatServer = (settings: ChatSettings, client: ServerClient): ChatServer => ({
  settings,
  client,
  format: settings.format ?? 'schema',
})

/** Asks once. If the server rejects a format, the next one is used, also for later questions. */
export async function askChat(
  server: ChatServer,
  question: Question,
  signal: AbortSignal,
): Promise<Completion | OrderFailed | Unreachable | OrderUnsure> {
  const { settings, client } = server
  const timeoutMs = (settings.answerSeconds ?? ANSWER_SECONDS) * 1_000
  for (;;) {
    const { format } = server
    const json = chatBody(settings, question, format)
    const answer = await ask(client.request(CHAT_PATH, { method: 'POST', json, timeoutMs, signal }))
    if (!isAnswer(answer)) return judgeSilentStart(answer)
    if (answer.status >= 200 && answer.status <= 299) return readCompletion(answer)
    const next = ANSWER_FORMATS[ANSWER_FORMATS.indexOf(format) + 1]
    if (next === undefined || !isFormatRefused(answer)) return judgeRefusal(answer)
    // Another question may already have changed it.
    if (server.format === format) server.format = next
  }
}

function chatBody(settings: ChatSettings, question: Question, format: AnswerFormat): object {
  const { messages, schema, schemaName, seed } = question
  const response_format = responseFormat(format, schemaName, schema)
  const body = {
    model: settings.model,
    messages,
    stream: false,
    temperature: settings.temperature ?? 0,
    seed,
    max_tokens: settings.answerTokens ?? ANSWER_TOKENS,
    ...(response_format && { response_format }),
  }
  const added = Object.entries(settings.parameters ?? {}).map(([name, value]) => [name, value ?? undefined])
  return { ...body, ...Object.fromEntries(added) }
}

// Error texts of servers that do not know a format or cannot convert a schema.
const FORMAT = /response_format|json_schema|json_object|json schema|\bschema\b|grammar|samplers|structured output/i
const REFUSED: readonly number[] = [400, 415, 422, 500, 501]

const isFormatRefused = (answer: ServerAnswer): boolean => REFUSED.includes(answer.status) && FORMAT.test(answer.text())

const CONTEXT = /exceed_context_size|context_length_exceeded|maximum context length|context (?:size|length|window)/i
// Servers answer this with 429, like a rate limit, but waiting does not help.
const OUT_OF_MONEY = /quota|billing|insufficient_(?:balance|user)/

function judgeRefusal(answer: ServerAnswer): OrderFailed | Unreachable | OrderUnsure {
  if (answer.status < 500 && CONTEXT.test(answer.text()))
    return failed('the question is longer than the context of the model; contextTokens must not be larger than it')
  if (answer.status === 429 && OUT_OF_MONEY.test(readFault(answer.json())?.code ?? ''))
    return failed('the account at the server has no money left')
  return judgeRefusedStart(answer)
}
