import type { FileHandle } from 'node:fs/promises'
import type { ConvertJob } from '@kinora/media/convert/convert-job'
import type { ReceiverAddress } from '../callbacks/receiver-address.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { PromptPolicy } from '../catalog/check/prompt-policy.ts'
import type { EnginesFile } from '../engines/routing/engines-file.ts'
import type { LanePorts } from '../tasks/lane-for.ts'
import type { Clock } from '../core/clock.ts'
import type { TestClock } from '../core/test-clock.ts'
import type { IdSource } from '../core/ids.ts'
import type { Log } from '../core/log.ts'
import type { OrderKind } from '@kinora/media/engine/contract'
import type { BlobStore, OpenBlob } from '../files/blob-store.ts'
import type { DiskRoom } from '../files/disk-room.ts'
import type { SecretBox } from '../files/secret-box.ts'
import type { UrlSigner } from '../files/signed-urls.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Hints } from '../store/jobs/hints.ts'
import type { JobQueue } from '../store/jobs/job-queue.ts'
import type { VoiceSamples } from '../plans/voice-samples.ts'
import type { KeyOnUse } from '../store/api-keys.ts'
import type { NodeNumber } from '../store/node-number.ts'
import type { Database, Tx } from '../store/pool.ts'
import type { OwnTaskQuery } from '../store/tasks/find-tasks.ts'
import type { DownloadOptions } from '../net/guarded-fetch.ts'
import type { NewTask } from '../store/tasks/insert-tasks.ts'
import type { LightTask } from '../store/tasks/task-row.ts'
import type { Outcome } from '../tasks/create-tasks.ts'
import type { PreviewPorts } from '../tasks/preview-task.ts'
import type { QueuePlaces } from '../tasks/queue-places.ts'
import type { TaskPresenter } from '../tasks/task-presenter.ts'
import type { Watcher } from '../tasks/watch-tasks.ts'
import type { AnswerRoom } from './answer-room.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { KeyWatcher } from './watch-keys.ts'
import type { UploadGate } from './upload-gate.ts'

/** A stored file in another format: open, as long as the handle is, and otherwise gone. */
export type ConvertBlob = (
  blob: OpenBlob,
  to: ConvertJob['to'],
  options: { label?: string; signal: AbortSignal },
) => Promise<{ file: FileHandle; bytes: number }>

export type HttpSettings = {
  /** Requests a second for one key, and how many it may send at once. */
  rate: { perSecond: number; burst: number }
  /** Origins of pages that may call the service from a browser. */
  corsOrigins: readonly string[]
  /** Proxies that say on whose behalf they ask. */
  trustedProxies: readonly string[]
  maxBodyBytes: number
  /** All bytes of large bodies that may be in memory at a time. */
  bodyBudgetBytes: number
  /** How long a body may take to arrive, and how slowly it may come. */
  bodySeconds: number
  minBodyBytesPerSecond: number
  /** All bytes of large answers that may be in memory at a time. */
  answerBudgetBytes: number
  /** How long an answer may wait for a reader that takes nothing of it. */
  answerStallSeconds: number
  maxConnections: number
  maxUploadBytes: number
  uploadSeconds: number
  /** What the uploads of one account may hold together, and how many of them may be open. */
  uploadQuotaBytes: number
  maxOpenUploads: number
  /** How long a create that can tell its result waits for it. */
  readyWaitSeconds: number
  /** The name of the access key in the headers of callbacks. */
  callbackAccessKey: string
  /** The same for callers that know no tasks, and are answered with the result or not at all. */
  resultWaitSeconds: number
  /** How long a task's files are kept after it ended. */
  keepDays: number
  /** Tasks of one account that may be kept longer. */
  mostPinned: number
  /** Where files are shown from, beside the service itself. */
  fileOrigins: readonly string[]
}

/** The engines that there are and who makes what, by name. */
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

/** What the door hands a request on to. */
export type Services = {
  catalog: Catalog
  /** What the operator does not want made, if there is anything. */
  policy?: PromptPolicy
  /** The kinds of order that an engine of this service makes. */
  makes: ReadonlySet<OrderKind>
  /** Whether another machine is the first to be asked for an order. */
  isMadeElsewhere: LanePorts['isMadeElsewhere']
  /** The operator's list of engines. */
  enginesFile: {
    path: string
    env: Record<string, string | undefined>
    current(): EnginesFile | undefined
    reload(): void
    onReload(listener: () => void): void
  }
  db: Database
  /** Where polls and lists are read: a replica, where there is one, and never older than what was acknowledged. */
  reads: Tx
  /** Whether the database answers, as it was found a moment ago at most. */
  databaseAnswers(): Promise<void>
  blobs: BlobStore
  signer: UrlSigner
  secretBox: SecretBox
  clock: Clock
  /** The clock as it can be moved: only where this is a sandbox. */
  sandbox: TestClock | undefined
  /** What keeps this process's ids apart from those of others. */
  node: NodeNumber
  nextId: IdSource
  log: Log
  metrics: Metrics
  /** Only where somebody takes traces. */
  tracing: Tracing | undefined
  settings: HttpSettings
  /** Where the test receivers of accounts are. */
  receiver: ReceiverAddress
  /** For operators to see. */
  describeEngines(): DescribedEngines
  describeStorage(): Promise<DescribedStorage>
  describeSettings(): DescribedSetting[]
  presenter: TaskPresenter
  answers: AnswerRoom
  convert: ConvertBlob
  /** Downloads what a caller points at, from where callers may point. */
  fetchFile(url: string, options: DownloadOptions): Promise<{ bytes: number }>
  /** What tells of a request what would be made of it. */
  previews: PreviewPorts['previews']
  watcher: Watcher
  /** Ends what is open on keys that have ended. */
  keyWatcher: KeyWatcher
  /** A sentence in each voice. Made where this process works on tasks too, and nowhere else. */
  voiceSamples: VoiceSamples
  /** The place of a task that waits. */
  placeOf: QueuePlaces
  queue: JobQueue
  hints: Hints
  uploadGate: UploadGate
  /** How fast keys may send, over all processes. */
  rates: RateLimiter
  /** Whether anything can be written. */
  room: DiskRoom
  /** A task of ours changed: watchers, workers and the outbox may have something to do. */
  changed: (taskId: string) => void
  /** The address under which callers reach the service. */
  publicUrl: () => string
  /** Whether everything is there: the port is taken before the first account is made and the workers run. */
  started: () => boolean
  /** Fires when the service is told to stop: open streams end. */
  closing: AbortSignal
  /** Gives up what waits in the background; requests are drained before. */
  close: () => Promise<void>
  /** Group commit: creates that come together share a transaction. */
  createTask(task: NewTask): Promise<Outcome>
  /** Coalesced reads: lookups that come together share a query, always fresh. */
  findOwnTask(ask: OwnTaskQuery): Promise<LightTask | undefined>
  /** Keys used since it was last written down when. */
  usedKeys: Set<string>
  findKey(sha256: string): Promise<KeyOnUse | undefined>
  /** Keys as they were last read, by hash. Whoever goes by one has it proved by the statement that does the work. */
  knownKeys: Map<string, KeyOnUse>
}
