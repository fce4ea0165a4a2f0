import { join } from 'node:path'
import { MB } from '../catalog/words/words.ts'
import { createBatcher } from '../core/batch.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { keepFor } from '../core/keep-for.ts'
import { idSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import { orderKindsMadeBy } from '../engines/index.ts'
import { createHints } from '../store/jobs/hints.ts'
import { openJobQueue } from '../store/jobs/job-queue.ts'
import { createDiskRoom } from '../files/disk-room.ts'
import { loadSecret } from '../files/load-secret.ts'
import { createSecretBox } from '../files/secret-box.ts'
import { createAnswerRoom } from '../http/answer-room.ts'
import type { Services } from '../http/services.ts'
import { createUploadGate } from '../http/upload-gate.ts'
import { createKeyWatcher } from '../http/watch-keys.ts'
import { findEndedKeys, findKeysByHash, type KeyOnUse } from '../store/api-keys.ts'
import { takeNodeNumber } from '../store/node-number.ts'
import type { Database } from '../store/pool.ts'
import { type OwnTaskQuery, findLightTasks, findOwnTasks } from '../store/tasks/find-tasks.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import { findQueue } from '../store/work/find-queue.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import { createArrivals, findLongestUrlSeconds } from '../tasks/arrivals.ts'
import { createTasksApart } from '../tasks/create-tasks-apart.ts'
import type { Outcome } from '../tasks/create-tasks.ts'
import { createQueuePlaces } from '../tasks/queue-places.ts'
import { createTaskPresenter } from '../tasks/task-presenter.ts'
import { createWatcher } from '../tasks/watch-tasks.ts'
import { createVoiceSamples } from '../plans/voice-samples.ts'
import { openCatalog } from './open-catalog.ts'
import { openPolicy } from './open-policy.ts'
import { openStorage } from './open-storage.ts'
import { pickHttpSettings, type Settings } from './settings.ts'

type Ports = {
  db: Database
  log: Log
  clock?: Clock
  publicUrl: () => string
  started?: () => boolean
  closing: AbortSignal
}

// At 64 connections a batch holds about that many; the bound keeps one transaction's locks and parameters small.
const MOST_IN_A_BATCH = 256
// Whoever asks for health is told what was so at most this long ago, however many ask.
const PING_KEPT_MS = 1_000

/** Wires the rooms: the one place where the parts of the service meet. */
export async function composeServices(
  settings: Settings,
  { db, log, clock = systemClock, publicUrl, started = () => true, closing }: Ports,
): Promise<Services> {
  const { KINORA_DATA_DIR: dataDir } = settings
  const secret = await loadSecret({
    dataDir,
    ...(settings.KINORA_SECRET && { fromEnvironment: settings.KINORA_SECRET }),
  })
  const catalog = openCatalog(settings)
  const http = pickHttpSettings(settings)
  const listed = settings.KINORA_PROMPT_POLICY_FILE ? openPolicy(settings.KINORA_PROMPT_POLICY_FILE, log) : undefined
  const onArrival = createArrivals(db, { clock, longestUrlSeconds: findLongestUrlSeconds(catalog) })
  const { blobs, signer } = await openStorage(settings, { secret, publicUrl, clock, onArrival })
  const lifetimes = new Map(catalog.generators.map(one => [one.name, one.resultUrlSeconds]))
  const lifetimeOf = (type: string): number =>
    lifetimes.get(type) ?? lifetimes.get(type.slice(0, type.lastIndexOf('/'))) ?? 3_600
  const queue = await openJobQueue(db, log)
  const hints = createHints(db, log)
  const watcher = createWatcher((ids: string[]) => findLightTasks(db, ids))
  const knownKeys = new Map<string, KeyOnUse>()
  const node = await takeNodeNumber(db)
  return {
    catalog,
    ...(listed && { policy: listed.policy }),
    makes: orderKindsMadeBy(settings.KINORA_ENGINES),
    db,
    databaseAnswers: keepFor(PING_KEPT_MS, () => db.ping()),
    blobs,
    signer,
    secretBox: createSecretBox(secret),
    clock,
    node,
    nextId: idSource(node.current, clock),
    log,
    settings: http,
    answers: createAnswerRoom(http),
    uploadGate: createUploadGate(http, clock),
    room: createDiskRoom({
      // Where files are written first, wherever they are kept.
      folder: join(dataDir, 'files', 'unfinished'),
      minFreeBytes: settings.KINORA_MIN_FREE_MB * MB,
      log,
    }),
    presenter: createTaskPresenter(signer, lifetimeOf),
    watcher,
    keyWatcher: createKeyWatcher(ids => findEndedKeys(db, ids, new Date(clock())), log),
    voiceSamples: createVoiceSamples(),
    placeOf: createQueuePlaces(id => findQueue(db, id), clock),
    queue,
    hints,
    changed: id => {
      watcher.nudge(id)
      hints.give('work')
      hints.give('outbox')
    },
    publicUrl,
    started,
    closing,
    createTask: createBatcher<NewTask, Outcome>({
      run: async batch => {
        const outcomes = await createTasksApart(batch, { db, clock, queue, log })
        if (batch.some(task => task.admitted)) hints.give('work')
        return outcomes
      },
      maxItems: MOST_IN_A_BATCH,
      // Two: one may wait for the disk while the next is being made up. More only splits batches.
      concurrency: 2,
    }),
    close: async () => {
      listed?.close()
      watcher.close()
      hints.stop()
      await queue.stop()
    },
    usedKeys: new Set(),
    findOwnTask: createBatcher<OwnTaskQuery, LightTask | undefined>({
      run: asks => findOwnTasks(db, asks, new Date(clock())),
      maxItems: MOST_IN_A_BATCH,
      concurrency: 2,
    }),
    knownKeys,
    findKey: createBatcher<string, KeyOnUse | undefined>({
      run: async hashes => {
        const found = await findKeysByHash(db, hashes)
        // Only keys that exist are kept: what strangers make up leaves nothing behind.
        for (const [hash, key] of found) knownKeys.set(hash, key)
        return hashes.map(hash => found.get(hash))
      },
      maxItems: MOST_IN_A_BATCH,
      concurrency: 2,
    }),
  }
}
