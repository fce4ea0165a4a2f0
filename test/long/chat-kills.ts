// `npm run test:chat-kills [-- --kills N] [--seed N]`: a language model with two hundred questions at a time, whose askers die.
import { parseArgs } from 'node:util'
import { killDuringQuestions } from '../harness/chat-kills.ts'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '200' },
    kills: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
console.log(`seed ${values.seed}`)
const { faults, ...figures } = await killDuringQuestions({
  pictures: Number(values.pictures),
  kills: Number(values.kills),
  seed: Number(values.seed),
  isGone: true,
  say: console.log,
})
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(JSON.stringify(figures))
console.log(faults.length === 0 ? 'everything held' : `${faults.length} things did not hold`)
process.exitCode = faults.length === 0 ? 0 : 1
