import { parseArgs } from 'node:util'
import { createAccount } from '../accounts/create-account.ts'
import { createLog, type Log } from '../core/log.ts'
import { createServer } from '../http/create-server.ts'
import { createDrain } from '../http/drain.ts'
import type { Services } from '../http/services.ts'
import { hasAccounts } from '../store/accounts.ts'
import { openDatabase } from '../store/open-database.ts'
import { closeDataFolder } from './close-data-folder.ts'
import { compose } from './compose.ts'
import { readSettings, type Settings } from './settings.ts'
import { startChores } from './chores.ts'
import { openDeliveries } from './deliveries.ts'
import { mustBeAbleToLook, openWork } from './work.ts'

/** Serves until SIGTERM or SIGINT, then lets what is under way finish and stops. */
export async function serve(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  const settings = readSettings(environment)
  const roles = rolesOf(args)
  const log = createLog(settings.KINORA_LOG_LEVEL)
  if (roles.worker) await mustBeAbleToLook(settings)
  const stopAsked = signalled()
  await closeDataFolder(settings.KINORA_DATA_DIR)
  const database = await openDatabase({
    ...(settings.KINORA_DATABASE_URL && { databaseUrl: settings.KINORA_DATABASE_URL }),
    dataDir: settings.KINORA_DATA_DIR,
    log,
    maxConnections: settings.KINORA_DATABASE_CONNECTIONS,
    applicationName: 'kinora',
  })
  const closing = new AbortController()
  let listening = ''
  try {
    const publicUrl = (): string => settings.KINORA_PUBLIC_URL || listening
    const services = await compose(settings, { db: database.db, log, publicUrl, closing: closing.signal })
    const bootstrapKey = await bootstrap(services, settings)
    const app = createServer(services, roles.api ? 'everything' : 'health')
    const drain = createDrain(app)
    listening = reachableOf(
      await app.listen({ host: settings.KINORA_HOST, port: settings.KINORA_PORT }),
      settings.KINORA_HOST,
    )
    const chores = startChores(services, settings)
    const work = roles.worker ? await openWork(services, settings) : undefined
    const deliveries = roles.worker ? openDeliveries(services, settings) : undefined
    process.stdout.write(
      greetingOf(publicUrl(), bootstrapKey, database.embedded ? 'embedded PostgreSQL' : 'PostgreSQL', roles),
    )
    const signal = await stopAsked
    log.info({ signal }, 'stopping')
    giveUpAfter((settings.KINORA_STOP_SECONDS + STOP_GRACE_SECONDS) * 1000, log)
    closing.abort()
    services.watcher.close()
    await Promise.all([drain.close(), work?.stop()])
    await deliveries?.stop()
    await chores.stop()
    await services.close()
    return 0
  } finally {
    await database.close()
  }
}

// After the tasks' own time: callbacks under way, the last writes, the database's own stop.
const STOP_GRACE_SECONDS = 40

/** A stop that hangs, on a database that never comes back say, ends all the same: what was acknowledged is safe. */
function giveUpAfter(ms: number, log: Log): void {
  const timer = setTimeout(() => {
    log.error('the stop took too long; what is left is taken up at the next start')
    process.exit(1)
  }, ms)
  timer.unref()
}

export type Roles = { api: boolean; worker: boolean }

/** `--api`, `--worker`, or both by default. */
function rolesOf(args: string[]): Roles {
  const { values } = parseArgs({
    args,
    options: { api: { type: 'boolean' }, worker: { type: 'boolean' } },
    strict: true,
  })
  const all = !values.api && !values.worker
  return { api: all || values.api === true, worker: all || values.worker === true }
}

const signalled = (): Promise<string> =>
  new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal))
  })

/** `0.0.0.0` can be listened on but not called. */
const reachableOf = (address: string, host: string): string =>
  host === '0.0.0.0' || host === '::' ? `http://127.0.0.1:${new URL(address).port}` : address

/** The first account, on a database that has none. Answers its key, which is shown once unless the operator gave it. */
async function bootstrap({ db, clock, nextId, secretBox }: Services, settings: Settings): Promise<string | undefined> {
  return db.transaction(async tx => {
    // Several processes may start on an empty database: one makes the account.
    await tx.query({ text: "select pg_advisory_xact_lock(hashtext('kinora bootstrap'))" })
    if (await hasAccounts(tx)) return undefined
    const { key } = await createAccount(
      tx,
      {
        name: 'first account',
        credits: settings.KINORA_BOOTSTRAP_CREDITS,
        callbackSecret: 'key',
        scopes: ['create', 'read', 'admin'],
        ...(settings.KINORA_BOOTSTRAP_KEY && { key: settings.KINORA_BOOTSTRAP_KEY }),
      },
      { clock, nextId, secretBox },
    )
    return key
  })
}

function greetingOf(url: string, key: string | undefined, database: string, roles: Roles): string {
  const shownKey = key ?? '<API_KEY>'
  if (!roles.api) return `\nKinora works on tasks; health at ${url}/healthz   (${database})\n\n`
  return `
Kinora serves at ${url}   (${database})
  API reference  ${url}/docs
  API key        ${key ?? 'as printed at the first start (or set by KINORA_BOOTSTRAP_KEY)'}

Try it:
  curl -s ${url}/ent/v2/text2video -H 'Authorization: Token ${shownKey}' -H 'Content-Type: application/json' \\
    -d '{"model":"genq2","prompt":"a paper boat crosses a quiet lake at dawn"}'

`
}
