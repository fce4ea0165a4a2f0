import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'

export type Table = { title: string; about: string; head: string[]; rows: string[][] }

export function printTable({ title, head, rows }: Table): void {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  process.stdout.write(`\n${title}\n${all.map(row => row.map(pad).join('  ')).join('\n')}\n`)
}

export async function writeReport(tables: readonly Table[], limits: string): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  await writeFile(new URL('work.md', folder), [introductionOf(), ...parts, limits].join('\n'))
}

const introductionOf = (): string => `# Work benchmark

Written by \`npm run bench:work\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}) shared by
everything that runs, Node ${process.version}, the embedded PostgreSQL with \`fsync\` and \`synchronous_commit\` on. Contenders take turns;
figures are medians, ratios medians of each turn against the first line's of the same turn. *A CPU second* counts the
measured process and PostgreSQL together, and is what to compare between machines.
`
