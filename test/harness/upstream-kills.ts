import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../packages/media/src/core/seeded-random.ts'
import { type Fleet, startFleet } from './chaos-fleet.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { until } from './until.ts'

export type UpstreamKills = {
  /** Workers of the service in front that were killed while orders were under way. */
  kills: number
  /** Tasks of the service in front that succeeded. */
  successes: number
  /** Tasks of the two behind it, and how many of them were charged. */
  made: number
  charged: number
  /** Attempts at tasks beyond the first: what the kills cost. */
  repeated: number
  /** The broken promises. */
  faults: string[]
}

const FRONT_KEY = 'kn_upstream_front'
const BEHIND_KEY = 'kn_upstream_behind'
const NAMES = ['north', 'south'] as const
// A task that five workers died under fails for good: fewer die during one round.
const KILLS_OF_A_ROUND = 3
const ROUND_SECONDS = 240

type Behind = { database: FreshDatabase; server: ServerProcess; folder: string }

async function startBehind(name: string): Promise<Behind> {
  const folder = await mkdtemp(join(tmpdir(), `kinora-${name}-`))
  const database = await freshDatabase()
  const server = await startServerProcess({
    KINORA_DATA_DIR: folder,
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: BEHIND_KEY,
    KINORA_WORKER_SLOTS: '2',
    KINORA_EXTRA_SLOTS: '0',
  })
  return { database, server, folder }
}

/** The engines file of the service in front: clips are asked of the one, pictures of the other, and each stands by. */
const enginesFile = (behind: readonly Behind[]): object => ({
  engines: Object.fromEntries(
    NAMES.map((name, index) => [
      name,
      {
        kind: 'upstream',
        url: behind[index]?.server.url,
        pollSeconds: 0.2,
        headers: { authorization: { env: 'BEHIND_KEY', prefix: 'Token ' } },
      },
    ]),
  ),
  routes: [
    { kinds: ['video'], engines: ['north', 'south'] },
    { kinds: ['image'], engines: ['south', 'north'] },
  ],
})

/**
 * One service in front of two, whose workers are killed at random moments while orders are under way, until so many were
 * killed. Every task must succeed, and have been made and charged once by one of the two.
 */
export async function killInFrontOfTwo(options: {
  kills: number
  seed: number
  /** How many are under way at a time. */
  tasks?: number
  say?: (line: string) => void
}): Promise<UpstreamKills> {
  const { kills, seed, tasks = 8, say = () => {} } = options
  const chance = seededRandom(seed)
  const seen: UpstreamKills = { kills: 0, successes: 0, made: 0, charged: 0, repeated: 0, faults: [] }
  const folder = await mkdtemp(join(tmpdir(), 'kinora-front-'))
  const database = await freshDatabase()
  const behind = await Promise.all(NAMES.map(startBehind))
  await writeFile(join(folder, 'engines.json'), JSON.stringify(enginesFile(behind)))
  const fleet = await startFleet({ apis: 1, workers: 1 }, publicUrl => ({
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_DATABASE_URL: database.url,
    KINORA_PUBLIC_URL: publicUrl,
    KINORA_BOOTSTRAP_KEY: FRONT_KEY,
    KINORA_ENGINES: 'minimal',
    KINORA_ENGINES_FILE: join(folder, 'engines.json'),
    BEHIND_KEY,
  }))
  const countUnfinished = async (): Promise<number> => {
    const text = `select count(*)::int as count from task where state not in ('success', 'failed')`
    const [row] = await database.db.query<{ count: number }>({ text })
    return row?.count ?? 0
  }

  async function playRound(round: number): Promise<void> {
    for (let index = 0; index < tasks; index++) {
      const prompt = `round ${round}, number ${index}`
      await (index % 2 === 0
        ? create(fleet, 'text2video', { model: 'genq2', prompt, duration: 1, resolution: '540p', aspect_ratio: '1:1' })
        : create(fleet, 'reference2image', { model: 'genq2', prompt, aspect_ratio: '1:1' }))
    }
    let own = 0
    await until(
      async () => {
        if ((await countUnfinished()) === 0) return true
        await sleep(chance.below(1_500))
        if (own >= KILLS_OF_A_ROUND || seen.kills >= kills || (await countUnfinished()) === 0) return false
        fleet.workers[0]?.kill()
        own += 1
        seen.kills += 1
        await fleet.workers[0]?.ready()
        return false
      },
      `the tasks of round ${round} end`,
      { seconds: ROUND_SECONDS },
    )
  }

  try {
    for (let round = 1; seen.kills < kills && seen.faults.length === 0; round++) {
      await playRound(round)
      say(`${seen.kills} kills in ${round} rounds of ${tasks}`)
    }
    await audit(database, behind, seen)
    const codes = await fleet.stop()
    if (codes.some(code => code !== 0)) seen.faults.push(`processes ended with ${codes.join()}`)
    seen.faults.push(...fleet.complaints)
    return seen
  } finally {
    await fleet.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
    for (const one of behind) {
      await one.server.end()
      await one.database.drop()
      await rm(one.folder, { recursive: true, force: true })
    }
  }
}

/** Compares the three services' tasks and credits. */
async function audit(front: FreshDatabase, behind: readonly Behind[], seen: UpstreamKills): Promise<void> {
  const asked = await front.db.query<{ id: string; state: string; err_msg: string; attempt: number }>({
    text: 'select id, state, err_msg, attempt from task',
  })
  for (const { id, state, err_msg } of asked)
    if (state !== 'success') seen.faults.push(`task ${id} ended ${state}: ${err_msg}`)
  seen.successes = asked.filter(({ state }) => state === 'success').length
  seen.repeated = asked.reduce((sum, { attempt }) => sum + attempt - 1, 0)
  for (const [index, { database }] of behind.entries()) {
    const made = await database.db.query<{ state: string; payload: string; kinds: string }>({
      text: `select state, payload, (select string_agg(kind, ',' order by id) from ledger where task_id = task.id) as kinds from task`,
    })
    seen.made += made.length
    seen.charged += made.filter(({ kinds }) => kinds === 'hold,settle').length
    if (made.length === 0) seen.faults.push(`${NAMES[index]} was never asked`)
    for (const { state, payload, kinds } of made)
      if (state !== 'success') seen.faults.push(`the order ${payload} of ${NAMES[index]} is ${state}, by ${kinds}`)
  }
  if (seen.made !== seen.successes || seen.charged !== seen.successes)
    seen.faults.push(`${seen.successes} succeeded, ${seen.made} were made and ${seen.charged} charged`)
}

const create = (fleet: Fleet, generator: string, body: object): Promise<true> =>
  until(async () => {
    const response = await fetch(`${fleet.apis[0]?.url}/ent/v2/${generator}`, {
      method: 'POST',
      headers: { authorization: `Token ${FRONT_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    return response?.status === 200
  }, `${generator} is taken`)
