// `npm run bench:studio`: what the studio's films and stills cost, beside the bare encoder in the same process.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { printTable, type Table } from '../work/report.ts'
import { measureFirstResult } from './first-result.ts'
import { writeInputs } from './inputs.ts'
import { filmTable, onceTable, shootFilms } from './measure-films.ts'
import { measureOnce, measurePlates } from './measure-once.ts'
import { measureStills } from './measure-stills.ts'
import { writeReport } from './report.ts'

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '2' },
    // Films of two seconds, cold only, no 4K; prints, and writes no report.
    quick: { type: 'boolean', default: false },
    // films, once, plates, stills or first; prints only.
    only: { type: 'string', default: '' },
  },
})

Log.setLevel(AV_LOG_ERROR)
const turns = options.quick ? 1 : Number(options.turns)
const folder = await mkdtemp(join(tmpdir(), 'kinora-studio-'))
const parts: Record<string, () => Promise<Table[]>> = {
  first: async () => [await measureFirstResult()],
  films: async () => {
    const all = await shootFilms({ folder, turns, ...(options.quick && { seconds: 2 }) })
    return [filmTable(all), onceTable(all)]
  },
  once: async () => [await measureOnce(folder)],
  plates: async () => [await measurePlates(folder)],
  stills: async () => [await measureStills(folder, options.quick ? ['1080p'] : ['1080p', '4K'])],
}
try {
  await writeInputs(folder)
  const tables: Table[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (options.only && options.only !== name) continue
    const measured = await measure()
    measured.forEach(printTable)
    tables.push(...measured)
  }
  if (!options.only && !options.quick) await writeReport(tables, turns)
} finally {
  await rm(folder, { recursive: true, force: true })
}
