import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Table } from '../work/report.ts'

export async function writeReport(tables: readonly Table[], turns: number): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  await writeFile(new URL('studio.md', folder), [introductionOf(turns), ...parts, LIMITS].join('\n'))
}

function busynessOf(): string {
  const [load = 0] = loadavg()
  return load > availableParallelism() + 1
    ? `**Other work ran on the machine** (load average ${load.toFixed(1)}): CPU seconds were up to half as many again, clocks longer still`
    : `The machine was otherwise idle (load average ${load.toFixed(1)})`
}

const introductionOf = (turns: number): string => `# Studio benchmark

Written by \`npm run bench:studio\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, ${turns} turns.
${busynessOf()}.

1280 x 720 at 24 frames a second, x264 \`veryfast\`, crf 20, one thread, no sound unless told. A *CPU second* counts all threads of the
process, and is what to compare; ratios are between figures of one process. Pictures are landscapes made of numbers with a pictogram in front.
`

const LIMITS = `## What limits

x264 is a third to a half of a film and cannot be had for less without larger files. Of drawing, warping the plate by its depth is the most, then
whatever covers the frame once more: weather, grading, a transition's second picture. Of what is done once, the networks are the most (cut-out,
in-painting, in-between), then the poses of figures, then the plate. A second film in the same process saves the start of the process
and the compiling, some two CPU seconds.
`
