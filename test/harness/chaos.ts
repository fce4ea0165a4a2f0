import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../packages/service/src/store/embedded/start-embedded.ts'
import { createPool, type Database } from '../../packages/service/src/store/pool.ts'
import {
  auditFiles,
  auditFilms,
  auditMoney,
  auditMoves,
  auditTasks,
  findJobs,
  findSent,
  findStored,
} from './chaos-audit.ts'
import { auditCallbacks } from './chaos-callbacks.ts'
import { type Account, startClients } from './chaos-clients.ts'
import { faultsOf, type Found, linesOf } from './chaos-figures.ts'
import { type Fleet, startFleet } from './chaos-fleet.ts'
import { childrenOf } from './processes.ts'
import { findAttemptFolders, findDeadFolders, findWorkFolders } from './chaos-folders.ts'
import { type Random, createRandom } from './chaos-random.ts'
import { startFarEngine } from './chaos-far-engine.ts'
import { startReaders } from './chaos-readers.ts'
import { startChaosReceiver } from './chaos-receiver.ts'
import { connectionUrl } from './connection-url.ts'
import { installWitnesses, startSampling } from './chaos-witness.ts'
import { createScratch, silentLog } from './test-cluster.ts'
import { until } from './until.ts'

export type ChaosOptions = {
  seconds: number
  seed: string
  /** The number of films; unlimited by default. */
  mostFilms?: number
  /** The longest pause of clients between tasks; none by default. */
  pauseMs?: number
  /** Pictures are made by an engine on another machine. */
  hasFarEngine?: boolean
  say: (line: string) => void
}

export type ChaosReport = {
  /** The broken promises in words; none is the goal. */
  faults: string[]
  kills: Record<Victim, number>
}

const VICTIMS = ['API', 'worker', 'render child', 'PostgreSQL'] as const
type Victim = (typeof VICTIMS)[number]

const KILL_EVERY_MS = [2_000, 4_000] as const
const ADMIN_KEY = 'kn_chaos_operator'
// The limits bind: together they are more than the workers take at a time, and the first ones wait for their own.
const ACCOUNTS = [
  { name: 'one at a time', credits: 1_000_000, maxRunning: 1 },
  { name: 'two', credits: 1_000_000, maxRunning: 2 },
  { name: 'poor', credits: 120, maxRunning: 3 },
  { name: 'wide', credits: 1_000_000, maxRunning: 5 },
]
// Waiting tasks per account, so that everything ends soon after the load; more than any of them may run.
const MAX_UNFINISHED = 6
const MAX_FILMS_AT_A_TIME = 2
// Nothing takes as long, even on a machine with other work: when no task and no callback ended in it, something is stuck.
const STUCK_MS = 120_000
// With fewer there would be little to tell. A busy machine is given the time that it needs for them.
const LEAST_TASKS = 16

/**
 * Two APIs and three workers on one PostgreSQL, clients that repeat what was not answered, a receiver that fails one in
 * ten, and a kill -9 every few seconds. When all is quiet again, everything is counted.
 */
export async function runChaos({
  seconds,
  seed,
  mostFilms = Number.POSITIVE_INFINITY,
  pauseMs = 0,
  hasFarEngine = false,
  say,
}: ChaosOptions): Promise<ChaosReport> {
  const random = createRandom(seed)
  const scratch = await createScratch()
  const dataDir = scratch.folder
  const server = await startEmbedded({ dataDir, log: silentLog })
  const db = createPool(server.connection, { max: 4, applicationName: 'chaos', log: silentLog })
  const receiver = await startChaosReceiver(random.fork('receiver'))
  const farEngine = hasFarEngine ? await startFarEngine(dataDir) : undefined
  let fleet: Fleet | undefined
  try {
    // All five at once on an empty database: they make the tables between them.
    fleet = await startFleet({ apis: 2, workers: 3 }, publicUrl => ({
      KINORA_DATABASE_URL: connectionUrl(server.connection),
      KINORA_DATA_DIR: dataDir,
      KINORA_SECRET: 'the secret of all processes',
      KINORA_PUBLIC_URL: publicUrl,
      KINORA_BOOTSTRAP_KEY: ADMIN_KEY,
      KINORA_ALLOW_PRIVATE_NETWORKS: '1',
      // With the usual three retries, one callback in ten thousand fails for good as it should. Eight leave one in a
      // thousand million, so that one that is missing here was lost.
      KINORA_CALLBACK_RETRY_SECONDS: '1,1,1,1,1,1,1,1',
      KINORA_WORKER_SLOTS: '2',
      KINORA_EXTRA_SLOTS: '0',
      // Far below the clients' timeout, after which a service counts as hanging.
      KINORA_READY_WAIT_SECONDS: '2',
      KINORA_ENGINES: 'minimal',
      ...(farEngine && { KINORA_ENGINES_FILE: farEngine.file }),
      KINORA_RATE_PER_SECOND: '1000000',
      KINORA_RATE_BURST: '1000000',
    }))
    await installWitnesses(db)
    const urls = fleet.apis.map(api => api.url)
    const accounts = await openAccounts(urls[0] ?? '', db)
    const sampler = startSampling(db)
    let isFilmMade = false
    let isOver = false
    const clients = startClients({
      urls,
      accounts,
      receiverUrl: receiver.url,
      deadUrl: 'http://127.0.0.1:1/nobody.png',
      random,
      mayCreate: ({ id }) => sampler.unfinished(id) < MAX_UNFINISHED,
      pauseMs,
      lacksFilm: () => isOver && clients.acknowledged.length >= LEAST_TASKS,
      // Films may fail as anything may that is killed: another one is asked for until one has come out.
      mayFilm: asked => {
        const unfinished = accounts.reduce((sum, { id }) => sum + sampler.films(id), 0)
        return asked < mostFilms ? unfinished < MAX_FILMS_AT_A_TIME : isOver && !isFilmMade && unfinished === 0
      },
    })
    const readers = startReaders(urls, accounts, clients.acknowledged, random)

    const kills = await rampage(fleet, () => server.postmasterPid, random.fork('killer'), seconds * 1_000)
    isOver = true
    const isEnough = async (): Promise<boolean> => {
      isFilmMade ||= await hasFilm(db)
      return isFilmMade && clients.acknowledged.length >= LEAST_TASKS
    }
    const enough = await until(isEnough, 'enough is made to tell', { everyMs: 200 }).catch((error: Error) => error)
    const loadEnded = Date.now()
    await clients.finish()
    const quiet = await settle(db, dataDir)
    const settledMs = Date.now() - loadEnded
    await readers.stop()
    await sampler.stop()
    // All work has stopped before this is reported.
    if (enough instanceof Error) throw enough

    const stored = await findStored(db)
    const sent = await findSent(db)
    const found: Found = {
      run: `seed ${seed}: ${seconds} s of load, settled ${(settledMs / 1_000).toFixed(1)} s later`,
      quiet,
      kills,
      stored,
      clients,
      readers,
      sampler,
      arrivals: receiver.arrivals,
      tasks: auditTasks(clients.acknowledged, stored),
      money: await auditMoney(db, stored),
      moves: await auditMoves(db),
      films: await auditFilms(db, clients.acknowledged, stored),
      callbacks: auditCallbacks(
        new Map(stored.filter(task => task.callback_url).map(task => [task.id, task.state])),
        sent,
        receiver.arrivals,
      ),
      files: await auditFiles(stored, join(dataDir, 'files')),
      farOrders: farEngine?.executed ?? [],
      jobs: await findJobs(db),
      attempts: await findAttemptFolders(dataDir),
      fleet,
      exits: await fleet.stop(),
      folders: await findWorkFolders(dataDir),
    }
    for (const line of linesOf(found)) say(line)
    return { faults: faultsOf(found), kills }
  } finally {
    await fleet?.stop()
    await receiver.close()
    await farEngine?.close()
    await db.end()
    await server.stop()
    await scratch.remove()
  }
}

async function openAccounts(url: string, db: Database): Promise<Account[]> {
  const accounts: Account[] = []
  for (const { name, credits, maxRunning } of ACCOUNTS) {
    const response = await fetch(`${url}/admin/v1/accounts`, {
      method: 'POST',
      headers: { authorization: `Token ${ADMIN_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, credits }),
    })
    const account = (await response.json()) as Account
    await db.query({ text: 'update account set max_running = $2 where id = $1' }, [account.id, maxRunning])
    accounts.push(account)
  }
  return accounts
}

/**
 * Kills one of each kind in turn, in an order of chance, every few seconds; ends with the round that the time is up in.
 */
async function rampage(
  fleet: Fleet,
  postmasterPid: () => number | undefined,
  random: Random,
  durationMs: number,
): Promise<Record<Victim, number>> {
  const kills: Record<Victim, number> = { API: 0, worker: 0, 'render child': 0, PostgreSQL: 0 }
  const pidOf: Record<Exclude<Victim, 'API' | 'worker'>, () => number | undefined> = {
    PostgreSQL: postmasterPid,
    'render child': () => random.pick(fleet.workers.flatMap(worker => childrenOf(worker.pid() ?? -1))),
  }
  const deadline = Date.now() + durationMs
  for (let round: Victim[] = []; ; ) {
    await sleep(random.between(...KILL_EVERY_MS))
    if (round.length === 0) {
      if (Date.now() > deadline) return kills
      round = random.shuffled(VICTIMS)
    }
    const victim = round.pop() as Victim
    if (victim === 'API') random.pick(fleet.apis).kill()
    else if (victim === 'worker') random.pick(fleet.workers).kill()
    else {
      const pid = pidOf[victim]()
      if (pid === undefined) {
        // There is none at the moment: its turn comes later in the round.
        round.unshift(victim)
        continue
      }
      process.kill(pid, 'SIGKILL')
    }
    kills[victim] += 1
  }
}

/** Whether one came out. */
const hasFilm = async (db: Database): Promise<boolean> => (await db.query(MADE_FILM).catch(() => [])).length > 0

const MADE_FILM = {
  text: `select 1 from task where type = 'ad-one-click' and parent_id is null and state = 'success' limit 1`,
}

const OPEN = {
  text: `select (select count(*)::int from task where state not in ('success', 'failed')) as tasks,
                (select count(*)::int from callback where state = 'pending') as callbacks`,
}

/** Waits until every task is final, every callback is sent or given up, and what killed workers left is swept. */
async function settle(db: Database, dataDir: string): Promise<string> {
  let deadline = Date.now() + STUCK_MS
  let least = Number.POSITIVE_INFINITY
  for (;;) {
    const [open] = await db.query<{ tasks: number; callbacks: number }>(OPEN).catch(() => [])
    const left = await findDeadFolders(db, dataDir).catch(() => ['?'])
    if (open?.tasks === 0 && open.callbacks === 0 && left.length === 0) return 'quiet'
    const now = open ? open.tasks + open.callbacks + left.length : least
    if (now < least) deadline = Date.now() + STUCK_MS
    least = Math.min(least, now)
    if (Date.now() > deadline) return `still open: ${JSON.stringify({ ...open, left })}`
    await sleep(200)
  }
}
