import type { EngineStatus } from '../../engines/routing/create-router.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { createCpuReader } from '../read-render-cpu.ts'

const STATES = ['closed', 'half-open', 'open'] as const

/** Registers the metrics of a worker: its engines and its media processes. */
export function collectWorkMetrics(metrics: Metrics, engines: () => EngineStatus[]): void {
  metrics.onScrape(['kinora_engine_state', 'kinora_engine_in_flight', 'kinora_engine_waiting'], () => {
    for (const { engine, state, inFlight, waiting } of engines()) {
      metrics.allow('engine', [engine])
      for (const one of STATES) metrics.set('kinora_engine_state', { engine, state: one }, one === state ? 1 : 0)
      metrics.set('kinora_engine_in_flight', { engine }, inFlight)
      metrics.set('kinora_engine_waiting', { engine }, waiting)
    }
  })
  const readCpu = createCpuReader()
  let told = 0
  metrics.onScrape(['kinora_render_processes'], async () => {
    const { seconds, processes } = await readCpu()
    metrics.set('kinora_render_processes', {}, processes)
    // A process that ends between two scrapes may be counted late, never twice.
    metrics.add('kinora_render_cpu_seconds_total', {}, Math.max(0, seconds - told))
    told = Math.max(told, seconds)
  })
}
