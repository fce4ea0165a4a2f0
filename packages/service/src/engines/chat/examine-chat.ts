import type { JsonSchema } from '@kinora/media/scene/schema-words'
import type { Abilities, EngineTools, Examined, Unfit } from '../engine-kind.ts'
import { NoAnswer } from '../remote/no-answer.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import type { ServerAnswer, ServerClient } from '../remote/server-client.ts'
import { askChat, openChatServer, type Question } from './ask-chat.ts'
import { type ChatSettings, CONTEXT_TOKENS } from './chat-settings.ts'
import { cutJson } from './cut-json.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { fieldsOf, recordsOf } from '../../core/shape.ts'

const TIMEOUT_MS = 10_000

/** Asks a server for a tiny document, and for its capabilities: answer format, pictures, context. */
export async function examineChat(settings: ChatSettings, tools: EngineTools, signal: AbortSignal): Promise<Examined> {
  const client = tools.reach(settings.url.replace(/\/v1\/?$/, ''))
  try {
    const listed = await findModel(settings, client, signal)
    if (listed.problems.length > 0) return { problems: listed.problems, abilities: {} }
    const facts = { ...listed.abilities, ...(await askFacts(settings, client, signal)) }
    const { problems, abilities } = await tryDocument(settings, client, signal)
    return {
      problems: [...problems, ...contextProblems(settings, facts), ...pictureProblems(settings, facts)],
      abilities: { ...facts, ...abilities },
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { problems: [{ what: 'url', why: `no answer: ${error.message}` }], abilities: {} }
  } finally {
    client.close()
  }
}

/** The list of models. A server without a list is still asked for a document. */
async function findModel({ model }: ChatSettings, client: ServerClient, signal: AbortSignal): Promise<Examined> {
  const answer = await client.request('/v1/models', { timeoutMs: TIMEOUT_MS, signal })
  const { status } = answer
  const unfit = (what: string, why: string): Examined => ({ problems: [{ what, why }], abilities: {} })
  if (status === 401 || status === 403) return unfit('headers', `it does not let us in: it answered ${status}`)
  if (status >= 500) return unfit('url', describeRefusal(answer))
  const models = recordsIn(answer, 'data')
  const ids = models.map(({ id }) => String(id))
  // A server with a single model accepts any name.
  const found = models.find(({ id }) => id === model) ?? (models.length === 1 ? models[0] : undefined)
  if (models.length > 1 && !found)
    return unfit('model', `the server lists ${ids.slice(0, 10).join(', ')}; got ${model}`)
  const meta = isRecord(found?.['meta']) ? found['meta'] : {}
  return { problems: [], abilities: context(meta['n_ctx'] ?? found?.['max_model_len']) }
}

/** The data of llama.cpp at /props and Ollama at /api/show; other servers answer 404. */
async function askFacts({ model }: ChatSettings, client: ServerClient, signal: AbortSignal): Promise<Abilities> {
  const props = jsonOf(await client.request('/props', { timeoutMs: TIMEOUT_MS, signal }))
  const usual = isRecord(props['default_generation_settings']) ? props['default_generation_settings'] : {}
  const modalities = props['modalities']
  if (isRecord(modalities)) return { ...context(usual['n_ctx']), pictures: modalities['vision'] === true }
  const shown = jsonOf(
    await client.request('/api/show', { method: 'POST', json: { model }, timeoutMs: TIMEOUT_MS, signal }),
  )
  const { capabilities } = shown
  return Array.isArray(capabilities) ? { pictures: capabilities.includes('vision') } : {}
}

const context = (tokens: unknown): Abilities =>
  typeof tokens === 'number' && tokens > 0 ? { contextTokens: Math.round(tokens) } : {}

const SCHEMA: JsonSchema = {
  type: 'object',
  // A field that is not required, as documents have: servers that allow none want the next format.
  properties: { colour: { type: 'string', enum: ['red', 'green', 'blue'] }, shade: { type: 'string' } },
  required: ['colour'],
  additionalProperties: false,
}
const QUESTION: Question = {
  messages: [
    { role: 'system', content: 'Answer with a JSON object such as {"colour": "blue"} and nothing else.' },
    { role: 'user', content: 'Which colour is a ripe tomato: red, green or blue?' },
  ],
  schema: SCHEMA,
  schemaName: 'colour',
  seed: 1,
}

async function tryDocument(settings: ChatSettings, client: ServerClient, signal: AbortSignal): Promise<Examined> {
  const server = openChatServer(settings, client)
  const answer = await askChat(server, QUESTION, signal)
  const unfit = (why: string): Examined => ({ problems: [{ what: `model ${settings.model}`, why }], abilities: {} })
  if ('state' in answer) return unfit(answer.message)
  const document = cutJson(answer.text)
  if (!isRecord(document) || typeof document['colour'] !== 'string')
    return unfit('it did not answer a tiny question with the JSON document that was asked for')
  return { problems: [], abilities: { format: server.format } }
}

function contextProblems({ contextTokens = CONTEXT_TOKENS }: ChatSettings, facts: Abilities): Unfit[] {
  const { contextTokens: there } = facts
  if (typeof there !== 'number' || contextTokens <= there) return []
  return [
    { what: 'contextTokens', why: `it must be at most ${there}, the context of the server; got ${contextTokens}` },
  ]
}

const pictureProblems = ({ pictures = false }: ChatSettings, facts: Abilities): Unfit[] =>
  pictures && facts['pictures'] === false
    ? [{ what: 'pictures', why: 'it must be false: the model takes no pictures' }]
    : []

const recordsIn = (answer: ServerAnswer, field: string): Record<string, unknown>[] => recordsOf(jsonOf(answer)[field])

const jsonOf = (answer: ServerAnswer): Readonly<Record<string, unknown>> =>
  fieldsOf(answer.status < 300 ? answer.json() : undefined)
