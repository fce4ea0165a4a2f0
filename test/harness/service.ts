import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount, type NewAccount } from '../../packages/service/src/accounts/create-account.ts'
import { USUAL_SCOPES } from '../../packages/service/src/accounts/keys.ts'
import { composeServices, type Services } from '../../packages/service/src/service/compose-services.ts'
import { readSettings } from '../../packages/service/src/service/settings.ts'
import { systemClock } from '../../packages/service/src/core/clock.ts'
import { createLog } from '../../packages/service/src/core/log.ts'
import { createServer } from '../../packages/service/src/http/create-server.ts'
import { createDrain } from '../../packages/service/src/http/guards/drain.ts'
import type { Scope } from '../../packages/service/src/store/api-keys.ts'
import type { ConnectionSettings, Database } from '../../packages/service/src/store/pool.ts'
import { freshDatabase } from './database.ts'
import { createHold } from './hold-answers.ts'
import { type Fetched, plainFetch } from './plain-fetch.ts'

export type Answered = { status: number; headers: Headers; json: Record<string, any>; text: string }
export type RequestOptions = {
  body?: unknown
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream
  key?: string | null
  headers?: Record<string, string>
  signal?: AbortSignal
}

export type TestService = {
  url: string
  key: string
  accountId: string
  services: Services
  db: Database
  /** For a process of its own on the same database. */
  databaseUrl: string
  /** Moves the service's clock forward. */
  advance(ms: number): void
  request(method: string, path: string, options?: RequestOptions): Promise<Answered>
  post(path: string, body: unknown, options?: RequestOptions): Promise<Answered>
  get(path: string, options?: RequestOptions): Promise<Answered>
  account(options?: { name?: string; credits?: number; scopes?: readonly Scope[] }): Promise<NewAccount>
  stop(): Promise<void>
}

export type ServiceOptions = {
  /** In place of the service's own parts. */
  others?: Partial<Services>
  /** Every answer must have exactly the fields that the reference describes. */
  holdsAnswers?: boolean
  /** Where a replica of the database is, if there is one. */
  replicaOf?: (database: ConnectionSettings) => string
}

/** The whole service on a fresh database and a real port. Settings as in the environment; limits wide unless given. */
export async function startService(
  environment: Record<string, string> = {},
  { holdsAnswers = false, others = {}, replicaOf }: ServiceOptions = {},
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-test-'))
  const database = await freshDatabase()
  const settings = readSettings({
    KINORA_DATA_DIR: folder,
    KINORA_RATE_PER_SECOND: '100000',
    KINORA_RATE_BURST: '100000',
    // Most tests have no worker to wait for.
    KINORA_READY_WAIT_SECONDS: '0',
    KINORA_LOG_LEVEL: process.env.KINORA_TEST_LOG ?? 'silent',
    ...(replicaOf && { KINORA_DATABASE_READ_URL: replicaOf(database.connection) }),
    ...environment,
  })
  let offsetMs = 0
  let url = settings.KINORA_PUBLIC_URL
  const closing = new AbortController()
  const composed = await composeServices(settings, {
    db: database.db,
    log: createLog(settings.KINORA_LOG_LEVEL),
    ...(others.metrics && { metrics: others.metrics }),
    clock: () => systemClock() + offsetMs,
    publicUrl: () => url,
    closing: closing.signal,
  })
  const services = { ...composed, ...others }
  const account: TestService['account'] = ({ name = 'test', credits = 1_000_000, scopes = USUAL_SCOPES } = {}) =>
    services.db.transaction(tx => createAccount(tx, { name, credits, scopes, callbackSecret: 'generated' }, services))
  const first = await account({ name: 'first', scopes: ['create', 'read', 'admin'], credits: 1_000_000_000 })
  const app = createServer(services)
  const drain = createDrain(app)
  const listening = await app.listen({ host: '127.0.0.1', port: 0 })
  url ||= listening

  const hold = holdsAnswers ? createHold(services.catalog) : undefined
  const request: TestService['request'] = async (method, path, options = {}) => {
    const { body, raw, key = first.key, headers = {}, signal } = options
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const url = path.startsWith('http') ? path : listening + path
    const how = {
      method,
      headers: {
        ...(key !== null && { authorization: `Token ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    }
    const isWhole = sent === undefined || typeof sent === 'string' || sent instanceof Uint8Array
    const answer =
      isWhole && !signal && !('accept-encoding' in headers)
        ? await plainFetch(url, { ...how, ...(sent !== undefined && { body: sent }) })
        : await fetched(url, { ...how, ...(sent !== undefined && { body: sent }), ...(signal && { signal }) })
    const json = jsonOf(answer.text)
    if (answer.status === 200 && !path.startsWith('http')) hold?.(method, path, json)
    return { ...answer, json }
  }
  return {
    url: listening,
    key: first.key,
    accountId: first.id,
    services,
    db: database.db,
    databaseUrl: database.url,
    advance: ms => {
      offsetMs += ms
    },
    request,
    post: (path, body, options) => request('POST', path, { ...options, body }),
    get: (path, options) => request('GET', path, options),
    account,
    stop: async () => {
      closing.abort()
      services.watcher.close()
      await drain.close()
      await services.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fetched(url: string, how: RequestInit): Promise<Fetched> {
  const response = await fetch(url, how)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function jsonOf(text: string): Record<string, any> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
