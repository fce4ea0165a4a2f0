import { ERRORS } from '../../core/errors.ts'
import { keepFor } from '../../core/timing.ts'
import { WORKER_SEEN_MS } from '../../http/endpoints/operator/admin-load.ts'
import type { HttpServices } from '../../http/services.ts'
import { listWorkers } from '../../store/load.ts'
import { isBusy, isTransient } from '../../store/pool.ts'
import { findCallbackFigures, findCreditFigures, findQueueFigures, findReadyAge } from '../../store/queue-figures.ts'

// Counts are cached this long, so that several scrapers cost no more than one. Counting a million waiting tasks takes
// half a second of a core; the cache lasts at least twenty times the count.
const KEPT_MS = 5_000
const KEPT_TIMES = 20
// Counting gives up after this time: other queries wait for the same database.
const COUNT_TIMEOUT_MS = 5_000
// Operators name the classes; this many get their own label.
const MAX_CLASSES = 16
// In addition to the statuses of the error table.
const GOOD_STATUSES = ['200', '201', '202', '204', '206', '304', '416']

const OF_DATABASE = [
  'kinora_queue_tasks',
  'kinora_queue_oldest_seconds',
  'kinora_queue_ready_age_seconds',
  'kinora_account_credits',
  'kinora_account_held_credits',
  'kinora_callbacks_pending',
  'kinora_callbacks_oldest_seconds',
  'kinora_workers',
  'kinora_worker_slots',
  'kinora_worker_running',
  'kinora_database_up',
] as const

type Ports = Pick<HttpServices, 'metrics' | 'catalog' | 'db' | 'clock' | 'room' | 'describeEngines' | 'log'> & {
  countTimeoutMs?: number
}

/** Registers the metrics of every process and the allowed values of their labels. */
export function collectServiceMetrics(ports: Ports): void {
  const { metrics, catalog, db, clock, room, describeEngines, log, countTimeoutMs = COUNT_TIMEOUT_MS } = ports
  metrics.allow(
    'generator',
    [...catalog.generators, ...catalog.filmActions].map(one => one.name),
  )
  metrics.allow('code', Object.keys(ERRORS))
  metrics.allow('status', [...GOOD_STATUSES, ...Object.values(ERRORS).map(({ status }) => String(status))])
  const allowEngines = (): void => {
    metrics.allow(
      'engine',
      describeEngines().engines.map(one => one.engine),
    )
  }
  allowEngines()

  /** Returns nothing if counting takes too long; the other metrics are still served. */
  const countQueue = async (now: Date) => {
    try {
      return await db.transaction(async tx => {
        await tx.query({ text: `set local statement_timeout = ${countTimeoutMs}` })
        return { figures: await findQueueFigures(tx, now), readyAge: await findReadyAge(tx, now) }
      })
    } catch (error) {
      if (isTransient(error) || !isBusy(error)) throw error
      log.warn(
        { milliseconds: countTimeoutMs },
        'counting the queue took too long; its metrics are missing from this scrape',
      )
      return undefined
    }
  }

  const find = async () => {
    const now = new Date(clock())
    return {
      queue: await countQueue(now),
      credits: await findCreditFigures(db),
      callbacks: await findCallbackFigures(db, now),
      workers: await listWorkers(db, new Date(now.getTime() - WORKER_SEEN_MS)),
    }
  }
  const figures = keepFor(KEPT_MS, find, undefined, { times: KEPT_TIMES })
  metrics.onScrape(OF_DATABASE, async () => {
    // A reloaded engines file may have added engines.
    allowEngines()
    const { queue, credits, callbacks, workers } = await figures()
    metrics.allow(
      'class',
      credits
        .map(one => one.class)
        .sort()
        .slice(0, MAX_CLASSES),
    )
    for (const { tasks, oldest_seconds, ...labels } of queue?.figures ?? []) {
      metrics.set('kinora_queue_tasks', labels, tasks)
      metrics.set('kinora_queue_oldest_seconds', labels, oldest_seconds)
    }
    if (queue) metrics.set('kinora_queue_ready_age_seconds', {}, queue.readyAge)
    for (const { credits: owned, held, class: name } of credits) {
      metrics.set('kinora_account_credits', { class: name }, owned)
      metrics.set('kinora_account_held_credits', { class: name }, held)
    }
    metrics.set('kinora_callbacks_pending', { state: 'due' }, callbacks.due)
    metrics.set('kinora_callbacks_pending', { state: 'later' }, callbacks.later)
    metrics.set('kinora_callbacks_oldest_seconds', {}, callbacks.oldest_seconds)
    const sum = (of: 'slots' | 'running'): number => workers.reduce((all, one) => all + one[of], 0)
    metrics.set('kinora_workers', {}, workers.length)
    metrics.set('kinora_worker_slots', {}, sum('slots'))
    metrics.set('kinora_worker_running', {}, sum('running'))
    metrics.set('kinora_database_up', {}, 1)
  })
  metrics.onScrape(['kinora_database_connections', 'kinora_disk_free_bytes'], async () => {
    for (const [state, count] of Object.entries(db.usage()))
      metrics.set('kinora_database_connections', { state }, count)
    metrics.set('kinora_disk_free_bytes', {}, (await room.describe()).freeBytes)
  })
}
