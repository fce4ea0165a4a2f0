import { choice, integer, list, text, time } from '../catalog/words/words.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { formatIsoTime } from '../core/clock.ts'
import { type Problem, Refusal, refuseProblems } from '../core/errors.ts'
import { quoteValue } from '../core/text.ts'
import { findAccount } from '../store/accounts.ts'
import {
  changeScopes,
  findKey,
  type KeyRow,
  listKeys,
  type NewKey,
  revokeKey as endKey,
  type Scope,
} from '../store/api-keys.ts'
import { addKey, isKeyInvalid, noAccount, noKey, rotateKey, USUAL_SCOPES } from './keys.ts'
import { type Listing, type Operation, PAGE_FIELDS } from './operation.ts'

const isoOrNull = (at: Date | null): string | null => at && formatIsoTime(at.getTime())

const shownKey = (key: KeyRow) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  expires_at: isoOrNull(key.expires_at),
  created_at: isoOrNull(key.created_at),
  last_used_at: isoOrNull(key.last_used_at),
  revoked_at: isoOrNull(key.revoked_at),
})

/** A new key: the only answer that contains the key itself. */
const shownNewKey = ({ id, key, name, prefix, scopes, expiresAt, createdAt }: NewKey & { key: string }) => ({
  id,
  key,
  name,
  prefix,
  scopes,
  expires_at: isoOrNull(expiresAt),
  created_at: isoOrNull(createdAt),
  last_used_at: null,
  revoked_at: null,
})

export const SCOPES: readonly Scope[] = ['create', 'read', 'admin']

/** An operator creates another key for an account. */
export const makeAccountKey: Operation = {
  showsSecret: true,
  request: {
    name: 'key',
    summary: 'Make a key; it is shown in this answer only',
    fields: {
      name: text({ required: true, max: 100, about: 'For people to know it by' }),
      scopes: list(choice(SCOPES), {
        min: 1,
        max: SCOPES.length,
        about: `Its scopes, each once. None includes another. Default: ${USUAL_SCOPES.join(' and ')}`,
      }),
      expires_at: time({ about: 'Its expiry. Default: never' }),
    },
  },
  async run(tx, accountId, values, ports) {
    const { scopes, expiresAt } = termsOf(values, ports.clock())
    return shownNewKey(await addKey(tx, { accountId, name: values.name as string, scopes, expiresAt }, ports))
  },
}

// The API's times have a four-digit year, so they cannot express this year.
const YEAR_10000 = Date.UTC(10_000)

const repeatedScopes = (scopes: readonly Scope[]): Problem[] =>
  new Set(scopes).size === scopes.length
    ? []
    : [
        {
          field: 'scopes',
          reason: 'FieldInvalid',
          message: `scopes must name each scope once, got ${quoteValue(scopes)}`,
        },
      ]

function termsOf(values: Values, now: number): { scopes: readonly Scope[]; expiresAt: Date | null } {
  const scopes = (values.scopes as Scope[] | undefined) ?? USUAL_SCOPES
  const expiresAt = values.expires_at === undefined ? null : new Date(values.expires_at as string)
  const problems = repeatedScopes(scopes)
  if (expiresAt && !(expiresAt.getTime() > now && expiresAt.getTime() < YEAR_10000)) {
    const message = `expires_at must lie in the future, before the year 10000, got ${quoteValue(values.expires_at)}`
    problems.push({ field: 'expires_at', reason: 'FieldInvalid', message })
  }
  if (problems.length > 0) throw refuseProblems(problems)
  return { scopes, expiresAt }
}

// A month covers every staged roll-out. For a longer overlap, create another key.
const MAX_OVERLAP_SECONDS = 30 * 86_400

/** An operator replaces a key by a new one. */
export const rotateAccountKey: Operation = {
  showsSecret: true,
  request: {
    name: 'key rotation',
    summary: 'Make a new key with the same name, scopes and end; the old one ends after the overlap',
    fields: {
      overlap_seconds: integer({
        min: 0,
        max: MAX_OVERLAP_SECONDS,
        default: 0,
        about: 'The time for which the old key still works',
      }),
    },
  },
  run: async (tx, id, values, ports) => shownNewKey(await rotateKey(tx, id, values.overlap_seconds as number, ports)),
}

/** An operator replaces the scopes of a key by the given ones. */
export const changeKeyScopes: Operation = {
  request: {
    name: 'key scopes',
    summary: 'Change what a key may do',
    fields: {
      scopes: list(choice(SCOPES), {
        required: true,
        min: 1,
        max: SCOPES.length,
        about: 'The new scopes, each once; `admin` makes it a key of an operator',
      }),
    },
  },
  async run(tx, id, values, { clock }) {
    const scopes = values.scopes as Scope[]
    const problems = repeatedScopes(scopes)
    if (problems.length > 0) throw refuseProblems(problems)
    const key = await findKey(tx, id)
    if (!key) throw noKey(id)
    if (isKeyInvalid(key, clock()))
      throw new Refusal('Conflict', `key ${id} is revoked or expired: what it may do cannot be changed`)
    await changeScopes(tx, id, scopes)
    return shownKey({ ...key, scopes })
  },
}

/** An operator revokes a key at once and for good. Revoking it again has no effect. */
export const revokeAccountKey: Operation = {
  request: { name: 'key revocation', summary: 'Revoke a key at once', fields: {} },
  async run(tx, id, _values, { clock }) {
    await endKey(tx, id, new Date(clock()))
    const key = await findKey(tx, id)
    if (!key) throw noKey(id)
    return shownKey(key)
  },
}

/** An account's keys, oldest first, without the keys themselves. */
export const keyListing: Listing = {
  name: 'keys',
  query: { name: 'key list query', summary: "An account's keys, oldest first", fields: PAGE_FIELDS },
  async entries(tx, accountId, _values, { last, limit }) {
    if (!(await findAccount(tx, accountId))) throw noAccount(accountId)
    return (await listKeys(tx, accountId, last, limit)).map(shownKey)
  },
}
