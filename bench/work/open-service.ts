import { composeServices, type Services } from '../../packages/service/src/service/compose-services.ts'
import { readSettings, type Settings } from '../../packages/service/src/service/settings.ts'
import { createLog } from '../../packages/service/src/core/log.ts'
import { migrate } from '../../packages/service/src/store/migrate.ts'
import { createPool } from '../../packages/service/src/store/pool.ts'
import type { Place } from './stage.ts'

export type OpenService = { services: Services; settings: Settings; close(): Promise<void> }

/** The service's parts on a database, in this process and without a door; each measurement opens the doors it needs. */
export async function openService({ connection, folder }: Place, environment = {}): Promise<OpenService> {
  const settings = readSettings({ KINORA_DATA_DIR: folder, ...environment })
  const log = createLog('warn')
  const max = settings.KINORA_DATABASE_CONNECTIONS
  const db = createPool(connection, { max, applicationName: 'kinora bench', log })
  await migrate(db, { log })
  const services = await composeServices(settings, {
    db,
    log,
    publicUrl: () => 'http://127.0.0.1',
    closing: new AbortController().signal,
  })
  return {
    services,
    settings,
    async close() {
      await services.close()
      await db.end()
    },
  }
}
