import { formatIsoTime } from '../../../core/clock.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { findLoad, listSamples, listWorkers, type LoadSample, type WorkerReport } from '../../../store/load.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { OPERATOR } from '../../operator-endpoint.ts'

// Workers report every five seconds; this tolerates a short delay.
export const WORKER_SEEN_MS = 20_000
// A day, plus an hour so that its first point is complete.
export const LOAD_KEPT_MS = 25 * 3_600_000

const DAY_MS = 24 * 3_600_000

const samples = {
  waiting: field.count('Tasks that waited'),
  running: field.count('Tasks that had a slot of their account'),
  workers: field.count('Active workers'),
  slots: field.count('Their render slots'),
  succeeded: field.count('Tasks that succeeded in the minute before'),
  failed: field.count('Tasks that failed in the minute before'),
}

/** The load and the workers, now and over the last day. */
export const adminLoadEndpoints: Endpoint[] = [
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/load',
    summary: 'The queue and the workers, now and over the last day',
    answer: {
      about: 'The current load, and a sample a minute',
      schema: objectSchema({
        at: field.time('Now, in UTC'),
        waiting: field.count('Tasks that wait for a slot of their account'),
        running: field.count('Tasks that have one'),
        ready: field.count('Of these, tasks that no worker has claimed yet'),
        oldest_waiting_at: field.timeOrNull('Since when the oldest task waits, in UTC; null if none waits'),
        workers: field.list(
          objectSchema({
            id: field.id('The worker'),
            host: field.text('Its machine and process'),
            slots: field.count('Its render slots'),
            extra_slots: field.count('Additional slots for quick and short work'),
            running: field.count('Tasks that it works on'),
            started_at: field.time('Since when, in UTC'),
            reported_at: field.time('When it last reported, in UTC'),
          }),
          'The active workers',
        ),
        samples: field.list(
          objectSchema({ at: field.time('When, in UTC'), ...samples }),
          'The last day, oldest first, a sample a minute; minutes without a running process are missing',
        ),
      }),
    },
    read: async ({ services }) => {
      const now = services.clock()
      const [{ oldest_waiting_at, ...load }, workers, taken] = await Promise.all([
        findLoad(services.reads),
        listWorkers(services.reads, new Date(now - WORKER_SEEN_MS)),
        listSamples(services.reads, new Date(now - DAY_MS)),
      ])
      return {
        json: {
          at: formatIsoTime(now),
          ...load,
          oldest_waiting_at: oldest_waiting_at && formatIsoTime(oldest_waiting_at.getTime()),
          workers: workers.map(shownWorker),
          samples: taken.map(shownSample),
        },
      }
    },
  }),
]

const shownWorker = ({ id, host, slots, extra_slots, running, started_at, reported_at }: WorkerReport) => ({
  id,
  host,
  slots,
  extra_slots,
  running,
  started_at: formatIsoTime(started_at.getTime()),
  reported_at: formatIsoTime(reported_at.getTime()),
})

const shownSample = ({ at, ...sample }: LoadSample) => ({ at: formatIsoTime(at.getTime()), ...sample })
