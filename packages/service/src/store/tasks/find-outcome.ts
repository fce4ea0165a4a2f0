import type { ForcedOutcome } from '../../core/forced-outcome.ts'
import type { Tx } from '../pool.ts'

/** Where a request keeps what a sandbox shall make of it. No declared field has this name. */
export const OUTCOME = 'x-sandbox'

/** What shall become of the task of this request. */
export const forcedOutcome = (request: Record<string, unknown>): ForcedOutcome | undefined =>
  request[OUTCOME] as ForcedOutcome | undefined

const FIND = { name: 'task-outcome', text: `select request -> '${OUTCOME}' as outcome from task where id = $1` }

export const findOutcome = async (tx: Tx, id: string): Promise<ForcedOutcome | undefined> =>
  (await tx.query<{ outcome: ForcedOutcome | null }>(FIND, [id]))[0]?.outcome ?? undefined
