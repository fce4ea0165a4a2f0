import { createInspector } from '@kinora/media/inspect/inspector'
import { createPictureGuard } from '@kinora/studio/picture-guard'
import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import { openRouter } from '../../engines/open-router.ts'
import type { CreateServices } from '../../http/services.ts'
import type { GuardedFetch } from '../../net/guarded-fetch.ts'
import { guardInspect } from '../../plans/orders/guard-pictures.ts'
import type { Database } from '../../store/pool.ts'
import type { PreviewTools } from '../../tasks/preview/preview-context.ts'
import { createPreviewQueue } from '../../tasks/preview/preview-queue.ts'
import { chooseChildAccount, openChildFolder } from '../child-account.ts'
import { createEngineLedger } from '../create-engine-ledger.ts'
import type { OpenEnginesFile } from './open-engines-file.ts'
import type { Settings } from '../settings.ts'

// One for prompts alone, one for prompts with pictures or sounds.
const CHILDREN = 2

type PreviewOptions = {
  db: Database
  enginesFile: OpenEnginesFile
  fetcher: GuardedFetch
  clock: Clock
  log: Log
  publicUrl: () => string
}

type OpenTools = { tools: PreviewTools; stop(): Promise<void> }

/**
 * Opens engines for previews in this process: an API process may have no worker, and previews do not wait behind
 * renders. Nothing is opened before the first preview.
 */
export function openPreviews(
  settings: Settings,
  means: PreviewOptions,
): CreateServices['previews'] & { stop(): Promise<void> } {
  let opened: Promise<OpenTools> | undefined
  return {
    queue: createPreviewQueue(),
    seconds: settings.KINORA_PREVIEW_SECONDS,
    tools: async () => (await (opened ??= openTools(settings, means))).tools,
    async stop() {
      await (await opened)?.stop()
    },
  }
}

async function openTools(settings: Settings, means: PreviewOptions): Promise<OpenTools> {
  const { db, enginesFile, fetcher, clock, log, publicUrl } = means
  const allowPrivateNetworks = settings.KINORA_ALLOW_PRIVATE_NETWORKS
  const account = await chooseChildAccount(settings.KINORA_DATA_DIR, log)
  const own = { children: CHILDREN, log, account }
  const router = openRouter({
    ...own,
    path: enginesFile.path,
    env: enginesFile.env,
    current: () => enginesFile.current(),
    builtIn: settings.KINORA_ENGINES,
    guard: { allowPrivateNetworks },
    ledger: createEngineLedger(db, clock),
    clock,
    publicUrl,
  })
  enginesFile.onReload(() => router.reload())
  const inspector = createInspector({ ...own, children: 1 })
  const guard = settings.KINORA_UNSAFE_PICTURES === 'refuse' ? createPictureGuard({ log, account }) : undefined
  return {
    tools: {
      router,
      download: (url, { path, ...options }) =>
        fetcher.download(url, { toFile: path, timeoutMs: settings.KINORA_DOWNLOAD_SECONDS * 1_000, ...options }),
      inspect: guard ? guardInspect(inspector.inspect, guard.rate) : inspector.inspect,
      openFolder: () => openChildFolder('preview', account),
    },
    async stop() {
      await Promise.all([router.stop(), inspector.stop(), guard?.stop()])
    },
  }
}
