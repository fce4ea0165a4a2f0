import { randomBytes } from 'node:crypto'
import { Refusal } from '../core/errors.ts'
import { findAccount } from '../store/accounts.ts'
import type { Scope } from '../store/api-keys.ts'
import type { Tx } from '../store/pool.ts'
import { forgetSignInCodes, insertSignInCode, takeSignInCode } from '../store/sign-in-codes.ts'
import type { AccountPorts } from './create-account.ts'
import { addKey, hashKey, noAccount } from './keys.ts'

// Long enough to open a browser. Too short for a link in an old log to be useful.
const CODE_MS = 10 * 60_000
// A browser stays signed in for a month.
const KEY_MS = 30 * 86_400_000

type Ports = Pick<AccountPorts, 'clock' | 'nextId'>

/** Creates a code for signing in to the console. It is valid once and for minutes; only its hash is stored. */
export async function makeSignInCode(
  tx: Tx,
  { accountId, scopes }: { accountId: string; scopes: readonly Scope[] },
  { clock }: Pick<Ports, 'clock'>,
): Promise<string> {
  if (!(await findAccount(tx, accountId))) throw noAccount(accountId)
  await forgetSignInCodes(tx, new Date(clock()))
  const code = randomBytes(24).toString('base64url')
  await insertSignInCode(tx, { sha256: hashKey(code), accountId, scopes, expiresAt: new Date(clock() + CODE_MS) })
  return code
}

/** Creates a key for the browser that sent the code. */
export async function exchangeSignInCode(tx: Tx, code: string, ports: Ports): Promise<string> {
  const now = ports.clock()
  const found = await takeSignInCode(tx, hashKey(code), new Date(now))
  if (!found) throw new Refusal('Unauthorized', 'this sign-in code is unknown, was used already, or its time is over')
  const request = {
    accountId: found.account_id,
    name: 'console',
    scopes: found.scopes,
    expiresAt: new Date(now + KEY_MS),
  }
  return (await addKey(tx, request, ports)).key
}

/** The fragment of a URL: browsers do not send it, and servers do not log it. */
export const signInLink = (publicUrl: string, code: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/#/sign-in/${code}`
