import { runEvery } from '../core/timing.ts'
import type { CreateServices, FileServices, KeyServices, ServerServices, StoreServices } from '../http/services.ts'
import { touchKeys } from '../store/api-keys.ts'
import { sweepAnswers } from '../store/idempotency.ts'
import { keepMonths } from '../store/months/keep-months.ts'
import { forgetBuckets } from '../store/rate-buckets.ts'
import { type NodeNumber, RENEW_EVERY_MS } from '../store/node-number.ts'
import { findLongestUrlSeconds } from '../tasks/arrivals.ts'
import { REMEMBERED_MS } from '../tasks/create/create-tasks.ts'
import { findStrays, sweepFiles, sweepRows } from '../tasks/sweep-files.ts'
import type { Settings } from './settings.ts'
import { firstIdAt } from '../core/ids.ts'
import { LOAD_KEPT_MS, WORKER_SEEN_MS } from '../http/endpoints/operator/admin-load.ts'
import { sampleLoad } from '../store/load.ts'

/** The services that maintenance uses. */
export type ChoreServices = StoreServices &
  Pick<CreateServices, 'catalog'> &
  Pick<FileServices, 'blobs'> &
  Pick<KeyServices, 'rates' | 'usedKeys'> &
  Pick<ServerServices, 'settings' | 'closing'> & {
    /** Keeps this process's ids apart from those of others. */
    node: NodeNumber
  }

type Chore = {
  name: string
  everyMs: number
  run: (services: ChoreServices, settings: Settings) => Promise<unknown>
  /** Also runs when the service starts. */
  atStart?: true
  /** Also runs when the service stops. */
  atStop?: true
}

/** Periodic maintenance while the service runs. */
const CHORES: Chore[] = [
  {
    name: 'forget old first answers',
    everyMs: 60_000,
    run: ({ db, clock }) => sweepAnswers(db, new Date(clock() - REMEMBERED_MS)),
    atStop: true,
  },
  { name: 'note when keys were used', everyMs: 10_000, run: noteKeyUse, atStop: true },
  // Costs a statement only if something was sent.
  { name: 'tell other processes what keys have sent', everyMs: 200, run: ({ rates }) => rates.exchange() },
  { name: 'forget rates of keys that send nothing', everyMs: 60_000, run: forgetRates },
  { name: 'renew the node number', everyMs: RENEW_EVERY_MS, run: renewNode },
  { name: 'sweep what is no longer kept', everyMs: 60_000, run: sweep },
  { name: 'forget rows that are no longer kept', everyMs: 300_000, run: forgetRows },
  { name: 'open months to come and drop those that are over', everyMs: 300_000, run: keepTables, atStart: true },
  { name: 'write down how much there is to do', everyMs: 60_000, run: takeLoadSample },
  // One of 256 folders a run: a full round takes most of a day.
  { name: 'look for files that nothing refers to', everyMs: 300_000, run: lookForStrays },
]

/** Key use is written every few seconds, not with every request. */
export async function noteKeyUse({ db, clock, usedKeys }: ChoreServices): Promise<void> {
  if (usedKeys.size === 0) return
  const ids = [...usedKeys]
  usedKeys.clear()
  await touchKeys(db, ids, new Date(clock()))
}

/** Older buckets are full again, whatever their keys owed. */
async function forgetRates({ db, clock, settings: { rate } }: ChoreServices): Promise<void> {
  await forgetBuckets(db, new Date(clock() - (11 * rate.burst * 1_000) / rate.perSecond - 60_000))
}

async function renewNode({ node, log }: ChoreServices): Promise<void> {
  if (!(await node.renew()))
    log.warn({ node: node.current() }, 'another process had taken the node number; took a new one')
}

async function sweep(services: ChoreServices, settings: Settings): Promise<void> {
  const longestUrlSeconds = findLongestUrlSeconds(services.catalog)
  const { KINORA_KEEP_DAYS: keepDays, KINORA_KEEP_CALLBACK_DAYS: keepCallbackDays } = settings
  await sweepFiles({ keepDays, keepCallbackDays, longestUrlSeconds }, services)
}

async function forgetRows(services: ChoreServices, settings: Settings): Promise<void> {
  const { KINORA_KEEP_STEP_DAYS: keepStepDays, KINORA_KEEP_LEDGER_DAYS: keepLedgerDays } = settings
  await sweepRows({ keepStepDays, keepLedgerDays }, services)
}

const DAY_MS = 86_400_000

async function keepTables({ db, clock, log }: ChoreServices, settings: Settings): Promise<void> {
  const days = { step: settings.KINORA_KEEP_STEP_DAYS, callback: settings.KINORA_KEEP_CALLBACK_DAYS }
  for (const table of ['step', 'callback'] as const) {
    const kept = await keepMonths(db, table, { now: clock(), keptFrom: clock() - days[table] * DAY_MS })
    if (kept.opened + kept.dropped > 0) log.info({ table, ...kept }, 'maintained the monthly partitions of a table')
    if (kept.busy) log.info({ table }, 'the monthly partitions of a table are in use; they are changed later')
  }
}

// Processes of one service start at random folders, so that together they finish a round sooner.
let folder = Math.floor(Math.random() * 256)

async function lookForStrays(services: ChoreServices): Promise<void> {
  folder = (folder + 1) % 256
  const name = folder.toString(16).padStart(2, '0')
  await findStrays(name, { ...services, longestUrlSeconds: findLongestUrlSeconds(services.catalog) })
}

type Chores = { stop(): Promise<void> }

export function startChores(services: ChoreServices, settings: Settings): Chores {
  const run = async (chore: Chore): Promise<void> => void (await chore.run(services, settings))
  const logFailure =
    ({ name }: Chore) =>
    (error: Error): void =>
      services.log.warn({ reason: error.message }, `could not ${name}`)
  const first = CHORES.filter(chore => chore.atStart).map(chore => run(chore).catch(logFailure(chore)))
  const repeated = CHORES.map(chore => runEvery(chore.everyMs, () => run(chore), logFailure(chore)))
  return {
    async stop() {
      await Promise.all([...first, ...repeated.map(one => one.stop())])
      for (const chore of CHORES) if (chore.atStop) await run(chore).catch(logFailure(chore))
    },
  }
}

const MINUTE_MS = 60_000

/** Samples the minute that has ended; the first process writes it. */
export async function takeLoadSample({ db, clock }: Pick<StoreServices, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const at = Math.floor(now / MINUTE_MS) * MINUTE_MS
  await sampleLoad(db, {
    at: new Date(at),
    workersSince: new Date(now - WORKER_SEEN_MS),
    firstId: firstIdAt(at - MINUTE_MS),
    endId: firstIdAt(at),
    keepSince: new Date(now - LOAD_KEPT_MS),
  })
}
