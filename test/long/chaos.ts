// `npm run test:chaos [-- --seconds N] [--seed WORD]`: the chaos run at length. Ends with 1 if anything did not hold.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runChaos } from '../harness/chaos.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, seed: { type: 'string', default: randomUUID().slice(0, 8) } },
})
const { faults } = await runChaos({
  seconds: Number(values.seconds),
  seed: values.seed,
  hasFarEngine: true,
  say: console.log,
})
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'everything held' : `${faults.length} things did not hold`)
process.exitCode = faults.length === 0 ? 0 : 1
