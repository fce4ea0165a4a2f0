import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Round } from './run-round.ts'

/** Contenders that took turns; the first is what the others are held against. */
export type Comparison = { title: string; contenders: { name: string; rounds: Round[] }[] }

const HEAD = [
  '',
  'a second',
  'ratio',
  'a CPU second',
  'ratio',
  'server us',
  'PostgreSQL us',
  'load us',
  'p50 ms',
  'p99 ms',
]

export function printComparison(comparison: Comparison): void {
  const rows = [HEAD, ...rowsOf(comparison)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  process.stdout.write(`\n${comparison.title}\n${lines.join('\n')}\n`)
}

function rowsOf({ contenders }: Comparison): string[][] {
  const first = contenders[0]?.rounds ?? []
  return contenders.map(({ name, rounds }) => {
    const of = (field: keyof Round): number => median(rounds.map(round => round[field]))
    // Each round against the first contender's of the same turn.
    const ratioOf = (field: keyof Round): number =>
      median(rounds.map((round, turn) => round[field] / (first[turn]?.[field] ?? Number.NaN)))
    return [
      name,
      of('perSecond').toFixed(0),
      ratioOf('perSecond').toFixed(2),
      of('perCpuSecond').toFixed(0),
      ratioOf('perCpuSecond').toFixed(2),
      of('serverUs').toFixed(0),
      of('databaseUs').toFixed(0),
      of('loadUs').toFixed(0),
      of('p50Ms').toFixed(1),
      of('p99Ms').toFixed(1),
    ]
  })
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

export async function writeReport(
  comparisons: readonly Comparison[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const tables = comparisons.map(
    comparison => `## ${sentenceOf(comparison.title)}\n\n${tableOf([HEAD, ...rowsOf(comparison)])}`,
  )
  await writeFile(new URL('api.md', folder), `${introductionOf(rounds, seconds)}\n${tables.join('\n\n')}\n`)
}

const sentenceOf = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1)

const tableOf = ([head = [], ...rows]: string[][]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')

const introductionOf = (rounds: number, seconds: number): string => `# API benchmark

Written by \`npm run bench:api\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores shared by the service, PostgreSQL and the load; Node ${process.version}.

The service is \`kinora serve\` on the embedded PostgreSQL, \`fsync\` and \`synchronous_commit\` on, one process. A create is
\`POST /ent/v2/text2video\` with a small body; a poll is \`GET /ent/v2/tasks/{id}/creations\`. The bare server is Fastify
with nothing but a handler: it parses the same body and answers with the same fields. The load has a process of its own,
keep-alive connections, one request outstanding on each.

${rounds} rounds of ${seconds} s, taken in turns; figures are medians, ratios are medians of each round against the first line's of
the same turn. *A CPU second* counts the service's process and PostgreSQL together (for SQL: PostgreSQL alone; for the bare
server: its process), which the load's share of the cores does not distort.
`
