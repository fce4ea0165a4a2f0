import { formatIsoTime } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { findAccount } from '../../store/accounts.ts'
import { findKeyById } from '../../store/api-keys.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'

export const accountEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/account',
    tag: 'Account',
    summary: 'The account and the scopes of this key',
    scope: 'read',
    answer: {
      about: 'The account and the key that asks',
      schema: objectSchema({
        id: field.id('The account'),
        name: field.text('Its name'),
        key: {
          description: 'The key that asks',
          ...objectSchema({
            id: field.id('The key, by which an operator knows it'),
            name: field.text('For people to know it by'),
            scopes: {
              type: 'array',
              items: { type: 'string', enum: ['create', 'read', 'admin'] },
              description: 'What it may do',
            },
            expires_at: field.timeOrNull('When it ends, in UTC; null: never'),
          }),
        },
      }),
    },
    read: async ({ services: { db }, caller }) => {
      const [account, key] = await Promise.all([findAccount(db, caller.accountId), findKeyById(db, caller.keyId)])
      if (!account || !key) throw new Refusal('Unauthorized', 'the account of this key no longer exists')
      const { id, name, scopes, expires_at } = key
      const ends = expires_at && formatIsoTime(expires_at.getTime())
      return { json: { id: account.id, name: account.name, key: { id, name, scopes, expires_at: ends } } }
    },
  }),
]
