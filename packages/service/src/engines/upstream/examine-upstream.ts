import { fieldsOf } from '../../core/shape.ts'
import type { EngineTools, Unfit } from '../engine-kind.ts'
import { NoAnswer } from '../remote/no-answer.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import { createPathMap, type UpstreamSettings } from './upstream-settings.ts'

const TIMEOUT_MS = 10_000

/** Problems of another service: its address, our key, or missing credits. */
export async function examineUpstream(
  settings: UpstreamSettings,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<Unfit[]> {
  const client = tools.reach(settings.url)
  try {
    const path = createPathMap(settings.paths)('/ent/v2/credits')
    const answer = await client.request(path, { timeoutMs: TIMEOUT_MS, signal })
    const { status } = answer
    if (status === 401 || status === 403)
      return [{ what: 'headers', why: `it does not let us in: it answered ${status}` }]
    if (status >= 500) return [{ what: 'url', why: describeRefusal(answer) }]
    const { remains } = fieldsOf(answer.json())
    const isEmpty = Array.isArray(remains) && remains.every(one => fieldsOf(one)['credit_remain'] === 0)
    return status === 200 && isEmpty ? [{ what: 'credits', why: 'there are none left' }] : []
  } catch (error) {
    if (error instanceof NoAnswer) return [{ what: 'url', why: `no answer: ${error.message}` }]
    throw error
  } finally {
    client.close()
  }
}
