import type { Log } from '../core/log.ts'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'
import type { Settings } from './settings.ts'

export type Scrape = () => Promise<{ type: string; text: string }>

/** Opens metrics if a port or key for them is set; otherwise nothing is counted and the library is not loaded. */
export async function openMetrics(settings: Settings, log: Log): Promise<{ metrics: Metrics; scrape?: Scrape }> {
  if (settings.KINORA_METRICS_PORT === 0 && settings.KINORA_METRICS_KEY === '') return { metrics: NO_METRICS }
  const { openRegistry } = await import('../metrics/open-registry.ts')
  const registry = openRegistry(log)
  return { metrics: registry, scrape: registry.scrape }
}
