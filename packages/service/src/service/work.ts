import { chmod, chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MB } from '../catalog/words/words.ts'
import type { TestClock } from '../core/test-clock.ts'
import type { RateFile } from '@kinora/media/engine/contract'
import { openInstantMedia } from '../engines/instant/instant-media.ts'
import { openRouter } from '../engines/open-router.ts'
import type { OpenRouter } from '../engines/routing/create-router.ts'
import type { Router } from '../engines/routing/route.ts'
import { soleEngine } from '../engines/routing/sole-engine.ts'
import { createPictureGuard, findGuardProblem } from '@kinora/studio/picture-guard'
import type { CreateServices, FileServices, ServerServices, StoreServices, TaskServices } from '../http/services.ts'
import type { OpenEnginesFile } from './open/open-engines-file.ts'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { createComposer, type Compose } from '@kinora/media/film/composer'
import { type Conform, createConformer } from '@kinora/media/conform/conformer'
import { type Convert, createConverter } from '@kinora/media/convert/converter'
import { createFinisher, type Finish } from '@kinora/media/finish/finisher'
import { createInspector } from '@kinora/media/inspect/inspector'
import { createGuardedFetch } from '../net/guarded-fetch.ts'
import { forceOutcome } from '../plans/force-outcome.ts'
import { guardFinish, guardInspect } from '../plans/orders/guard-pictures.ts'
import { createPlanFinder } from './create-plan-finder.ts'
import type { Download } from '../plans/plan.ts'
import type { WorkerPorts } from '../worker/ports.ts'
import { startUpkeep, workFolderPath } from '../worker/start-upkeep.ts'
import { startWorker } from '../worker/start-worker.ts'
import { createEngineLedger } from './create-engine-ledger.ts'
import { chooseChildAccount, openChildFolder } from './child-account.ts'
import { collectWorkMetrics } from './observe/collect-work-metrics.ts'
import { pickWorkerLimits } from './pick-settings.ts'
import { startReports } from './observe/report-worker.ts'
import type { Settings } from './settings.ts'

export type WorkTools = {
  /** Set it if the worker's folder is needed before the worker starts. */
  workerId?: string
  /** Chooses the engine of an order; knows the state of engines, if there is an engines file. */
  router: Router & Partial<Pick<OpenRouter, 'status'>>
  download: Download
  folder: string
  /** Checks and completes results; without it files are stored unchanged. */
  finish?: Finish
  /** Converts the results of external engines to what was ordered. */
  conform?: Conform
  convert?: Convert
  /** Composes films; required for films. */
  compose?: Compose
  /** The user of the media processes that work in the folder, if it is another one. */
  account?: ChildAccount | undefined
  /** Rates inputs and results; without it nothing is rated. */
  rate?: RateFile
  /** Replaces the declared plans. */
  planOf?: WorkerPorts['planOf']
}

/** The services that workers use. */
export type WorkServices = StoreServices &
  Pick<CreateServices, 'catalog' | 'usesExternalEngine' | 'sandbox'> &
  Pick<TaskServices, 'queue' | 'watcher' | 'hints'> &
  Pick<FileServices, 'blobs' | 'room' | 'voiceSamples'> &
  Pick<ServerServices, 'metrics' | 'tracing' | 'publicUrl'> & { enginesFile: OpenEnginesFile }

export type Work = { stop(): Promise<void> }

// Off-peak work that is not finished by then fails without charge.
const OFF_PEAK_SECONDS = 48 * 3_600
// A file takes milliseconds, a bad one seconds: the second process continues while the first is stuck.
const MAX_INSPECTORS = 2
// Tolerates short stalls; see the setting.
const SLOW_FOR_MS = 10_000

/** Opens the worker with its tools: engines in child processes, guarded downloads. */
export async function openWork(services: WorkServices, settings: Settings): Promise<Work> {
  const { log, sandbox } = services
  const account = await chooseChildAccount(settings.KINORA_DATA_DIR, log)
  if (sandbox) return openSandboxWork(services, settings, sandbox, account)
  // As many processes of each kind as slots: the scheduler decides the order, not their queues.
  const means = { children: settings.KINORA_WORKER_SLOTS + settings.KINORA_EXTRA_SLOTS, log, account }
  const workerId = services.nextId()
  const router = openRouter({
    ...means,
    sharedFolder: join(workFolderPath(settings.KINORA_DATA_DIR, workerId), 'shared'),
    path: services.enginesFile.path,
    env: services.enginesFile.env,
    current: () => services.enginesFile.current(),
    builtIn: settings.KINORA_ENGINES,
    guard: { allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS },
    ledger: createEngineLedger(services.db, services.clock, services.metrics),
    clock: services.clock,
    publicUrl: services.publicUrl,
    warmsSpeech: settings.KINORA_SPEECH_WARM,
    ...(settings.KINORA_SPEECH_CACHE_MB > 0 && {
      speechCache: {
        folder: join(settings.KINORA_DATA_DIR, 'speech'),
        maxBytes: settings.KINORA_SPEECH_CACHE_MB * MB,
      },
    }),
  })
  services.enginesFile.onReload(() => router.reload())
  const fetcher = createGuardedFetch({ allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS })
  const patience = {
    timeoutMs: settings.KINORA_DOWNLOAD_SECONDS * 1_000,
    slowest: { bytesPerSecond: settings.KINORA_DOWNLOAD_BYTES_PER_SECOND, forMs: SLOW_FOR_MS },
  }
  const download: Download = (url, { path, ...options }) =>
    fetcher.download(url, { toFile: path, ...patience, ...options })
  const finisher = createFinisher(means)
  const composer = createComposer(means)
  const conformer = createConformer(means)
  const converter = createConverter(means)
  const { finish } = finisher
  const { compose } = composer
  const guard = looksAtPictures(settings) ? createPictureGuard({ log, account }) : undefined
  const work = await startWork(services, settings, {
    workerId,
    router,
    download,
    finish,
    conform: conformer.conform,
    convert: converter.convert,
    compose,
    ...(guard && { rate: guard.rate }),
    folder: settings.KINORA_DATA_DIR,
    account,
  })
  return {
    async stop() {
      await work.stop()
      await Promise.all([
        router.stop(),
        finisher.stop(),
        conformer.stop(),
        converter.stop(),
        composer.stop(),
        fetcher.close(),
        guard?.stop(),
      ])
    },
  }
}

/** Opens the worker of a sandbox: it makes tiny media at once unless the request forces an outcome. */
async function openSandboxWork(
  services: WorkServices,
  settings: Settings,
  clock: TestClock,
  account: ChildAccount | undefined,
): Promise<Work> {
  const home = await openChildFolder('instant', account)
  const { engine, finish, compose } = openInstantMedia(home, { children: 1, log: services.log, account })
  const fetcher = createGuardedFetch({ allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS })
  const findPlan = createPlanFinder(services.catalog)
  const work = await startWork(services, settings, {
    router: soleEngine(engine),
    download: (url, { path, ...options }) => fetcher.download(url, { toFile: path, ...options }),
    finish,
    compose,
    folder: settings.KINORA_DATA_DIR,
    account,
    planOf: task => {
      const plan = findPlan(task)
      return plan && forceOutcome(plan, clock)
    },
  })
  return {
    async stop() {
      await work.stop()
      await Promise.all([engine.stop(), fetcher.close()])
    },
  }
}

const looksAtPictures = (settings: Settings): boolean => settings.KINORA_UNSAFE_PICTURES === 'refuse'

/** Fails the start if pictures must be rated and the model is missing. */
export async function requirePictureGuard(settings: Settings, whyNot = findGuardProblem): Promise<void> {
  const why = looksAtPictures(settings) ? await whyNot() : undefined
  if (why !== undefined)
    throw new Error(`KINORA_UNSAFE_PICTURES is refuse, but pictures cannot be rated here: ${why}; see kinora doctor`)
}

/** Starts the worker: it claims tasks, makes their results and recovers the work of dead workers. */
export async function startWork(
  services: WorkServices,
  settings: Settings,
  { workerId = services.nextId(), router, download, folder, finish, ...rest }: WorkTools,
): Promise<Work> {
  const { catalog, db, queue, blobs, clock, nextId, log, watcher, hints, room } = services
  const { conform, convert, compose, rate, planOf, account } = rest
  if (looksAtPictures(settings) && !rate) throw new Error('pictures must be rated, but no rating model is available')
  const workFolder = workFolderPath(folder, workerId)
  await makeWorkFolder(workFolder, account)
  const inspector = createInspector({ children: MAX_INSPECTORS, log, account })
  const declared = new Map([...catalog.generators, ...catalog.filmActions].map(one => [one.name, one]))
  const ports: WorkerPorts = {
    db,
    queue,
    blobs,
    router,
    download,
    inspect: rate ? guardInspect(inspector.inspect, rate) : inspector.inspect,
    ...(finish && { finish: rate ? guardFinish(finish, rate) : finish }),
    ...(conform && { conform }),
    ...(convert && { convert }),
    ...(compose && { compose }),
    planOf: planOf ?? createPlanFinder(catalog),
    priceOf: (task, seconds) => {
      // Parts cost nothing: their film's hold covers them.
      const one = task.awaited ? undefined : declared.get(task.type)
      const column = one && catalog.columnOf(one, task.request)
      return column?.price ? catalog.prices.settle(column, task.request, task.hold, seconds) : task.hold
    },
    clock,
    nextId,
    usesExternalEngine: services.usesExternalEngine,
    log,
    metrics: services.metrics,
    tracing: services.tracing,
    room,
    workFolder,
    changed: id => watcher.check(id),
    outboxFilled: () => hints.give('outbox'),
  }
  services.voiceSamples.open({ router, folder: join(workFolder, 'samples'), log, ...(finish && { finish }) })
  const limits = { ...pickWorkerLimits(settings), inspections: MAX_INSPECTORS }
  const worker = await startWorker(workerId, limits, ports)
  hints.on('work', worker.wake)
  const upkeep = startUpkeep(
    workerId,
    { isOffPeakNow: () => isWithinHours(settings.KINORA_OFF_PEAK_HOURS, clock()), offPeakSeconds: OFF_PEAK_SECONDS },
    ports,
  )
  collectWorkMetrics(services.metrics, () => router.status?.() ?? [])
  const reports = startReports({ id: workerId, limits, engines: () => router.status?.() ?? [] }, services)
  return {
    async stop() {
      upkeep.stop()
      await reports.stop()
      await services.voiceSamples.close()
      await worker.stop(settings.KINORA_STOP_SECONDS * 1000)
      await inspector.stop()
      await rm(workFolder, { recursive: true, force: true })
    },
  }
}

/** Makes this worker's folder, private to it and its children. Every file in it belongs to the children's group. */
async function makeWorkFolder(folder: string, account: ChildAccount | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!account) return
  await chown(folder, process.getuid?.() ?? 0, account.gid)
  await chmod(folder, 0o2770)
}

/** The window may include midnight: `22-6`. */
function isWithinHours(window: { from: number; to: number } | undefined, ms: number): boolean {
  if (!window) return false
  const hour = new Date(ms).getUTCHours()
  const { from, to } = window
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
