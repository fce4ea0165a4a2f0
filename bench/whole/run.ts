// `npm run bench:whole`: the whole service at work, with more and more clients: two APIs, two workers with the minimal engine,
// PostgreSQL, callbacks; and the same clients on a bare Fastify.
import { parseArgs } from 'node:util'
import { type Child, startChild } from '../work/run-child.ts'
import type { ClientsPlan, ClientsSaid } from './clients.ts'
import { type Measured, printRows, rowsOf } from './report.ts'
import { setStage, type Spent } from './stage.ts'
import type { Figures } from './stopwatches.ts'

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '10,100,1000,10000' },
    seconds: { type: 'string', default: '20' },
    // Tasks a second that all clients create together, whatever their number.
    rate: { type: 'string', default: '2' },
    // How often each client asks about its task.
    'poll-seconds': { type: 'string', default: '10' },
  },
})
const counts = options.clients.split(',').map(Number)
const rate = Number(options.rate)
const pollEveryMs = Number(options['poll-seconds']) * 1_000
const window = { warmUpMs: pollEveryMs, measuredMs: Number(options.seconds) * 1_000 }

const stage = await setStage(20)
try {
  const common = { ...window, keys: stage.keys, createsPerSecond: rate, pollEveryMs }
  const onService = (clients: number): ClientsPlan => ({
    ...common,
    clients,
    ports: stage.apis.map(one => one.port),
    createPath: '/ent/v2/reference2image',
    body: { model: 'genq2', prompt: 'a paper boat crosses a quiet lake at dawn' },
    pollPath: '/ent/v2/tasks/{id}/creations',
    isBare: false,
  })
  const onBare = (clients: number): ClientsPlan => ({
    ...onService(clients),
    ports: [stage.bare.port],
    createPath: '/create',
    pollPath: '/poll/{id}',
    isBare: true,
  })
  const measured: { clients: number; service: Measured; bare: Measured }[] = []
  for (const clients of counts) {
    const one = { clients, service: await measure(onService(clients)), bare: await measure(onBare(clients)) }
    measured.push(one)
    printRows(rowsOf([one]))
  }
  printRows(rowsOf(measured))
} finally {
  await stage.stop()
}

async function measure(plan: ClientsPlan): Promise<Measured> {
  const child: Child<ClientsSaid> = startChild('../whole/clients.ts', plan)
  await child.next()
  const [began, beganAt] = [stage.spent(), performance.now()]
  const figures = (await child.next()) as Figures
  const [ended, seconds] = [stage.spent(), (performance.now() - beganAt) / 1_000]
  await child.stop()
  const spent = Object.fromEntries(
    Object.entries(ended).map(([name, value]) => [
      name,
      name === 'apiMegabytes' ? value : value - began[name as keyof Spent],
    ]),
  ) as Spent
  return { figures, spent, seconds }
}
