import { createLog, type Log } from '../core/log.ts'
import { createServer } from '../http/create-server.ts'
import { createDrain } from '../http/guards/drain.ts'
import { openDatabase } from '../store/open-database.ts'
import { closeDataFolder } from './close-data-folder.ts'
import { composeServices } from './compose-services.ts'
import { findMisplaced } from './examine/describe-storage.ts'
import { openFirstAccount } from './first-account.ts'
import { greeting, type Roles, makeSignInLink } from './greeting.ts'
import { openLocalAccess } from './local-access.ts'
import { readSettings, type Settings } from './settings.ts'
import { shareStudioSettings, loadOwnModels } from './own-models.ts'
import { startChores } from './chores.ts'
import { collectServiceMetrics } from './observe/collect-service-metrics.ts'
import { addMetricsRoute, openMetrics, openTracing, serveMetrics } from './observe/serve-metrics.ts'
import { openDeliveries } from './deliveries.ts'
import { requirePictureGuard, openWork } from './work.ts'

/** Serves until SIGTERM or SIGINT, then finishes running work and stops. */
export async function serve(roles: Roles, environment: Record<string, string | undefined>): Promise<number> {
  const settings = readSettings(environment)
  shareStudioSettings(settings)
  requireWholeSandbox(settings, roles)
  const log = createLog(settings.KINORA_LOG_LEVEL)
  if (roles.worker) await requirePictureGuard(settings)
  const stopAsked = signalled()
  await closeDataFolder(settings.KINORA_DATA_DIR)
  const database = await openDatabase({
    ...(settings.KINORA_DATABASE_URL && { databaseUrl: settings.KINORA_DATABASE_URL }),
    dataDir: settings.KINORA_DATA_DIR,
    log,
    maxConnections: settings.KINORA_DATABASE_CONNECTIONS,
    applicationName: 'kinora',
  })
  const { metrics, scrape } = await openMetrics(settings, log)
  const tracing = await openTracing(settings)
  const closing = new AbortController()
  let listening = ''
  let started = false
  let stopServing: (() => Promise<void>) | undefined
  try {
    const publicUrl = (): string => settings.KINORA_PUBLIC_URL || listening
    const services = await composeServices(settings, {
      db: database.db,
      log,
      metrics,
      tracing,
      publicUrl,
      started: () => started,
      closing: closing.signal,
      env: environment,
    })
    process.on('SIGHUP', () => services.enginesFile.reload())
    const misplaced = settings.KINORA_S3_BUCKET ? undefined : await findMisplaced(services)
    const app = createServer(services, roles.api ? 'everything' : 'health')
    if (scrape) collectServiceMetrics(services)
    const { KINORA_METRICS_HOST, KINORA_METRICS_PORT, KINORA_METRICS_KEY } = settings
    if (scrape && KINORA_METRICS_KEY) addMetricsRoute(app, scrape, KINORA_METRICS_KEY)
    const drain = createDrain(app)
    stopServing = () => drain.close()
    const { KINORA_HOST: host, KINORA_PORT: port } = settings
    listening = reachableOf(await app.listen({ host, port }).catch(tellBusyPort), host)
    const ownPort = { host: KINORA_METRICS_HOST, port: KINORA_METRICS_PORT, key: KINORA_METRICS_KEY }
    const metricsServer = scrape && KINORA_METRICS_PORT ? await serveMetrics(scrape, ownPort) : undefined
    const chores = startChores(services, settings)
    const work = roles.worker ? await openWork(services, settings) : undefined
    if (settings.KINORA_ENGINES.includes('studio'))
      void loadOwnModels(settings, log).catch((error: Error) =>
        log.warn({ reason: error.message }, 'could not read the models folder'),
      )
    const deliveries = roles.worker ? openDeliveries(services, settings) : undefined
    // Last, because a new key is shown only once and must not be lost to a failed start. Workers show none.
    const account = roles.api ? await openFirstAccount(services, settings) : undefined
    const access = account && (await openLocalAccess(account, listening, settings, services))
    const signIn = account && (await makeSignInLink(account, publicUrl(), services, settings))
    started = true
    const warnings = [settings.KINORA_SANDBOX ? SANDBOX : undefined, account?.ignored, misplaced].filter(
      one => one !== undefined,
    )
    for (const warning of warnings) log.warn(warning)
    process.stdout.write(
      greeting({
        listening,
        publicUrl: publicUrl(),
        isEmbedded: database.embedded,
        roles,
        account,
        keepDays: settings.KINORA_KEEP_DAYS,
        signIn,
        warnings,
      }),
    )
    const signal = await stopAsked
    log.info({ signal }, 'stopping')
    giveUpAfter((settings.KINORA_STOP_SECONDS + STOP_GRACE_SECONDS) * 1000, log)
    closing.abort()
    await access?.close()
    services.watcher.close()
    await Promise.all([drain.close(), work?.stop()])
    await deliveries?.stop()
    await chores.stop()
    await metricsServer?.close()
    await tracing
      ?.close()
      .catch((error: Error) => log.warn({ reason: error.message }, 'could not send the last traces'))
    await services.close()
    return 0
  } catch (error) {
    // A start that fails while it listens has callers: answer them while the database is still up.
    closing.abort()
    giveUpAfter(STOP_GRACE_SECONDS * 1000, log)
    await stopServing?.()
    throw error
  } finally {
    process.removeAllListeners('SIGHUP')
    await database.close()
  }
}

const SANDBOX = 'this is a sandbox (KINORA_SANDBOX): whatever is asked for, tiny media are made'

/** A sandbox has one clock, in one process, and writes its truncated files itself. */
function requireWholeSandbox({ KINORA_SANDBOX, KINORA_S3_BUCKET }: Settings, { api, worker }: Roles): void {
  if (!KINORA_SANDBOX) return
  if (!api || !worker)
    throw new Error('KINORA_SANDBOX is for one process that does everything: without --api or --worker')
  if (KINORA_S3_BUCKET) throw new Error('KINORA_SANDBOX keeps its files on disk: KINORA_S3_BUCKET must not be set')
}

// For callbacks in flight, the last writes and the database's own stop, after the tasks' time.
const STOP_GRACE_SECONDS = 40

/** Ends a stop that hangs, for example on a lost database. Acknowledged work is safe. */
function giveUpAfter(ms: number, log: Log): void {
  const timer = setTimeout(() => {
    log.error('the stop took too long; the next start resumes the remaining work')
    process.exit(1)
  }, ms)
  timer.unref()
}

const signalled = (): Promise<string> =>
  new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal))
  })

/** A busy port is the usual reason for a failed first start. */
const tellBusyPort = (error: NodeJS.ErrnoException): never => {
  if (error.code !== 'EADDRINUSE') throw error
  throw new Error(`${error.message}; stop what listens there or set KINORA_PORT`, { cause: error })
}

/** `0.0.0.0` is no address to call. */
const reachableOf = (address: string, host: string): string =>
  host === '0.0.0.0' || host === '::' ? `http://127.0.0.1:${new URL(address).port}` : address
