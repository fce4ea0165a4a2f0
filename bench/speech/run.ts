// `npm run bench:speech`: what speech costs, how soon a short sentence is there, whether a second speaker waits, and what
// hearing costs.
import { parseArgs } from 'node:util'
import { printTable } from '../work/report.ts'
import { measureCost } from './measure-cost.ts'
import { measureHearing } from './measure-hearing.ts'
import { measureSharing } from './measure-sharing.ts'
import { writeReport } from './report.ts'

const { values: options } = parseArgs({ options: { turns: { type: 'string', default: '3' } } })
const turns = Number(options.turns)

const tables = [await measureCost(turns), await measureSharing(turns), await measureHearing(turns)]
tables.forEach(printTable)
await writeReport(tables)
