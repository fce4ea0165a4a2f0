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

export async function writeReport(tables: readonly Table[], size: { turns: number; seconds: number }): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  await writeFile(new URL('music.md', folder), [introductionOf(size), ...parts].join('\n'))
}

const introductionOf = ({ turns, seconds }: { turns: number; seconds: number }): string => `# Music benchmark

Written by \`node bench/music/run.ts\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}) shared by
everything that runs, Node ${process.version}. Figures are seconds of sound for each second of processor time, medians of ${turns} turns of
${seconds} seconds each after one that warms up; one process, one thread.
`
