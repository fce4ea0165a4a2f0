import { quantile } from '../work/figures.ts'
import type { Spent } from './stage.ts'
import type { Figures } from './stopwatches.ts'

export type Measured = { figures: Figures; spent: Spent; seconds: number }

type Compared = { clients: number; service: Measured; bare: Measured }

const HEAD = [
  'clients',
  'tasks/s',
  'polls/s',
  'callbacks/s',
  'create p50 ms',
  'p99',
  'poll p50 ms',
  'p99',
  'to the end p50 s',
  'p99',
  'APIs, CPU ms a second',
  'bare, CPU ms a second',
  'PostgreSQL, CPU ms a second',
  'workers, CPU ms a task',
  'all, CPU ms a task',
  'APIs, MB',
  'bare poll p50 ms',
  'p99',
]

/** A row for each number of clients, under a head. */
export const rowsOf = (compared: readonly Compared[]): string[][] => [
  HEAD,
  ...compared.map(({ clients, service: { figures, spent, seconds }, bare }) => {
    const tasks = figures.finalMs.length
    const all = spent.apis + spent.workers + spent.database
    return [
      String(clients),
      (tasks / seconds).toFixed(1),
      (figures.pollMs.length / seconds).toFixed(0),
      (figures.callbacks / seconds).toFixed(1),
      ...quantiles(figures.createMs, 1),
      ...quantiles(figures.pollMs, 1),
      ...quantiles(
        figures.finalMs.map(ms => ms / 1_000),
        2,
      ),
      ((spent.apis / seconds) * 1e3).toFixed(0),
      ((bare.spent.bare / bare.seconds) * 1e3).toFixed(0),
      ((spent.database / seconds) * 1e3).toFixed(0),
      ((spent.workers / tasks) * 1e3).toFixed(0),
      ((all / tasks) * 1e3).toFixed(0),
      spent.apiMegabytes.toFixed(0),
      ...quantiles(bare.figures.pollMs, 1),
    ]
  }),
]

const quantiles = (values: readonly number[], digits: number): string[] =>
  [0.5, 0.99].map(share => quantile(values, share).toFixed(digits))

export function printRows(rows: readonly string[][]): void {
  const columns = rows[0]?.map((_, column) => rows.map(row => row[column] ?? '')) ?? []
  const width = Math.max(...columns.map(([name]) => name?.length ?? 0))
  process.stdout.write(
    `\n${columns.map(([name = '', ...cells]) => `${name.padEnd(width)}  ${cells.map(cell => cell.padStart(8)).join('')}`).join('\n')}\n`,
  )
}
