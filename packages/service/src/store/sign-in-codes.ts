import type { Scope } from './api-keys.ts'
import type { Tx } from './pool.ts'

const INSERT = {
  name: 'sign-in-code-insert',
  text: 'insert into sign_in_code (sha256, account_id, scopes, expires_at) values ($1, $2, $3, $4)',
}

export async function insertSignInCode(
  tx: Tx,
  code: { sha256: Buffer; accountId: string; scopes: readonly Scope[]; expiresAt: Date },
): Promise<void> {
  await tx.query(INSERT, [code.sha256, code.accountId, code.scopes, code.expiresAt])
}

const TAKE = {
  name: 'sign-in-code-take',
  text: 'delete from sign_in_code where sha256 = $1 and expires_at > $2 returning account_id, scopes',
}

/** Returns a code's account and invalidates the code. */
export const takeSignInCode = async (
  tx: Tx,
  sha256: Buffer,
  now: Date,
): Promise<{ account_id: string; scopes: Scope[] } | undefined> =>
  (await tx.query<{ account_id: string; scopes: Scope[] }>(TAKE, [sha256, now]))[0]

const FORGET = { name: 'sign-in-code-forget', text: 'delete from sign_in_code where expires_at <= $1' }

export async function forgetSignInCodes(tx: Tx, now: Date): Promise<void> {
  await tx.query(FORGET, [now])
}
