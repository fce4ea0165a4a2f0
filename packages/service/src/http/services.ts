import type { FileHandle } from 'node:fs/promises'
import type { StudioCatalogue } from '@kinora/studio/catalogue'
import type { ConvertJob } from '@kinora/media/convert/convert-job'
import type { ReceiverAddress } from '../callbacks/receiver-address.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { PromptPolicy } from '../catalog/check/prompt-policy.ts'
import type { LanePorts } from '../tasks/create/lane-for.ts'
import type { QuotePorts } from '../tasks/create/quote-request.ts'
import type { Clock } from '../core/clock.ts'
import type { TestClock } from '../core/test-clock.ts'
import type { IdSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import type { OrderKind } from '@kinora/media/engine/contract'
import type { BlobStore, OpenBlob } from '../files/blob-store.ts'
import type { DiskSpace } from '../files/disk-space.ts'
import type { SecretBox } from '../files/secret-box.ts'
import type { UrlSigner } from '../files/signed-urls.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Hints } from '../store/jobs/hints.ts'
import type { JobQueue } from '../store/jobs/job-queue.ts'
import type { VoiceSamples } from '../plans/voice-samples.ts'
import type { ActiveKey } from '../store/api-keys.ts'
import type { Database, Tx } from '../store/pool.ts'
import type { OwnTaskQuery } from '../store/tasks/find-tasks.ts'
import type { DownloadOptions } from '../net/guarded-fetch.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import type { Outcome } from '../tasks/create/create-tasks.ts'
import type { PreviewPorts } from '../tasks/preview/preview-task.ts'
import type { ScenePictures } from '../tasks/scenes/scene-pictures.ts'
import type { QueuePositions } from '../tasks/queue-positions.ts'
import type { TaskPresenter } from '../tasks/task-presenter.ts'
import type { Watcher } from '../tasks/watch-tasks.ts'
import type { AnswerMemory } from './guards/answer-memory.ts'
import type { RateLimiter } from './guards/rate-limit.ts'
import type { KeyWatcher } from './guards/watch-keys.ts'
import type { UploadGate } from './guards/upload-gate.ts'

/** Opens a stored file in another format. The converted copy is deleted when the handle is closed. */
export type ConvertBlob = (
  blob: OpenBlob,
  to: ConvertJob['to'],
  options: { label?: string; signal: AbortSignal },
) => Promise<{ file: FileHandle; bytes: number }>

export type HttpSettings = {
  /** Rate limit for each key: requests a second, and the burst size. */
  rate: { perSecond: number; burst: number }
  /** Origins of pages that may call the service from a browser. */
  corsOrigins: readonly string[]
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  maxBodyBytes: number
  /** Maximum total memory for large request bodies. */
  bodyBudgetBytes: number
  /** Time and speed limits of bodies. */
  bodySeconds: number
  minBodyBytesPerSecond: number
  /** Maximum total memory for large responses. */
  answerBudgetBytes: number
  /** Time after which a response is aborted if the client stops reading. */
  answerStallSeconds: number
  maxConnections: number
  maxUploadBytes: number
  uploadSeconds: number
  /** Size and number of one account's uploads. */
  uploadQuotaBytes: number
  maxOpenUploads: number
  /** How long a create waits for a quick result. */
  readyWaitSeconds: number
  /** The access key name in callback headers. */
  callbackAccessKey: string
  /** How long OpenAI-style callers wait for their result. */
  resultWaitSeconds: number
  /** How long a task's files are kept after it ends. */
  keepDays: number
  /** Tasks that one account may pin. */
  maxPinnedTasks: number
  /** Scenes that one account may keep. */
  maxSavedScenes: number
  maxSavedAssets: number
  /** Other origins whose file URLs are treated as this service's own. */
  fileOrigins: readonly string[]
}

/** The engines and routes, by name. */
export type DescribedEngines = {
  engines: { engine: string; kind: string; makes: readonly OrderKind[] }[]
  routes: { generator: string; models: string[]; kind: OrderKind; engines: readonly string[]; standIn: boolean }[]
}

export type DescribedStorage = {
  files_in: 'disk' | 's3'
  free_bytes: number
  total_bytes: number
  min_free_bytes: number
  fault: string
  files: number
  unused_files: number
  pinned_tasks: number
  keep_days: number
  keep_callback_days: number
  upload_seconds: number
}

export type DescribedSetting = { name: string; value: string; is_set: boolean; is_secret: boolean; about: string }

/** Database, clock, ids and log, used by almost every handler. */
export type StoreServices = {
  db: Database
  /**
   * Reads for polls and lists, from a replica if there is one. They include every write that was acknowledged to a
   * client.
   */
  reads: Tx
  clock: Clock
  nextId: IdSource
  log: Log
}

/** For requests that become tasks. */
export type CreateServices = {
  catalog: Catalog
  /** The operator's list of forbidden words, if any. */
  policy?: PromptPolicy
  /** The kinds of order that the engines make. */
  makes: ReadonlySet<OrderKind>
  /** True if an engine films scene documents. */
  takesScenes: boolean
  /** True if the first engine in an order's route is external. */
  usesExternalEngine: LanePorts['usesExternalEngine']
  /** Credits that language models add to a task's price. */
  modelCredits: QuotePorts['modelCredits']
  /** Group commit: concurrent creates share a transaction. */
  createTask(task: NewTask): Promise<Outcome>
  /** Previews of requests. */
  previews: PreviewPorts['previews']
  /** The catalogue of scene documents, loaded on first use. */
  sceneCatalogue(): StudioCatalogue
  /** Pictures of the entries in the scene catalogue. */
  scenePictures: ScenePictures
  /** A clock that tests can advance, in sandbox mode. */
  sandbox: TestClock | undefined
}

/** For tasks that exist: queries, waits, changes. */
export type TaskServices = {
  /** Concurrent lookups share a query; results are always fresh. */
  findOwnTask(ask: OwnTaskQuery): Promise<LightTask | undefined>
  presenter: TaskPresenter
  watcher: Watcher
  /** The queue position of a waiting task. */
  placeOf: QueuePositions
  queue: JobQueue
  hints: Hints
  /** Notifies watchers, workers and the callback outbox that a task changed. */
  changed: (taskId: string) => void
  /** The URLs of accounts' test receivers. */
  receiver: ReceiverAddress
  secretBox: SecretBox
}

/** For uploads, downloads and stored files. */
export type FileServices = {
  blobs: BlobStore
  signer: UrlSigner
  convert: ConvertBlob
  /** Downloads a caller's URL, from allowed addresses only. */
  fetchFile(url: string, options: DownloadOptions): Promise<{ bytes: number }>
  uploadGate: UploadGate
  /** True if the disk has enough free space to write. */
  room: DiskSpace
  /** Sample sentences of voices, generated only in processes that run a worker. */
  voiceSamples: VoiceSamples
}

/** For the keys of callers. */
export type KeyServices = {
  findKey(sha256: string): Promise<ActiveKey | undefined>
  /** Cached keys by hash. An entry may be revoked, so the SQL statement that uses it must check the key again. */
  knownKeys: Map<string, ActiveKey>
  /** Keys used since their last-used times were last saved. */
  usedKeys: Set<string>
  /** Closes streams and long polls of revoked or expired keys. */
  keyWatcher: KeyWatcher
  /** Rate limits of keys over all processes. */
  rates: RateLimiter
}

/** For operators. */
export type OperatorServices = {
  describeEngines(): DescribedEngines
  describeStorage(): Promise<DescribedStorage>
  describeSettings(): DescribedSetting[]
}

/** For the server itself. */
export type ServerServices = {
  settings: HttpSettings
  metrics: Metrics
  /** Only with a trace collector. */
  tracing: Tracing | undefined
  answers: AnswerMemory
  /** Resolves if the database answered recently. */
  databaseAnswers(): Promise<void>
  /** The address that callers use. */
  publicUrl: () => string
  /** False during startup. The server accepts connections before the first account is created and the workers run. */
  started: () => boolean
  /** Fires when the service stops: open streams end. */
  closing: AbortSignal
}

/** Everything that the HTTP server uses. A function takes the part that it needs. */
export type HttpServices = StoreServices &
  CreateServices &
  TaskServices &
  FileServices &
  KeyServices &
  OperatorServices &
  ServerServices
