import { hashOf } from '../accounts/make-key.ts'
import { isOver } from '../accounts/keys.ts'
import { Refusal } from '../core/errors.ts'
import type { Scope } from '../store/api-keys.ts'
import type { Caller } from './endpoint.ts'
import type { Services } from './services.ts'

/** The caller behind an `Authorization: Token <key>` header, if the key is valid now and may do this. */
export async function authenticate(header: string | undefined, scope: Scope, services: Services): Promise<Caller> {
  const key = /^token +(\S+)$/i.exec(header ?? '')?.[1]
  if (key === undefined)
    throw new Refusal('Unauthorized', 'a key is required: send the header Authorization: Token <API_KEY>')
  const found = await services.findKey(hashOf(key))
  if (!found || isOver(found, services.clock()))
    throw new Refusal('Unauthorized', 'this key is unknown, expired or revoked')
  if (!found.scopes.includes(scope)) {
    throw new Refusal('Forbidden', `this key lacks the scope "${scope}"; it has ${found.scopes.join(', ') || 'none'}`)
  }
  services.usedKeys.add(found.id)
  return { keyId: found.id, accountId: found.account_id, scopes: found.scopes }
}
