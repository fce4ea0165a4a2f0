// `node bench/short/run.ts`: how many one-second clips a minute come out of the warm pool, beside a process for each.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openContenders } from './contenders.ts'
import { measure, type Round } from './measure.ts'
import { printReport, writeReport } from './report.ts'

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    clips: { type: 'string', default: '40' },
    // Prints only; for a look with few clips.
    dry: { type: 'boolean', default: false },
  },
})
const size = { turns: Number(options.turns), clips: Number(options.clips) }

const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-short-'))
const contenders = await openContenders()
try {
  const measured = contenders.map(contender => ({ name: contender.name, rounds: [] as Round[] }))
  for (let turn = 0; turn < size.turns; turn++) {
    for (const [index, contender] of contenders.entries()) {
      measured[index]?.rounds.push(await measure(contender, folder, size.clips))
    }
  }
  printReport(measured)
  if (!options.dry) await writeReport(measured, size)
} finally {
  await Promise.all(contenders.map(contender => contender.stop()))
  await rm(folder, { recursive: true })
}
