// `npm run bench:api`: creates and polls of the real service on the embedded PostgreSQL, beside a bare Fastify and the
// bare database, in turns, so that whatever else the machine does falls on all of them alike.
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../src/store/embedded/start-embedded.ts'
import type { ConnectionSettings } from '../../src/store/pool.ts'
import { createScratch, silentLog } from '../../test/harness/test-cluster.ts'
import { cpuSecondsOf, cpuSecondsOfServer } from './cpu-time.ts'
import { addCallers, type Caller, polledOf, refill, withClient } from './fill.ts'
import type { LoadPlan } from './load.ts'
import { type Measured, report } from './report.ts'
import { type Round, runRound } from './round.ts'
import type { SqlPlan } from './raw-sql.ts'
import { BODY } from './sample.ts'
import { type Started, startProcess } from './start-process.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    stored: { type: 'string', default: '1000000' },
    /** Only the measurements whose title has this in it; the report is then not written. */
    only: { type: 'string', default: '' },
    /** Folder for CPU profiles of the service. */
    profile: { type: 'string' },
  },
})
const WINDOW = { warmUpMs: 1_000, measuredMs: Number(options.seconds) * 1000 }
const [FEW, MANY] = [10_000, Number(options.stored)]
const CALLERS = 100

type Contender = { name: string; round(): Promise<Round>; before?(): Promise<void> }

const scratch = await createScratch()
const server = await startEmbedded({ dataDir: scratch.folder, log: silentLog })
const started: Started[] = []
try {
  const measured = await measureAll()
  await report(measured, { rounds: Number(options.rounds), seconds: Number(options.seconds), write: options.only === '' && process.argv.length === 2 })
} finally {
  for (const one of started.reverse()) await one.stop()
  await server.stop()
  await scratch.remove()
}

async function measureAll(): Promise<Measured[]> {
  const small = await startService({})
  const callers = await addCallers(server.connection, CALLERS)
  await refill(server.connection, callers, FEW)
  const bare = await startBare(small, callers)
  const measured: Measured[] = []
  const compare = async (title: string, contenders: Contender[]): Promise<void> => {
    if (title.includes(options.only)) measured.push({ title, contenders: await inTurns(title, contenders) })
  }

  const afresh = (): Promise<void> => refill(server.connection, callers, FEW)
  const polled = polledOf(FEW, callers, false)
  const hotPolled = polledOf(FEW, callers, true)
  for (const connections of [64, 256]) {
    await compare(`creates, ${connections} connections`, [
      { name: 'Kinora, 100 accounts', round: () => create(small, connections, callers), before: afresh },
      { name: 'Kinora, 1 account', round: () => create(small, connections, callers.slice(0, 1)), before: afresh },
      { name: 'bare Fastify POST', round: () => createBare(bare, connections, callers) },
      ...(connections === 64 ? [sqlInsert(callers, connections, 1), sqlInsert(callers, 8, 64)] : []),
    ])
    await compare(`polls, ${connections} connections`, [
      { name: 'Kinora, 100 accounts', round: () => poll(small, connections, polled) },
      { name: 'Kinora, 1 account', round: () => poll(small, connections, hotPolled) },
      { name: 'bare Fastify GET', round: () => pollBare(bare, connections, polled) },
      ...(connections === 64 ? [sqlSelect(callers, connections, polled.map(one => one.id))] : []),
    ])
  }
  if ('stored tasks'.includes(options.only)) {
    const large = await startLarge(callers)
    const polledLarge = polledOf(MANY, callers, false)
    await compare('creates, 64 connections, by stored tasks', [
      { name: `${FEW} stored`, round: () => create(small, 64, callers), before: afresh },
      { name: `${MANY} stored`, round: () => create(large, 64, callers) },
    ])
    await compare('polls, 64 connections, by stored tasks', [
      { name: `${FEW} stored`, round: () => poll(small, 64, polled) },
      { name: `${MANY} stored`, round: () => poll(large, 64, polledLarge) },
    ])
  }
  return measured
}
