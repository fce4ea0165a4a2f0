import { hash } from 'node:crypto'
import { isKeyInvalid } from '../../accounts/keys.ts'
import { Refusal } from '../../core/errors.ts'
import type { ActiveKey, Scope } from '../../store/api-keys.ts'
import type { Caller } from '../endpoint.ts'
import type { KeyServices, StoreServices } from '../services.ts'

type AuthServices = Pick<KeyServices, 'findKey' | 'knownKeys' | 'usedKeys'> & Pick<StoreServices, 'clock'>

const TOKEN = /^token +(\S+)$/i
const TOKEN_OR_BEARER = /^(?:token|bearer) +(\S+)$/i

/** `Token`, or `Bearer` from OpenAI-style clients. */
type Scheme = 'Token' | 'Bearer'

/** Finds the caller of an `Authorization: Token <key>` header, if the key is valid and has the scope. */
export async function authenticate(
  header: string | undefined,
  scope: Scope,
  services: AuthServices,
  scheme: Scheme = 'Token',
): Promise<Caller> {
  return callerOf(await services.findKey(hashIn(header, scheme)), scope, services)
}

/** The same from the cached key, if there is one. */
export function recallCaller(header: string | undefined, scope: Scope, services: AuthServices): Caller | undefined {
  const known = services.knownKeys.get(hashIn(header, 'Token'))
  if (!known || isKeyInvalid(known, services.clock())) return undefined
  return { ...callerOf(known, scope, services), isRecalled: true }
}

function hashIn(header: string | undefined, scheme: Scheme): string {
  const key = (scheme === 'Token' ? TOKEN : TOKEN_OR_BEARER).exec(header ?? '')?.[1]
  if (key === undefined)
    throw new Refusal('Unauthorized', `a key is required: send the header Authorization: ${scheme} <API_KEY>`)
  return hash('sha256', key)
}

function callerOf(found: ActiveKey | undefined, scope: Scope, services: AuthServices): Caller {
  if (!found || isKeyInvalid(found, services.clock()))
    throw new Refusal('Unauthorized', 'this key is unknown, expired or revoked')
  if (!found.scopes.includes(scope)) {
    throw new Refusal('Forbidden', `this key lacks the scope "${scope}"; it has ${found.scopes.join(', ') || 'none'}`)
  }
  services.usedKeys.add(found.id)
  return { keyId: found.id, accountId: found.account_id, scopes: found.scopes }
}
