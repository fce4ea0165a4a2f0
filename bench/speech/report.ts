import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Table } from '../work/report.ts'

export async function writeReport(tables: readonly Table[]): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  const file = new URL('speech.md', folder)
  const kept = keptOf(await readFile(file, 'utf8').catch(() => ''))
  await writeFile(file, [introductionOf(), ...parts, ...kept].join('\n'))
}

// What the long suite found takes an hour and is written by hand.
const BY_HAND = '## How well it is understood'

const keptOf = (before: string): string[] => (before.includes(BY_HAND) ? [before.slice(before.indexOf(BY_HAND))] : [])

const introductionOf = (): string => `# Speech benchmark

Written by \`npm run bench:speech\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}), Node ${process.version},
load average ${loadavg()[0]?.toFixed(1)} at the end. Figures are medians. *A CPU second* is what to compare between machines; milliseconds depend on what
else runs.
`
