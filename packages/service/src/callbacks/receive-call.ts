import { isSignedBody, isSignedRequest } from '@kinora/client'
import type { Clock } from '../core/clock.ts'
import type { IdSource } from '../core/ids.ts'
import type { SecretBox } from '../files/secret-box.ts'
import { findCallbackSecrets } from '../store/accounts.ts'
import type { Database } from '../store/pool.ts'
import { keepCall } from '../store/received-calls.ts'
import type { ReceiverAddress } from './receiver-address.ts'

type ReceivePorts = {
  db: Database
  clock: Clock
  nextId: IdSource
  secretBox: SecretBox
  receiver: ReceiverAddress
}

// Characters of a body that are kept for display; the signature covers the whole body.
const KEPT_BODY_CHARACTERS = 16_384
// Limits for headers of unknown senders.
const [MAX_HEADERS, MAX_HEADER_CHARACTERS] = [40, 1_000]

/**
 * Receives a call to an account's test receiver: verifies both signatures with the client's functions and stores the
 * call for display. Returns whether the signatures were right.
 */
export async function receiveCall(
  accountId: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { db, clock, nextId, secretBox, receiver }: ReceivePorts,
): Promise<{ webhook_signed: boolean; hmac_signed: boolean }> {
  const at = clock()
  const { secret, oldSecret } = await findCallbackSecrets(db, accountId, new Date(at))
  const secrets = [secret, ...(oldSecret ? [oldSecret] : [])].map(one => secretBox.open(one))
  const { pathname } = new URL(receiver.urlFor(accountId))
  const now = { nowSeconds: at / 1_000 }
  const [bodies, requests] = await Promise.all([
    Promise.all(secrets.map(one => isSignedBody(headers, body, one, now))),
    Promise.all(secrets.map(one => isSignedRequest('POST', pathname, headers, one, now))),
  ])
  const verdict = { webhook_signed: bodies.includes(true), hmac_signed: requests.includes(true) }
  await db.transaction(tx =>
    keepCall(tx, {
      id: nextId(),
      account_id: accountId,
      headers: Object.fromEntries(
        Object.entries(headers)
          .slice(0, MAX_HEADERS)
          .map(([name, value]) => [name.toLowerCase(), storable(value.slice(0, MAX_HEADER_CHARACTERS))]),
      ),
      body: storable(body.slice(0, KEPT_BODY_CHARACTERS)),
      body_bytes: Buffer.byteLength(body),
      ...verdict,
      received_at: new Date(at),
    }),
  )
  return verdict
}

/** PostgreSQL accepts neither NUL nor lone surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
