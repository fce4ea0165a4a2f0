import { fieldsOf, recordsOf } from '../../core/shape.ts'
import type { EngineTools, Unfit } from '../engine-kind.ts'
import { NoAnswer } from '../remote/no-answer.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import type { OpenaiSettings } from './openai-settings.ts'

const TIMEOUT_MS = 10_000

/** Problems of a server according to its list of models. Without a list it counts as working. */
export async function examineOpenai(
  settings: OpenaiSettings,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<Unfit[]> {
  const client = tools.reach(settings.url.replace(/\/v1\/?$/, ''))
  try {
    const answer = await client.request('/v1/models', { timeoutMs: TIMEOUT_MS, signal })
    if (answer.status === 401 || answer.status === 403)
      return [{ what: 'headers', why: `it does not let us in: it answered ${answer.status}` }]
    if (answer.status >= 500) return [{ what: 'url', why: describeRefusal(answer) }]
    const { data } = fieldsOf(answer.json())
    const listed = recordsOf(data).map(({ id }) => String(id))
    if (listed.length === 0) return []
    return namedModels(settings)
      .filter(model => !listed.includes(model))
      .map(model => ({ what: `model ${model}`, why: `the server lists ${shorten(listed)}` }))
  } catch (error) {
    if (error instanceof NoAnswer) return [{ what: 'url', why: `no answer: ${error.message}` }]
    throw error
  } finally {
    client.close()
  }
}

function namedModels({ model, models = {} }: OpenaiSettings): string[] {
  const own = typeof model === 'string' ? [model] : Object.values(model ?? {})
  return [...new Set([...own, ...Object.values(models)])]
}

const SHOWN = 10

const shorten = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ')
