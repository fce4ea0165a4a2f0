import type { Label, LabelsOf, MetricName } from './metric-table.ts'

/** Where things that happen are counted. */
export type Metrics = {
  add<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, value?: number): void
  /** Into a histogram. */
  observe<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, value: number): void
  set<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, value: number): void
  /** Allows further values of a label. Any other value is reported as `other`. */
  allow(label: Label, values: Iterable<string>): void
  /** Run before each scrape; what a gauge of these names had before is forgotten first. */
  onScrape(names: readonly MetricName[], collect: () => Promise<void> | void): void
}

const nothing = (): void => {}

/** Used without metrics. */
export const NO_METRICS: Metrics = { add: nothing, observe: nothing, set: nothing, allow: nothing, onScrape: nothing }
