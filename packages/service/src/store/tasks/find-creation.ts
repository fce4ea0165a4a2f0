import type { Tx } from '../pool.ts'
import type { CreationRow } from './task-row.ts'

export type FoundCreation = {
  creation: CreationRow
  /** Its files are no longer kept. */
  let_go: boolean
  request: Record<string, unknown>
}

const FIND = {
  name: 'task-creation',
  text: `select result #> '{creations,0}' as creation, let_go, request from task
         where result #>> '{creations,0,id}' = $1 and account_id = $2 and state = 'success' and result is not null`,
}

/** What was made for an account under this id. */
export const findCreation = async (tx: Tx, id: string, accountId: string): Promise<FoundCreation | undefined> =>
  (await tx.query<FoundCreation>(FIND, [id, accountId]))[0]
