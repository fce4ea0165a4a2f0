import type { Label, LabelsOf, MetricName } from './metric-table.ts'

/** Counts events. */
export type Metrics = {
  add<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, value?: number): void
  /** Adds a value to a histogram. */
  observe<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, value: number): void
  set<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, value: number): void
  /** Allows further values of a label. Any other value is reported as `other`. */
  allow(label: Label, values: Iterable<string>): void
  /** Runs before each scrape. Previous values of these gauges are cleared first. */
  onScrape(names: readonly MetricName[], collect: () => Promise<void> | void): void
}

const nothing = (): void => {}

/** Used without metrics. */
export const NO_METRICS: Metrics = { add: nothing, observe: nothing, set: nothing, allow: nothing, onScrape: nothing }
