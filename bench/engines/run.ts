// `npm run bench:engines [-- --orders 200 --creates 300]`: orders that another machine makes are under way, and meanwhile tasks
// are created. How long a create takes, beside how long it takes with nothing under way, and what the waiting costs.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openService } from '../films/open-service.ts'
import { quantile } from '../work/figures.ts'
import { printTable } from '../work/report.ts'

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '200' }, creates: { type: 'string', default: '300' } },
})
const [orders, creates] = [Number(values.orders), Number(values.creates)]
// Twenty a second is more than the people of a product team ask for together, and leaves the machine air.
const EVERY_MS = 50
// So many tasks of one account run at a time: the orders come from as many accounts as that takes.
const ACCOUNT_RUNS = 5

/** Takes every order and never ends one. */
const taken = new Set<string>()
let polls = 0
const far = createServer((request, response) => {
  void text(request).then(body => {
    if (request.method === 'POST') taken.add((JSON.parse(body) as { task_id: string }).task_id)
    else polls += 1
    const id = request.url?.split('/')[3] ?? ''
    const isKnown = request.method === 'POST' || taken.has(id)
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { status: 'processing' } : { detail: 'Task not found' }))
  })
}).listen(0, '127.0.0.1')
await new Promise(resolve => far.once('listening', resolve))
const url = `http://127.0.0.1:${(far.address() as AddressInfo).port}`
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-engines-'))
const file = {
  engines: { far: { kind: 'lightx2v', url, makes: ['image'], limits: { inFlight: 10_000 } } },
  routes: [{ kinds: ['image'], engines: ['far'] }],
}
await writeFile(join(folder, 'engines.json'), JSON.stringify(file))
const service = await openService({
  KINORA_ENGINES_FILE: join(folder, 'engines.json'),
  KINORA_ENGINES: 'minimal',
  KINORA_TASKS_IN_FLIGHT: String(orders * 4),
  KINORA_RATE_PER_SECOND: '100000',
})
const PICTURE = { model: 'genq2', prompt: 'a lamp', resolution: '1080p' }

try {
  await measureCreates(50)
  const alone = await measureCreates(creates)
  for (let index = 0; index < orders; index += ACCOUNT_RUNS) await orderAs(await openAccount(index), index)
  for (const end = Date.now() + 120_000; taken.size < orders && Date.now() < end; ) await sleep(100)
  polls = 0
  const since = performance.now()
  const beside = await measureCreates(creates)
  const perSecond = (polls / (performance.now() - since)) * 1_000
  printTable({
    title: `Creates, with and without ${taken.size} orders under way elsewhere`,
    about: '',
    head: ['', 'median ms', 'p99 ms', 'most ms', 'of'],
    rows: [row('nothing under way', alone), row(`${taken.size} orders under way`, beside)],
  })
  process.stdout.write(`${perSecond.toFixed(0)} questions a second to the far side\n`)
} finally {
  await service.stop()
  far.close()
  far.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
}

async function openAccount(index: number): Promise<string> {
  const opened = await service.ask('/admin/v1/accounts', { name: `bench ${index}`, credits: 100_000 })
  return String(opened['key'])
}

async function orderAs(key: string, from: number): Promise<void> {
  const until = Math.min(orders, from + ACCOUNT_RUNS)
  for (let seed = from; seed < until; seed++) await service.ask('/ent/v2/reference2image', { ...PICTURE, seed }, key)
}

/** Pictures for the same far side: all but the first few of this account wait for their turn. */
async function measureCreates(count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const from = performance.now()
    await service.ask('/ent/v2/reference2image', { ...PICTURE, seed: index })
    times.push(performance.now() - from)
    await sleep(EVERY_MS)
  }
  return times
}

function row(name: string, times: readonly number[]): string[] {
  const at = (share: number): string => quantile(times, share).toFixed(1)
  return [name, at(0.5), at(0.99), at(1), String(times.length)]
}
