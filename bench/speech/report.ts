import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Table } from '../work/report.ts'

export async function writeReport(tables: readonly Table[]): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  await writeFile(new URL('speech.md', folder), [introductionOf(), ...parts].join('\n'))
}

const introductionOf = (): string => `# Speech benchmark

Written by \`npm run bench:speech\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}), Node ${process.version},
load average ${loadavg()[0]?.toFixed(1)} at the end. Figures are medians. *A CPU second* is what to compare between machines; milliseconds depend on what
else runs.
`
