import type { AccountPorts } from '../../accounts/create-account.ts'
import { systemClock } from '../../core/clock.ts'
import { idSource } from '../../core/ids.ts'
import { createLog } from '../../core/log.ts'
import { createSecretBox, loadSecret } from '../../files/secret-box.ts'
import { takeNodeNumber } from '../../store/node-number.ts'
import { openDatabase } from '../../store/open-database.ts'
import type { Database } from '../../store/pool.ts'
import type { Settings } from '../settings.ts'

export type Store = AccountPorts & { db: Database; close(): Promise<void> }

/**
 * Opens the store for a command that works on it directly. It joins a running embedded database, or starts one and
 * stops it on `close`.
 */
export async function openStore(settings: Settings): Promise<Store> {
  const { KINORA_DATA_DIR: dataDir, KINORA_DATABASE_URL: databaseUrl, KINORA_SECRET: fromEnvironment } = settings
  const secretBox = createSecretBox(await loadSecret({ dataDir, fromEnvironment }))
  // Warnings only; the command reports the rest.
  const log = createLog('warn')
  const { db, close } = await openDatabase({
    ...(databaseUrl && { databaseUrl }),
    dataDir,
    log,
    maxConnections: 2,
    applicationName: 'kinora command',
  })
  try {
    const node = await takeNodeNumber(db)
    return { db, close, secretBox, clock: systemClock, nextId: idSource(node.current, systemClock) }
  } catch (error) {
    await close()
    throw error
  }
}
