import type { Log } from '../../core/log.ts'
import { type Metrics, NO_METRICS } from '../../metrics/metrics.ts'
import type { Settings } from '../settings.ts'
import { readVersion } from '../../core/read-version.ts'
import type { Tracing } from '../../tracing/tracing.ts'

export type Scrape = () => Promise<{ type: string; text: string }>

/** Opens metrics if a port or key for them is set; otherwise nothing is counted and the library is not loaded. */
export async function openMetrics(settings: Settings, log: Log): Promise<{ metrics: Metrics; scrape?: Scrape }> {
  if (settings.KINORA_METRICS_PORT === 0 && settings.KINORA_METRICS_KEY === '') return { metrics: NO_METRICS }
  const { openRegistry } = await import('../../metrics/open-registry.ts')
  const registry = openRegistry(log)
  return { metrics: registry, scrape: registry.scrape }
}

/** Opens tracing if a collector is set; otherwise nothing is loaded. */
export async function openTracing(settings: Settings): Promise<Tracing | undefined> {
  const { KINORA_TRACES_URL: url, KINORA_TRACES_PERCENT: percent } = settings
  if (url === '') return undefined
  const { openTracer } = await import('../../tracing/open-tracer.ts')
  return openTracer({ url, share: percent / 100, version: readVersion() })
}
