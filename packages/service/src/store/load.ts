import type { Tx } from './pool.ts'

export type EngineReport = {
  engine: string
  state: 'closed' | 'open' | 'half-open'
  inFlight: number
  waiting: number
}

export type WorkerReport = {
  id: string
  host: string
  slots: number
  extra_slots: number
  running: number
  engines: EngineReport[]
  started_at: Date
  reported_at: Date
}

type OwnReport = Omit<WorkerReport, 'running'>

const REPORT = {
  name: 'worker-report',
  text: `insert into worker_report as w (id, host, slots, extra_slots, running, engines, started_at, reported_at)
         values ($1, $2, $3, $4, (select count(*) from task where worker_id = $1 and state = 'processing'), $5, $6, $7)
         on conflict (id) do update set running = excluded.running, engines = excluded.engines, reported_at = excluded.reported_at`,
}

/** Writes a worker's report. Its running tasks are counted from the tasks themselves. */
export async function reportWorker(tx: Tx, report: OwnReport): Promise<void> {
  const { id, host, slots, extra_slots, engines, started_at, reported_at } = report
  await tx.query(REPORT, [id, host, slots, extra_slots, JSON.stringify(engines), started_at, reported_at])
}

const LEAVE = { name: 'worker-report-leave', text: 'delete from worker_report where id = $1' }

export async function forgetWorker(tx: Tx, id: string): Promise<void> {
  await tx.query(LEAVE, [id])
}

const WORKERS = {
  name: 'worker-report-list',
  text: `select id, host, slots, extra_slots, running, engines, started_at, reported_at
         from worker_report where reported_at > $1 order by id`,
}

/** Workers that have reported since. */
export const listWorkers = (tx: Tx, since: Date): Promise<WorkerReport[]> => tx.query<WorkerReport>(WORKERS, [since])

export type LoadNow = {
  /** Tasks that wait for a slot of their account, including off-peak tasks. */
  waiting: number
  /** Tasks with a slot, claimed by a worker or not. */
  running: number
  /** Of these, the unclaimed ones. */
  ready: number
  oldest_waiting_at: Date | null
}

const NOW = {
  name: 'load-now',
  text: `select
           (select coalesce(sum(unfinished - running - running_brief), 0)::float8 from account) as waiting,
           (select coalesce(sum(running + running_brief), 0)::float8 from account) as running,
           (select count(*)::float8 from task where admitted and worker_id is null and state in ('queueing', 'processing')) as ready,
           (select min(created_at) from task where state = 'queueing' and not admitted and not off_peak) as oldest_waiting_at`,
}

export async function findLoad(tx: Tx): Promise<LoadNow> {
  const [found] = await tx.query<LoadNow>(NOW)
  if (!found) throw new Error('a select without from has one row')
  return found
}

export type LoadSample = {
  at: Date
  waiting: number
  running: number
  workers: number
  slots: number
  succeeded: number
  failed: number
}

// Ends are counted from the ledger, whose ids contain their time. Each ended task has one such entry.
const SAMPLE = {
  name: 'load-sample',
  text: `insert into load_sample (at, waiting, running, workers, slots, succeeded, failed)
         select $1, a.waiting, a.running, w.workers, w.slots, e.succeeded, e.failed from
           (select coalesce(sum(unfinished - running - running_brief), 0) as waiting,
                   coalesce(sum(running + running_brief), 0) as running from account) a,
           (select count(*) as workers, coalesce(sum(slots), 0) as slots from worker_report where reported_at > $2) w,
           (select count(*) filter (where kind = 'settle') as succeeded, count(*) filter (where kind = 'refund') as failed
              from ledger where id >= $3 and id < $4) e
         on conflict (at) do nothing`,
}
const FORGET_SAMPLES = { name: 'load-sample-forget', text: 'delete from load_sample where at < $1' }
const FORGET_WORKERS = { name: 'worker-report-forget', text: 'delete from worker_report where reported_at < $1' }

type SampleTimes = {
  at: Date
  /** Workers that have reported since count as active. */
  workersSince: Date
  /** The first id of the counted period. */
  firstId: string
  endId: string
  keepSince: Date
}

/** Writes the load once a minute, whichever process is first, and deletes samples that are no longer shown. */
export async function sampleLoad(tx: Tx, times: SampleTimes): Promise<void> {
  await tx.query(SAMPLE, [times.at, times.workersSince, times.firstId, times.endId])
  await tx.query(FORGET_SAMPLES, [times.keepSince])
  await tx.query(FORGET_WORKERS, [times.keepSince])
}

const SAMPLES = {
  name: 'load-sample-list',
  text: `select at, waiting, running, workers, slots, succeeded, failed from load_sample where at >= $1 order by at`,
}

export const listSamples = (tx: Tx, since: Date): Promise<LoadSample[]> => tx.query<LoadSample>(SAMPLES, [since])

const FILES = {
  name: 'load-files',
  text: `select count(*)::float8 as files,
                (count(*) filter (where not exists (select from blob_use where blob_use.key = blob.key)))::float8 as unused
         from blob`,
}

/** Stored files, and those that nothing uses; they are deleted when their URLs have expired. */
export async function countFiles(tx: Tx): Promise<{ files: number; unused: number }> {
  const [found] = await tx.query<{ files: number; unused: number }>(FILES)
  return found ?? { files: 0, unused: 0 }
}
