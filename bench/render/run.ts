// `node bench/render/run.ts`: frames a second of the compositor with the encoder, over the bare encoder in the same run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable, type Table } from '../work/report.ts'
import { measureMemory, measureTwoAtOnce } from './measure-processes.ts'
import { baselineTable, sceneTable, takeTurns } from './measure-scenes.ts'
import { writePhotos } from './photo-files.ts'
import { writeReport } from './report.ts'

const { values: options } = parseArgs({
  options: {
    // Many short turns: what disturbs the machine for seconds then disturbs all contenders alike.
    turns: { type: 'string', default: '10' },
    frames: { type: 'string', default: '36' },
    // scenes or processes; both write the report.
    only: { type: 'string', default: '' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'kinora-render-'))
const amount = { folder, frames: Number(options.frames), turns: Number(options.turns) }
const parts: Record<string, () => Promise<Table[]>> = {
  scenes: async () => {
    const all = await takeTurns(amount)
    return [sceneTable(all), baselineTable(all)]
  },
  processes: async () => [await measureTwoAtOnce(amount), await measureMemory(amount)],
}
try {
  await writePhotos(folder)
  const tables: Table[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (options.only && options.only !== name) continue
    const measured = await measure()
    measured.forEach(printTable)
    tables.push(...measured)
  }
  if (!options.only) await writeReport(tables, amount)
} finally {
  await rm(folder, { recursive: true, force: true })
}
