import { type Deliveries, startDeliveries } from '../callbacks/deliver-callbacks.ts'
import type { Services } from '../http/services.ts'
import { findParts, findTask } from '../store/tasks/find-tasks.ts'
import { shownAdFilm } from '../tasks/show-film.ts'
import type { Settings } from './settings.ts'

/** Sends what is in the outbox; a hint after each commit makes it start at once. */
export function openDeliveries(services: Services, settings: Settings): Deliveries {
  const { db, secretBox, clock, log, hints, shower } = services
  const deliveries = startDeliveries({
    db,
    secretBox,
    clock,
    log,
    guard: { allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS },
    accessKey: settings.KINORA_CALLBACK_ACCESS_KEY,
    retrySeconds: settings.KINORA_CALLBACK_RETRY_SECONDS,
    bodyOf: async taskId => {
      const task = await findTask(db, taskId)
      if (!task) return undefined
      // An advertisement film's callback has the fields of its own query too.
      if (task.type !== 'ad-one-click') return shower.task(task)
      const { data_records } = shownAdFilm(task, await findParts(db, taskId), shower)
      return { ...shower.task(task), data_records }
    },
  })
  hints.on('outbox', () => deliveries.nudge())
  return deliveries
}
