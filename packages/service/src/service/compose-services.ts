import { join } from 'node:path'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { MB } from '../catalog/words/words.ts'
import { createReceiverAddress } from '../callbacks/receiver-address.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { createTestClock } from '../core/test-clock.ts'
import { keepFor } from '../core/timing.ts'
import { idSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createHints } from '../store/jobs/hints.ts'
import { jobQueue } from '../store/jobs/job-queue.ts'
import { createDiskSpace } from '../files/disk-space.ts'
import { createSecretBox, loadSecret } from '../files/secret-box.ts'
import { createGuardedFetch } from '../net/guarded-fetch.ts'
import { createAnswerMemory } from '../http/guards/answer-memory.ts'
import type { HttpServices } from '../http/services.ts'
import { createRateLimiter } from '../http/guards/rate-limit.ts'
import { createUploadGate } from '../http/guards/upload-gate.ts'
import { createKeyWatcher } from '../http/guards/watch-keys.ts'
import { findEndedKeys } from '../store/api-keys.ts'
import { takeNodeNumber } from '../store/node-number.ts'
import type { Database } from '../store/pool.ts'
import { spendTokens } from '../store/rate-buckets.ts'
import { findLightTasks } from '../store/tasks/find-tasks.ts'
import { findQueue } from '../store/work/find-queue.ts'
import { createArrivals, findLongestUrlSeconds } from '../tasks/arrivals.ts'
import { createQueuePositions } from '../tasks/queue-positions.ts'
import { createTaskPresenter } from '../tasks/task-presenter.ts'
import { openScenePictures } from '../tasks/scenes/scene-pictures.ts'
import { createWatcher } from '../tasks/watch-tasks.ts'
import { createVoiceSamples } from '../plans/voice-samples.ts'
import { createBatchedQueries } from './batched-queries.ts'
import type { ChoreServices } from './chores.ts'
import { describeEngines } from './examine/describe-engines.ts'
import { describeSettings } from './examine/describe-settings.ts'
import { createStorageReport } from './examine/describe-storage.ts'
import { openEnginesFile } from './open/open-engines-file.ts'
import { openCatalog } from './open/open-catalog.ts'
import { openPreviews } from './open/open-previews.ts'
import { openPolicy } from './open/open-policy.ts'
import { openStorage } from './open/open-storage.ts'
import { openReplica } from './open/open-replica.ts'
import { openConverter } from './open/open-converter.ts'
import { pickHttpSettings } from './pick-settings.ts'
import type { Settings } from './settings.ts'
import type { WorkServices } from './work.ts'

/** Everything that a process of the service has. Its consumers take their own, smaller types. */
export type Services = HttpServices &
  WorkServices &
  ChoreServices & {
    /** Aborts background waits; requests are drained before. */
    close: () => Promise<void>
  }

type Ports = {
  db: Database
  log: Log
  metrics?: Metrics
  tracing?: Tracing | undefined
  clock?: Clock
  publicUrl: () => string
  started?: () => boolean
  closing: AbortSignal
  /** Environment variables with the secrets of engines. */
  env?: Record<string, string | undefined>
}

// Health answers are cached this long, however many callers ask.
const PING_KEPT_MS = 1_000

/** Wires the parts of the service together; this is the only place that does. */
export async function composeServices(
  settings: Settings,
  {
    db,
    log,
    metrics = NO_METRICS,
    tracing,
    clock: base = systemClock,
    publicUrl,
    started = () => true,
    closing,
    env = process.env,
  }: Ports,
): Promise<Services> {
  const { KINORA_DATA_DIR: dataDir } = settings
  const sandbox = settings.KINORA_SANDBOX ? createTestClock(base) : undefined
  const clock = sandbox?.now ?? base
  const secret = await loadSecret({
    dataDir,
    ...(settings.KINORA_SECRET && { fromEnvironment: settings.KINORA_SECRET }),
  })
  const receiver = createReceiverAddress(secret, publicUrl)
  const catalog = openCatalog(settings, {
    isTestReceiver: url => receiver.findAccount(url) !== undefined,
    readOwnUrl: url => signer.read(url),
  })
  const http = pickHttpSettings(settings)
  const listed = settings.KINORA_PROMPT_POLICY_FILE ? openPolicy(settings.KINORA_PROMPT_POLICY_FILE, log) : undefined
  const enginesFile = openEnginesFile({
    path: settings.KINORA_ENGINES_FILE,
    builtIn: settings.KINORA_ENGINES,
    env,
    log,
  })
  const onArrival = createArrivals(db, { clock, longestUrlSeconds: findLongestUrlSeconds(catalog) })
  const { blobs, signer } = await openStorage(settings, { secret, publicUrl, clock, onArrival })
  const lifetimes = new Map(catalog.generators.map(one => [one.name, one.resultUrlSeconds]))
  const lifetimeOf = (type: string): number =>
    lifetimes.get(type) ?? lifetimes.get(type.slice(0, type.lastIndexOf('/'))) ?? 3_600
  const hints = createHints(db, log)
  const watcher = createWatcher((ids: string[]) => findLightTasks(db, ids))
  const node = await takeNodeNumber(db)
  const converter = openConverter(dataDir, log)
  const fetcher = createGuardedFetch({ allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS })
  const previews = openPreviews(settings, { db, enginesFile, fetcher, clock, log, publicUrl })
  const room = createDiskSpace({
    // Files are written here first, also when they are stored elsewhere.
    folder: join(dataDir, 'files', 'unfinished'),
    minFreeBytes: settings.KINORA_MIN_FREE_MB * MB,
    log,
  })
  const replica = openReplica(settings, { db, log, metrics })
  const rates = createRateLimiter(http.rate, clock, spendings =>
    spendTokens(db, spendings, http.rate, new Date(clock())),
  )
  return {
    catalog,
    ...(listed && { policy: listed.policy }),
    get makes() {
      return enginesFile.facts().makes
    },
    get takesScenes() {
      return enginesFile.facts().takesScenes
    },
    usesExternalEngine: asked => enginesFile.facts().usesExternalEngine(asked),
    modelCredits: asked => enginesFile.facts().modelCredits(asked),
    enginesFile,
    db,
    reads: replica.reads,
    databaseAnswers: keepFor(PING_KEPT_MS, () => db.ping()),
    blobs,
    signer,
    secretBox: createSecretBox(secret),
    clock,
    sandbox,
    node,
    nextId: idSource(node.current, clock),
    log,
    metrics,
    tracing,
    settings: http,
    answers: createAnswerMemory(http),
    convert: converter.convert,
    fetchFile: (url, options) => fetcher.download(url, options),
    previews,
    sceneCatalogue: loadCatalogue,
    scenePictures: openScenePictures({
      folder: join(dataDir, 'scene-pictures'),
      version: () => loadCatalogue().version,
    }),
    uploadGate: createUploadGate(http, { db, clock, log, limitRate: rates.limit }),
    rates,
    room,
    receiver,
    describeEngines: () => describeEngines(catalog, enginesFile, settings.KINORA_ENGINES),
    describeStorage: createStorageReport({ db, room }, settings),
    describeSettings: () => describeSettings(settings),
    presenter: createTaskPresenter({ signer, lifetimeOf, keepDays: settings.KINORA_KEEP_DAYS }),
    watcher,
    keyWatcher: createKeyWatcher(ids => findEndedKeys(db, ids, new Date(clock())), log),
    voiceSamples: createVoiceSamples(),
    placeOf: createQueuePositions(id => findQueue(replica.reads, id), clock),
    queue: jobQueue,
    hints,
    changed: id => {
      watcher.check(id)
      hints.give('work')
      hints.give('outbox')
    },
    publicUrl,
    started,
    closing,
    close: async () => {
      listed?.close()
      watcher.close()
      hints.stop()
      await converter.stop()
      await previews.stop()
      await fetcher.close()
      await replica.close()
    },
    usedKeys: new Set(),
    ...createBatchedQueries({ db, reads: replica.reads, clock, queue: jobQueue, hints, log, metrics }),
  }
}
