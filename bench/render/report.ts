import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Table } from '../work/report.ts'
import type { Amount } from './measure-scenes.ts'

export async function writeReport(tables: readonly Table[], amount: Amount): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  await writeFile(new URL('render.md', folder), [introductionOf(amount), ...parts].join('\n'))
}

/** Said in words, since a reader does not look for it: two jobs cannot be twice as fast where a third one runs. */
function busynessOf(): string {
  const [load = 0] = loadavg()
  const isBusy = load > availableParallelism() + 1
  return isBusy
    ? `**Other work ran on the machine** (load average ${load.toFixed(1)}): ratios moved by about a tenth from run to run, and two jobs at once had no two cores`
    : `The machine was otherwise idle (load average ${load.toFixed(1)})`
}

const introductionOf = ({ turns, frames }: Amount): string => `# Render benchmark

Written by \`node bench/render/run.ts --turns ${turns} --frames ${frames}\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}), Node ${process.version}.
${busynessOf()}.

1280 x 720 at 24 frames a second, x264 \`veryfast\`, crf 23, one thread, written to MP4. Contenders take turns in one process; figures are
medians. Times move with the machine; the ratios are what to keep.
`
