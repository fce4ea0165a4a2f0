// `npm run test:engine-kills [-- --kills 60]`: kills a worker at named points of orders that a far side makes, and looks whether
// everything was executed and charged once.
import { test } from 'node:test'
import { parseArgs } from 'node:util'
import { KILL_POINTS, killAtPoints } from '../harness/engine-kills.ts'
import { openRemoteWorkers } from '../harness/remote-workers.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '60' } } })

test(`${values.kills} kills at named points`, async t => {
  const names = Object.keys(KILL_POINTS)
  const points = Array.from({ length: Number(values.kills) }, (_, index) => names[index % names.length] ?? '')
  await killAtPoints(await openRemoteWorkers(t), points, line => process.stderr.write(`${line}\n`))
})
