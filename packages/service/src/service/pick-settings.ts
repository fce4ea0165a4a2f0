import { MB } from '../catalog/words/words.ts'
import { resolveS3Address } from '../files/s3-urls.ts'
import type { WorkerLimits } from '../worker/start-worker.ts'
import type { Settings } from './settings.ts'

/** The settings of the HTTP server. */
export const pickHttpSettings = (settings: Settings) => ({
  rate: { perSecond: settings.KINORA_RATE_PER_SECOND, burst: settings.KINORA_RATE_BURST },
  corsOrigins: settings.KINORA_CORS_ORIGINS,
  trustedProxies: settings.KINORA_TRUSTED_PROXIES,
  maxBodyBytes: settings.KINORA_MAX_BODY_MB * MB,
  bodyBudgetBytes: settings.KINORA_BODY_MEMORY_MB * MB,
  bodySeconds: settings.KINORA_BODY_SECONDS,
  minBodyBytesPerSecond: settings.KINORA_MIN_BODY_BYTES_PER_SECOND,
  answerBudgetBytes: settings.KINORA_ANSWER_MEMORY_MB * MB,
  answerStallSeconds: settings.KINORA_ANSWER_STALL_SECONDS,
  maxConnections: settings.KINORA_MAX_CONNECTIONS,
  maxUploadBytes: settings.KINORA_MAX_UPLOAD_MB * MB,
  uploadSeconds: settings.KINORA_UPLOAD_SECONDS,
  uploadQuotaBytes: settings.KINORA_UPLOAD_QUOTA_MB * MB,
  maxOpenUploads: settings.KINORA_OPEN_UPLOADS,
  readyWaitSeconds: settings.KINORA_READY_WAIT_SECONDS,
  callbackAccessKey: settings.KINORA_CALLBACK_ACCESS_KEY,
  resultWaitSeconds: settings.KINORA_RESULT_WAIT_SECONDS,
  keepDays: settings.KINORA_KEEP_DAYS,
  maxPinnedTasks: settings.KINORA_PINNED_TASKS,
  maxSavedScenes: settings.KINORA_SAVED_SCENES,
  maxSavedAssets: settings.KINORA_SAVED_ASSETS,
  fileOrigins: settings.KINORA_S3_BUCKET ? [s3Origin(settings)] : [],
})

const s3Origin = (settings: Settings): string =>
  resolveS3Address({
    endpoint: settings.KINORA_S3_PUBLIC_ENDPOINT || settings.KINORA_S3_ENDPOINT,
    bucket: settings.KINORA_S3_BUCKET,
    forcePathStyle: settings.KINORA_S3_FORCE_PATH_STYLE,
  }).origin

/** The worker's limits. At least twice as many tasks as slots, or slots would stay empty. */
export function pickWorkerLimits(settings: Settings): Omit<WorkerLimits, 'inspections'> {
  const { KINORA_WORKER_SLOTS: slots, KINORA_EXTRA_SLOTS: extraSlots } = settings
  return {
    slots,
    extraSlots,
    inFlight: Math.max(settings.KINORA_TASKS_IN_FLIGHT, 2 * (slots + extraSlots)),
    downloads: settings.KINORA_DOWNLOADS,
  }
}
