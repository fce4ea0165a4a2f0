// Loaded into the process of a test file: at its end it tells what the file has cost.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { cpuSeconds } from './cpu-seconds.ts'

const [, file = '', ...batch] = process.argv
const beganAt = performance.now()
process.on('exit', () => {
  const files = (batch.length > 0 ? batch : [file]).map(one => relative(process.cwd(), one))
  const cost = { files, cpu: cpuSeconds(), wall: (performance.now() - beganAt) / 1_000 }
  appendFileSync(process.env.KINORA_TEST_COSTS ?? '/dev/null', `${JSON.stringify(cost)}\n`)
})
