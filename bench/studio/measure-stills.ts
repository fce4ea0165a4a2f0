import type { Table } from '../work/report.ts'
import { startChild } from '../work/run-child.ts'
import type { Painted, StillPlan } from './paint-stills.ts'

const SIZES = { '1080p': { width: 1_920, height: 1_080 }, '4K': { width: 3_840, height: 2_160 } }

const STILLS = {
  words: { prompt: 'A red fox beside a lake in the mountains at sunrise', files: [] },
  'an edited picture': { prompt: 'Make it winter at dusk, with falling snow', files: ['portrait.png'] },
  'two references': {
    prompt: '[@Anna] and [@Rex] in a garden on a summer afternoon',
    files: ['Anna:portrait.png', 'Rex:dog.png'],
  },
}

export async function measureStills(folder: string, sizes: readonly (keyof typeof SIZES)[]): Promise<Table> {
  const rows: string[][] = []
  for (const size of sizes) {
    for (const [name, still] of Object.entries(STILLS)) {
      const child = startChild<Painted>('../studio/paint-stills.ts', {
        folder,
        ...SIZES[size],
        ...still,
      } satisfies StillPlan)
      const { cold, again, written, peakMb } = await child.next()
      await child.stop()
      rows.push([`${name}, ${size}`, cold.toFixed(2), again?.toFixed(2) ?? '', written.toFixed(2), peakMb.toFixed(0)])
    }
  }
  return {
    title: 'Stills',
    about:
      'CPU seconds of a picture in a fresh process, of the same once more, and of writing it as PNG; and the most the process held.',
    head: ['', 'cold', 'again', 'PNG', 'peak MB'],
    rows,
  }
}
