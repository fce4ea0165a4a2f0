import { existsSync } from 'node:fs'
import { access, constants, readdir, readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { MB } from '../../catalog/words/words.ts'
import { locateServer, PORT, PASSWORD_FILE, SUPERUSER } from '../../store/embedded/server-location.ts'
import { MIGRATIONS } from '../../store/migrate.ts'
import type { Settings } from '../settings.ts'

/** One check; `problem` is empty if it passed. */
export type Examined = { check: string; found: string; problem: string }

// Older versions do not run TypeScript directly; package.json has the same limit.
const OLDEST_NODE = [22, 19] as const
// The version that the package contains.
const EMBEDDED_MAJOR = '18'
const OLDEST_SERVER = 15
// Leases, callbacks and signatures tolerate this much; chrony keeps clocks a hundred times closer.
const MAX_CLOCK_SECONDS = 2
const CONNECT_MS = 5_000

/** Checks what the service depends on: program, folder, disk, database and clocks. Changes and starts nothing. */
export async function examineStore(settings: Settings, clock: () => number): Promise<Examined[]> {
  const { KINORA_DATA_DIR: dataDir } = settings
  return [
    examineNode(process.versions.node),
    ...(existsSync(dataDir) ? await examineFolder(dataDir, settings.KINORA_MIN_FREE_MB) : [unmade(dataDir)]),
    ...(await examineDatabase(settings, clock)),
  ]
}

const unmade = (dataDir: string): Examined => ({
  check: 'data folder',
  found: `${dataDir} does not exist yet`,
  problem: '',
})

export function examineNode(version: string): Examined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  return { check: 'Node', found: version, problem: isOld ? `it must be ${OLDEST_NODE.join('.')} or later` : '' }
}

// Only the service's own user should be able to read these.
const CLOSED = ['secret', PASSWORD_FILE, 'files', 'speech', 'postgres']

async function examineFolder(dataDir: string, minFreeMb: number): Promise<Examined[]> {
  const isWritable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  )
  const open: string[] = []
  for (const name of CLOSED) {
    const found = await stat(join(dataDir, name)).catch(() => undefined)
    if (found && (found.mode & 0o077) !== 0) open.push(name)
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.floor((bavail * bsize) / MB)
  return [
    { check: 'data folder', found: dataDir, problem: isWritable ? '' : 'this user cannot write to it' },
    {
      check: 'permissions',
      found: open.length > 0 ? `open to others: ${open.join(', ')}` : 'closed to others',
      problem: open.length > 0 ? `chmod -R go-rwx ${open.join(' ')}` : '',
    },
    {
      check: 'disk',
      found: `${free} MB free`,
      problem: free < minFreeMb ? `${minFreeMb} MB must be free (KINORA_MIN_FREE_MB)` : '',
    },
  ]
}

async function examineDatabase(settings: Settings, clock: () => number): Promise<Examined[]> {
  const { KINORA_DATABASE_URL: url, KINORA_DATA_DIR: dataDir } = settings
  if (url) return examineServer({ connectionString: url }, clock)
  const place = locateServer(dataDir)
  const major = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (major === '') return [{ check: 'database', found: 'embedded, not created yet', problem: '' }]
  const version: Examined = {
    check: 'embedded data',
    found: `PostgreSQL ${major}`,
    problem: major === EMBEDDED_MAJOR ? '' : `this version of Kinora contains PostgreSQL ${EMBEDDED_MAJOR}`,
  }
  if (!existsSync(join(place.cluster, 'postmaster.pid')))
    return [version, { check: 'database', found: 'embedded, not running', problem: '' }]
  const password = (await readFile(join(dataDir, PASSWORD_FILE), 'utf8').catch(() => '')).trim()
  const connection = { host: place.socketFolder, port: PORT, user: SUPERUSER, password, database: 'kinora' }
  return [version, ...(await examineServer(connection, clock))]
}

async function examineServer(connection: ClientConfig, clock: () => number): Promise<Examined[]> {
  const client = new Client({ ...connection, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const asked = clock()
    const { rows } = await client.query<{ now: Date; version: number; applied: string | null }>(`
      select clock_timestamp() as now, current_setting('server_version_num')::int / 10000 as version,
             to_regclass('public.migration')::text as applied`)
    const answered = clock()
    const [row] = rows
    if (!row) throw new Error('the database returned no row')
    const names = row.applied
      ? (await client.query<{ name: string }>('select name from migration order by number')).rows
      : []
    return [
      examineVersion(row.version),
      examineClock(row.now.getTime(), asked, answered),
      examineMigrations(
        names.map(one => one.name),
        (await readdir(MIGRATIONS)).filter(name => name.endsWith('.sql')),
      ),
    ]
  } catch (error) {
    return [{ check: 'database', found: 'no answer', problem: (error as Error).message || String(error) }]
  } finally {
    client.end().catch(() => {})
  }
}

const examineVersion = (version: number): Examined => ({
  check: 'database',
  found: `PostgreSQL ${version}`,
  problem: version < OLDEST_SERVER ? `it must be ${OLDEST_SERVER} or later` : '',
})

/** The database read its clock between question and answer; any time outside that interval is clock difference. */
export function examineClock(theirs: number, asked: number, answered: number): Examined {
  const ms = theirs < asked ? theirs - asked : theirs > answered ? theirs - answered : 0
  const isFar = Math.abs(ms) > MAX_CLOCK_SECONDS * 1_000
  return {
    check: 'clocks',
    found: `the database's is ${(Math.abs(ms) / 1_000).toFixed(1)} s ${ms < 0 ? 'behind' : 'ahead'}`,
    problem: isFar ? `more than ${MAX_CLOCK_SECONDS} s: synchronise both clocks (chrony)` : '',
  }
}

export function examineMigrations(applied: readonly string[], known: readonly string[]): Examined {
  const newer = applied.filter(name => !known.includes(name))
  const left = known.length - (applied.length - newer.length)
  return {
    check: 'schema',
    found: `${applied.length} migrations${left > 0 ? `, ${left} pending until the next start` : ''}`,
    problem: newer.length > 0 ? `made by a newer version of Kinora (${newer.join(', ')}): run one at least as new` : '',
  }
}
