import { type Deliveries, startDeliveries } from '../callbacks/deliver-callbacks.ts'
import { createBatcher } from '../core/batch.ts'
import type { Services } from '../http/services.ts'
import { findParts, findShownTasks, findTask } from '../store/tasks/find-tasks.ts'
import type { ShownTask } from '../store/tasks/task-row.ts'
import { shownAdFilm } from '../tasks/show-film.ts'
import type { Settings } from './settings.ts'

/** Sends what is in the outbox; a hint after each commit makes it start at once. */
export function openDeliveries(services: Services, settings: Settings): Deliveries {
  const { db, secretBox, clock, log, hints, shower } = services
  const findShown = createBatcher<string, ShownTask | undefined>({
    run: async ids => {
      const found = await findShownTasks(db, ids)
      return ids.map(id => found.get(id))
    },
    maxItems: 256,
    concurrency: 2,
  })
  const deliveries = startDeliveries({
    db,
    secretBox,
    clock,
    log,
    guard: { allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS },
    accessKey: settings.KINORA_CALLBACK_ACCESS_KEY,
    retrySeconds: settings.KINORA_CALLBACK_RETRY_SECONDS,
    bodyOf: async taskId => {
      const shown = await findShown(taskId)
      // An advertisement film's callback has the fields of its own query too.
      const film = shown?.type === 'ad-one-click' ? await findTask(db, taskId) : undefined
      if (!film) return shown && shower.task(shown)
      return {
        ...shower.task(film),
        data_records: shownAdFilm({ film, parts: await findParts(db, taskId) }, shower).data_records,
      }
    },
  })
  hints.on('outbox', () => deliveries.nudge())
  return deliveries
}
