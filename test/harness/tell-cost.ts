// Loaded into the process of a test file: at its end it tells what the file has cost.
import { relative } from 'node:path'
import { startCost } from './start-cost.ts'

const [, file = '', ...batch] = process.argv
process.on('exit', startCost((batch.length > 0 ? batch : [file]).map(one => relative(process.cwd(), one))))
