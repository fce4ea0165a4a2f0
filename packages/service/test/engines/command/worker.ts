// A process that begins an order and waits to be killed: `worker.ts <folder>`. Tells the token when the program runs.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandKind } from '../../../src/engines/command/command-kind.ts'
import { image } from '../orders.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const engine = commandKind.open(
  {
    command: process.execPath,
    args: [join(import.meta.dirname, 'program.ts'), 'family'],
    makes: ['image'],
    folder: process.argv[2] ?? tmpdir(),
  },
  {
    name: 'far',
    headers: {},
    children: 1,
    log,
    clock: Date.now,
    resolvePath: path => path,
    readSecret: () => '',
    reach: () => {
      throw new Error('a program is on this machine')
    },
  },
)
const context = { signal: new AbortController().signal, folder: tmpdir(), log }
const token = await engine.place(image)
await engine.start(token, image, { ...context, again: false })
for (;;) {
  const progress = await engine.poll(token, image, context)
  if (progress.state === 'working' && progress.percent > 0) break
}
process.stdout.write(`${JSON.stringify(token)}\n`)
setInterval(() => {}, 60_000)
