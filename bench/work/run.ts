// `npm run bench:work`: what the moving part of the service can do with an engine that does nothing, on the embedded
// PostgreSQL, beside the bare job queue.
import { parseArgs } from 'node:util'
import { LIMITS } from './limits.ts'
import { measureCallbacks } from './measure-callbacks.ts'
import { measureIdle } from './measure-pick-up.ts'
import { measureTasks } from './measure-tasks.ts'
import { measureWaiting } from './measure-waiting.ts'
import { printTable, type Table, writeReport } from './report.ts'
import { setStage } from './stage.ts'

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    creates: { type: 'string', default: '200' },
    waiting: { type: 'string', default: '1000000' },
    // tasks, pick-up, callbacks or waiting; all of them write the report.
    only: { type: 'string', default: '' },
  },
})
const [turns, creates] = [Number(options.turns), Number(options.creates)]
// Of what takes longest.
const few = Math.ceil(turns / 2)
const size = { turns, window: { warmUpMs: 1_500, measuredMs: Number(options.seconds) * 1_000 } }

const stage = await setStage()
const parts: Record<string, () => Promise<Table[]>> = {
  tasks: async () => [await measureTasks(stage, size)],
  'pick-up': async () => [await measureIdle(stage, few, creates)],
  callbacks: async () => [await measureCallbacks(stage, few)],
  waiting: () => measureWaiting(stage, { ...size, turns: few }, Number(options.waiting)),
}
try {
  const tables: Table[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (options.only && options.only !== name) continue
    const measured = await measure()
    measured.forEach(printTable)
    tables.push(...measured)
  }
  if (!options.only) await writeReport(tables, LIMITS)
} finally {
  await stage.stop()
}
