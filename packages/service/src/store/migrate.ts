import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../core/log.ts'
import type { Database, Tx } from './pool.ts'

export const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')

// An arbitrary number known to every Kinora process; its lock holder migrates.
const MIGRATION_LOCK = 7_305_110

type Migration = { number: number; name: string; sha256: string; sql: string }
type Applied = { number: number; name: string; sha256: string }

/**
 * Migrates a database to the state of `folder`, one transaction per file. Each takes the lock and reads again what was
 * applied, so any number of processes may run it. A file must not begin or commit a transaction.
 */
export async function migrate(
  db: Database,
  { log, folder = MIGRATIONS }: { log: Log; folder?: string },
): Promise<void> {
  const migrations = await readMigrations(folder)
  for (;;) {
    const applied = await db.transaction(async tx => {
      const next = nextOf(migrations, await lockApplied(tx))
      if (next) await apply(tx, next)
      return next
    })
    if (!applied) return
    log.info({ migration: applied.name }, 'migrated the database')
  }
}

async function lockApplied(tx: Tx): Promise<Applied[]> {
  // Waiting for another process, or migrating large tables, may exceed the statement timeout.
  await tx.query({ text: 'set local statement_timeout = 0' })
  await tx.query({ text: 'select pg_advisory_xact_lock($1)' }, [MIGRATION_LOCK])
  await tx.query({
    text: `create table if not exists migration (
      number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
    )`,
  })
  return await tx.query<Applied>({ text: 'select number, name, sha256 from migration order by number' })
}

async function apply(tx: Tx, { number, name, sha256, sql }: Migration): Promise<void> {
  try {
    await tx.query({ text: sql })
  } catch (error) {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  await tx.query({ text: 'insert into migration (number, name, sha256) values ($1, $2, $3)' }, [number, name, sha256])
}

/** The first pending migration, after checking that the applied ones are known. */
function nextOf(migrations: Migration[], applied: Applied[]): Migration | undefined {
  for (const [index, done] of applied.entries()) {
    const known = migrations[index]
    if (!known || known.number !== done.number) {
      throw new Error(
        `the database has migration ${done.name}, which this version of Kinora does not know: run a version at least as new as the one that made the database`,
      )
    }
    if (known.sha256 !== done.sha256) {
      throw new Error(
        `migration ${known.name} was changed after it had been applied: put it back as it was and add a new one`,
      )
    }
  }
  return migrations[applied.length]
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})_[a-z0-9_-]+\.sql$/.exec(name)?.[1])
      if (number !== index + 1) {
        throw new Error(
          `migration ${name}: expected ${String(index + 1).padStart(4, '0')}_name.sql, numbered without gaps`,
        )
      }
      const sql = await readFile(join(folder, name), 'utf8')
      return { number, name, sha256: createHash('sha256').update(sql).digest('hex'), sql }
    }),
  )
}
