import { join } from 'node:path'
import { createBatcher } from '../core/batch.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { idSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import { loadSecret } from '../files/load-secret.ts'
import { createLocalBlobs } from '../files/local-blobs.ts'
import { createSecretBox } from '../files/secret-box.ts'
import { createUrlSigner } from '../files/signed-urls.ts'
import type { Services } from '../http/services.ts'
import { findKeysByHash, type KeyOnUse } from '../store/api-keys.ts'
import { takeNodeNumber } from '../store/node-number.ts'
import type { Database } from '../store/pool.ts'
import { findShownTasks } from '../store/tasks/find-tasks.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { ShownTask } from '../store/tasks/task-row.ts'
import { createTasksApart } from '../tasks/create-tasks-apart.ts'
import type { Outcome } from '../tasks/create-tasks.ts'
import { createShower } from '../tasks/show-task.ts'
import { createWatcher } from '../tasks/watch-tasks.ts'
import { catalogOf } from './catalog-of.ts'
import { httpSettingsOf, type Settings } from './settings.ts'

export type Ports = { db: Database; log: Log; clock?: Clock; publicUrl: () => string; closing: AbortSignal }

// At 64 connections a batch holds about that many; the bound keeps one transaction's locks and parameters small.
const MOST_IN_A_BATCH = 256

/** Wires the rooms: the one place where the parts of the service meet. */
export async function compose(
  settings: Settings,
  { db, log, clock = systemClock, publicUrl, closing }: Ports,
): Promise<Services> {
  const { KINORA_DATA_DIR: dataDir } = settings
  const secret = await loadSecret({
    dataDir,
    ...(settings.KINORA_SECRET && { fromEnvironment: settings.KINORA_SECRET }),
  })
  const catalog = catalogOf(settings)
  const signer = createUrlSigner({ secret, publicUrl, clock })
  const lifetimes = new Map(catalog.generators.map(one => [one.name, one.resultUrlSeconds]))
  const lifetimeOf = (type: string): number =>
    lifetimes.get(type) ?? lifetimes.get(type.slice(0, type.lastIndexOf('/'))) ?? 3_600
  const findShown = (ids: string[]): Promise<Map<string, ShownTask>> => findShownTasks(db, ids)
  return {
    catalog,
    db,
    blobs: await createLocalBlobs({ folder: join(dataDir, 'files'), clock }),
    signer,
    secretBox: createSecretBox(secret),
    clock,
    nextId: idSource(await takeNodeNumber(db), clock),
    log,
    settings: httpSettingsOf(settings),
    shower: createShower(signer, lifetimeOf),
    watcher: createWatcher(findShown),
    publicUrl,
    closing,
    createTask: createBatcher<NewTask, Outcome>({
      run: batch => createTasksApart(db, clock, batch, log),
      maxItems: MOST_IN_A_BATCH,
      // Two: one may wait for the disk while the next is being made up. More only splits batches.
      concurrency: 2,
    }),
    usedKeys: new Set(),
    findShownTask: coalesced(findShown),
    findKey: coalesced(async (hashes: Buffer[]) => {
      const found = await findKeysByHash(db, hashes)
      return new Map<Buffer, KeyOnUse>(
        hashes
          .flatMap(hash => [[hash, found.get(hash.toString('hex'))] as [Buffer, KeyOnUse]])
          .filter(([, key]) => key),
      )
    }),
  }
}

/** Lookups that come together as one query. */
function coalesced<Key, Found>(
  find: (keys: Key[]) => Promise<Map<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  return createBatcher<Key, Found | undefined>({
    run: async keys => {
      const found = await find(keys)
      return keys.map(key => found.get(key))
    },
    maxItems: MOST_IN_A_BATCH,
    concurrency: 2,
  })
}
