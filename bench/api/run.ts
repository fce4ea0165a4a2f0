// `npm run bench:api`: creates and polls of the real service on the embedded PostgreSQL, beside a bare Fastify and the
// bare database, in turns, so that whatever else the machine does falls on all of them alike.
import { parseArgs } from 'node:util'
import { type Contender, contendersOf } from './contenders.ts'
import { type Comparison, printComparison, writeReport } from './report.ts'
import type { Round } from './run-round.ts'
import { setStage } from './stage.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    stored: { type: 'string', default: '1000000' },
    // Only comparisons whose title has this in it.
    only: { type: 'string', default: '' },
    // A folder for CPU profiles of the service.
    profile: { type: 'string' },
  },
})
const rounds = Number(options.rounds)
const [few, many] = [10_000, Number(options.stored)]

const stage = await setStage({
  stored: few,
  accounts: 100,
  ...(options.profile !== undefined && { profileFolder: options.profile }),
})
try {
  const { creates, polls, barePosts, bareGets, inserts, selects } = contendersOf(stage, {
    warmUpMs: 1_000,
    measuredMs: Number(options.seconds) * 1000,
  })
  const { service } = stage
  const comparisons: Comparison[] = []
  const compare = async (title: string, contendersOfTitle: () => Promise<Contender[]> | Contender[]): Promise<void> => {
    if (!title.includes(options.only)) return
    const comparison = await inTurns(title, await contendersOfTitle())
    printComparison(comparison)
    comparisons.push(comparison)
  }

  for (const connections of [64, 256]) {
    await compare(`creates at ${connections} connections`, () => [
      barePosts(connections),
      creates('Kinora, 100 accounts', service, connections),
      creates('Kinora, 1 account', service, connections, 1),
      // The server takes 100 sessions.
      ...(connections === 64 ? [inserts(64, 1), inserts(4, 64)] : []),
    ])
    await compare(`polls at ${connections} connections`, () => [
      bareGets(connections),
      polls('Kinora, 100 accounts', service, connections),
      polls('Kinora, 1 account', service, connections, 1),
      ...(connections === 64 ? [selects(64)] : []),
    ])
  }
  let large: typeof service | undefined
  await compare('creates by stored tasks, 64 connections', async () => {
    large ??= await stage.addService(many)
    return [creates(`${few} stored`, service, 64), creates(`${many} stored`, large, 64)]
  })
  await compare('polls by stored tasks, 64 connections', async () => {
    large ??= await stage.addService(many)
    return [polls(`${few} stored`, service, 64), polls(`${many} stored`, large, 64)]
  })
  if (options.only === '' && options.profile === undefined)
    await writeReport(comparisons, { rounds, seconds: Number(options.seconds) })
} finally {
  await stage.stop()
}

/** Every contender once, then every one again: what disturbs the machine for a while disturbs them all. */
async function inTurns(title: string, contenders: readonly Contender[]): Promise<Comparison> {
  const taken: Round[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) taken[index]?.push(await contender.round())
  }
  return { title, contenders: contenders.map((one, index) => ({ name: one.name, rounds: taken[index] ?? [] })) }
}
