import { changeCallbackSecret } from '../../accounts/change-callback-secret.ts'
import { changeCredits } from '../../accounts/change-credits.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { accountListing, showAccount } from '../../accounts/show-account.ts'
import { fieldSchemas, objectSchema } from '../answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { listingEndpoint, OPERATOR, operationEndpoint } from '../operator-endpoint.ts'

const { text, count, id, time } = fieldSchemas

const accountSchema = objectSchema({
  id,
  name: text,
  credits: count,
  held: count,
  unfinished: count,
  running: count,
  max_running: count,
  max_unfinished: count,
  created_at: time,
})

export const adminAccountEndpoints: Endpoint[] = [
  operationEndpoint('/admin/v1/accounts', openAccount, {
    about: 'The account; its key and callback secret are shown here only',
    schema: objectSchema({ id, name: text, credits: count, key: text, callback_secret: text }),
  }),
  listingEndpoint('/admin/v1/accounts', accountListing, accountSchema),
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/accounts/{id}',
    summary: 'An account: balance, limits, counts',
    answer: { about: 'The account', schema: accountSchema },
    read: async ({ services, params }) => ({ json: await showAccount(services.db, params.id ?? '') }),
  }),
  operationEndpoint('/admin/v1/accounts/{id}/credits', changeCredits, {
    about: 'The ledger entry, with the balance after it and what of that is held',
    schema: objectSchema({
      id,
      account_id: id,
      amount: count,
      note: text,
      credits: count,
      held: count,
      created_at: time,
    }),
  }),
  operationEndpoint('/admin/v1/accounts/{id}/callback-secret', changeCallbackSecret, {
    about: 'The new secret, shown here only, and until when the old one signs beside it',
    schema: objectSchema({ id, callback_secret: text, old_secret_until: time }),
  }),
]
