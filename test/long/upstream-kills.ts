// `npm run test:upstream-kills [-- --kills N] [--seed N]`: one service in front of two, thirty kills of its worker.
import { parseArgs } from 'node:util'
import { killInFrontOfTwo } from '../harness/upstream-kills.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
console.log(`seed ${values.seed}`)
const { faults, ...figures } = await killInFrontOfTwo({
  kills: Number(values.kills),
  seed: Number(values.seed),
  say: console.log,
})
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(JSON.stringify(figures))
console.log(faults.length === 0 ? 'everything held' : `${faults.length} things did not hold`)
process.exitCode = faults.length === 0 ? 0 : 1
