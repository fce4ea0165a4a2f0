import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../packages/service/src/store/pool.ts'

/** The folders of workers, each named after one. */
export const findWorkFolders = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir)).filter(name => name.startsWith('work-'))

/** The folders of attempts: there are none when no attempt is under way. */
export async function findAttemptFolders(dataDir: string): Promise<string[]> {
  const names = await findWorkFolders(dataDir)
  const attempts = await Promise.all(names.map(name => readdir(join(dataDir, name))))
  return attempts.flatMap((inside, index) => inside.map(one => join(names[index] ?? '', one)))
}

// A worker that lives holds the lock with its number.
const DEAD = {
  text: `select id from unnest($1::bigint[]) as id where not exists (
           select from pg_locks where locktype = 'advisory' and (classid::int8 << 32 | objid::int8) = id)`,
}

/** Folders of workers that do not live any more. */
export const findDeadFolders = async (db: Database, dataDir: string): Promise<string[]> =>
  (await db.query<{ id: string }>(DEAD, [(await findWorkFolders(dataDir)).map(name => name.replace('work-', ''))])).map(
    row => row.id,
  )
