import type { Log } from '../../core/log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { createPool, type Database, type Tx } from '../../store/pool.ts'
import { createReplicaReads } from '../../store/replica-reads.ts'
import type { Settings } from '../settings.ts'

/** Opens the replica that polls and lists read, or the database itself without one. */
export function openReplica(
  settings: Pick<Settings, 'KINORA_DATABASE_READ_URL' | 'KINORA_DATABASE_CONNECTIONS'>,
  { db, log, metrics }: { db: Database; log: Log; metrics: Metrics },
): { reads: Tx; close(): Promise<void> } {
  const { KINORA_DATABASE_READ_URL: url, KINORA_DATABASE_CONNECTIONS: max } = settings
  if (!url) return { reads: db, close: async () => {} }
  const replica = createPool(url, { max, applicationName: 'kinora reads', log })
  const answered = (state: 'replica' | 'primary'): void => metrics.add('kinora_replica_reads_total', { state })
  return {
    reads: createReplicaReads({ primary: db, replica, log, answered }),
    close: () => replica.end(),
  }
}
