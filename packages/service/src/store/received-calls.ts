import type { Tx } from './pool.ts'

export type ReceivedCall = {
  id: string
  account_id: string
  headers: Record<string, string>
  body: string
  body_bytes: number
  webhook_signed: boolean
  hmac_signed: boolean
  received_at: Date
}

/** Calls kept per account. */
export const MAX_KEPT = 20

const INSERT = {
  name: 'received-call-insert',
  text: `insert into received_call (id, account_id, headers, body, body_bytes, webhook_signed, hmac_signed, received_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}
const FORGET = {
  name: 'received-call-forget',
  text: `delete from received_call where account_id = $1
           and id < (select id from received_call where account_id = $1 order by id desc offset ${MAX_KEPT - 1} limit 1)`,
}

/** Stores a call and deletes the oldest ones. */
export async function keepCall(tx: Tx, call: ReceivedCall): Promise<void> {
  const { id, account_id, headers, body, body_bytes, webhook_signed, hmac_signed, received_at } = call
  await tx.query(INSERT, [
    id,
    account_id,
    JSON.stringify(headers),
    body,
    body_bytes,
    webhook_signed,
    hmac_signed,
    received_at,
  ])
  await tx.query(FORGET, [account_id])
}

const LIST = {
  name: 'received-call-list',
  text: `select id, account_id, headers, body, body_bytes, webhook_signed, hmac_signed, received_at
         from received_call where account_id = $1 order by id desc limit ${MAX_KEPT}`,
}

/** The calls of an account that are kept, the newest first. */
export const listCalls = (tx: Tx, accountId: string): Promise<ReceivedCall[]> =>
  tx.query<ReceivedCall>(LIST, [accountId])
