import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { FRAMES, SIZE } from './clip.ts'
import { medianOf, type Round } from './measure.ts'

export type Rounds = { name: string; rounds: readonly Round[] }

const HEAD = ['', 'clips a minute', 'ratio', 'CPU ms a clip', 'ratio']

/** Ratios are medians of each turn against the first contender's of the same turn: the machine has other things to do. */
function rowsOf(measured: readonly Rounds[]): string[][] {
  const [first] = measured
  return measured.map(({ name, rounds }) => {
    const ratioOf = (part: keyof Round): string =>
      medianOf(rounds.map((round, turn) => round[part] / (first?.rounds[turn]?.[part] ?? Number.NaN))).toFixed(2)
    const middleOf = (part: keyof Round): string => medianOf(rounds.map(round => round[part])).toFixed(0)
    return [
      name,
      middleOf('clipsPerMinute'),
      ratioOf('clipsPerMinute'),
      middleOf('cpuMsPerClip'),
      ratioOf('cpuMsPerClip'),
    ]
  })
}

export function printReport(measured: readonly Rounds[]): void {
  const all = [HEAD, ...rowsOf(measured)]
  const widths = HEAD.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  process.stdout.write(`${all.map(row => row.map(pad).join('  ')).join('\n')}\n`)
}

export async function writeReport(measured: readonly Rounds[], size: { turns: number; clips: number }): Promise<void> {
  const folder = new URL('../../docs/benchmarks/', import.meta.url)
  await mkdir(folder, { recursive: true })
  const lines = [HEAD, HEAD.map((_, column) => (column === 0 ? '---' : '--:')), ...rowsOf(measured)]
  const table = lines.map(row => `| ${row.join(' | ')} |`).join('\n')
  await writeFile(new URL('short.md', folder), `${introductionOf(size)}\n${table}\n\n${MEANING}`)
}

const introductionOf = ({ turns, clips }: { turns: number; clips: number }): string => `# Short clips benchmark

Written by \`node bench/short/run.ts\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}) shared by
everything that runs, Node ${process.version}. Each contender makes ${clips} clips, one for each core at a time, ${turns} times in turns; a clip is ${FRAMES} frames of
${SIZE.width} x ${SIZE.height} in H.264 (veryfast, crf 20, one thread) with a second of AAC, written to disk as MP4. Figures are medians, ratios medians of each turn
against the first line's of the same turn. *CPU ms* counts every process that worked on the clips, the one that hands them out included.
`

const MEANING = `What a short job costs beside its encoding is the start of a process: Node and the libraries have to be loaded, or ffmpeg has to be, and its frames have
to go through a pipe. Children that stay pay it once in 50 jobs.
`
