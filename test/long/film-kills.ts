// `npm run test:film-kills [-- --kills N] [--seed N]`: twenty kills at random moments of films, unless told otherwise.
import { parseArgs } from 'node:util'
import { killDuringFilms } from '../harness/film-kills.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
console.log(`seed ${values.seed}`)
const { faults, ...figures } = await killDuringFilms({
  kills: Number(values.kills),
  seed: Number(values.seed),
  say: console.log,
})
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(JSON.stringify(figures))
console.log(faults.length === 0 ? 'everything held' : `${faults.length} things did not hold`)
process.exitCode = faults.length === 0 ? 0 : 1
