import { ORDER_KINDS } from '@kinora/media/engine/order-kinds'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { keepFor } from '../core/timing.ts'
import type { Log } from '../core/log.ts'
import { type Label, METRICS, type MetricName } from './metric-table.ts'
import type { Metrics } from './metrics.ts'

type MetricsRegistry = Metrics & {
  /** All metrics in Prometheus' text format. */
  scrape: () => Promise<{ type: string; text: string }>
}

type Instrument = Counter | Gauge | Histogram

/** The label value for everything that is not allowed, so that callers cannot add label values. */
const OTHER = 'other'

// Lists that are known in advance.
const CLOSED: Partial<Record<Label, readonly string[]>> = {
  method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
  kind: ORDER_KINDS,
  event: ['processing', 'success', 'failed'],
  outcome: ['delivered', 'again', 'failed'],
  lane: ['free', 'quick', 'short', 'long'],
  engine: ['none', 'several'],
  code: [''],
  state:
    'success failed waiting off-peak ready processing parts due later used idle closed half-open open replica primary'.split(
      ' ',
    ),
}

/**
 * Metrics on prom-client with a separate registry. Concurrent scrapes get the same values: gauges are rebuilt each
 * time.
 */
export function openRegistry(log: Log): MetricsRegistry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const instruments = new Map<string, Instrument>(
    Object.entries(METRICS).map(([name, row]) => [name, createInstrument(name, row, registry)]),
  )
  const allowed = new Map<string, Set<string>>(
    Object.entries(CLOSED).map(([label, values]) => [label, new Set(values)]),
  )
  const scrapes: { names: readonly MetricName[]; collect: () => Promise<void> | void }[] = []

  const find = (name: MetricName): Instrument | undefined => instruments.get(name)
  const bound = (labels: Record<string, string>): Record<string, string> => {
    const out: Record<string, string> = {}
    for (const label in labels) {
      const value = labels[label] ?? ''
      out[label] = allowed.get(label)?.has(value) ? value : OTHER
    }
    return out
  }
  return {
    add: (name, labels, value = 1) => (find(name) as Counter).inc(bound(labels), value),
    observe: (name, labels, value) => (find(name) as Histogram).observe(bound(labels), value),
    // Values with the same labels are summed. Otherwise the last one would replace the others.
    set: (name, labels, value) => (find(name) as Gauge).inc(bound(labels), value),
    allow(label, values) {
      const known = allowed.get(label) ?? new Set()
      for (const value of values) known.add(value)
      allowed.set(label, known)
    },
    onScrape: (names, collect) => void scrapes.push({ names, collect }),
    scrape: keepFor(0, async () => {
      await Promise.all(
        scrapes.map(async ({ names, collect }) => {
          for (const name of names) if (METRICS[name].kind === 'gauge') find(name)?.reset()
          try {
            await collect()
          } catch (error) {
            log.warn({ reason: (error as Error).message }, 'some metrics could not be collected')
          }
        }),
      )
      return { type: registry.contentType, text: await registry.metrics() }
    }),
  }
}

function createInstrument(
  name: string,
  { kind, help, labels, ...row }: (typeof METRICS)[MetricName],
  registry: Registry,
): Instrument {
  const options = { name, help, labelNames: [...labels], registers: [registry] }
  if (kind === 'counter') return new Counter(options)
  if (kind === 'gauge') return new Gauge(options)
  return new Histogram({ ...options, ...('buckets' in row && { buckets: [...row.buckets] }) })
}
