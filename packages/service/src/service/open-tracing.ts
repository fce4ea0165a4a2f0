import { readVersion } from '../reference/read-version.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Settings } from './settings.ts'

/** Opens tracing if a collector is set; otherwise nothing is loaded. */
export async function openTracing(settings: Settings): Promise<Tracing | undefined> {
  const { KINORA_TRACES_URL: url, KINORA_TRACES_PERCENT: percent } = settings
  if (url === '') return undefined
  const { openTracer } = await import('../tracing/open-tracer.ts')
  return openTracer({ url, share: percent / 100, version: readVersion() })
}
