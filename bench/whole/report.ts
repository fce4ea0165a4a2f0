import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
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
  'API us a request',
  'bare us a request',
  'PostgreSQL us a request',
  'worker CPU ms a task',
  'all CPU ms a task',
  'APIs MB',
  'bare poll p50 ms',
  'p99',
]

/** A row for each number of clients, under a head. */
export const rowsOf = (compared: readonly Compared[]): string[][] => [
  HEAD,
  ...compared.map(({ clients, service: { figures, spent, seconds }, bare }) => {
    const requests = figures.createMs.length + figures.pollMs.length
    const bareRequests = bare.figures.createMs.length + bare.figures.pollMs.length
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
      ((spent.apis / requests) * 1e6).toFixed(0),
      ((bare.spent.bare / bareRequests) * 1e6).toFixed(0),
      ((spent.database / requests) * 1e6).toFixed(0),
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

/** One line a figure, one column a number of clients; what it tells stands on the page below it, and stays. */
export async function writeReport(
  rows: readonly string[][],
  options: { rate: string; seconds: string; 'poll-seconds': string },
): Promise<void> {
  const columns = rows[0]?.map((_, column) => rows.map(row => row[column] ?? '')) ?? []
  const lines = columns.map((cells, nth) => [
    `| ${cells.join(' | ')} |`,
    ...(nth === 0 ? [`| --- |${' --: |'.repeat(cells.length - 1)}`] : []),
  ])
  const text = `Written by \`npm run bench:whole -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}) shared by everything,
Node ${process.version}; ${options.rate} tasks a second, a poll of every client each ${options['poll-seconds']} s, ${options.seconds} s measured.

${lines.flat().join('\n')}
`
  await writeFile(new URL('../../docs/benchmarks/whole-figures.md', import.meta.url), text)
}
