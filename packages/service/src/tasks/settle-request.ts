import type { UnderstoodRequest } from '../catalog/catalog.ts'
import type { Generator } from '../catalog/declare.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../store/pool.ts'
import { type MakeablePorts, requireMakeable } from './require-makeable.ts'
import { resolveInputs } from './resolve-inputs.ts'

export type SettlePorts = MakeablePorts & { db: Database; clock: Clock }

/** Everything that can be said of a request before anything is stored or charged for it. */
export async function settleRequest(
  { plan }: Generator,
  accountId: string,
  body: UnderstoodRequest,
  ports: SettlePorts,
): Promise<void> {
  await resolveInputs(ports.db, accountId, body, ports.clock())
  await requireMakeable(ports, body, plan)
}
