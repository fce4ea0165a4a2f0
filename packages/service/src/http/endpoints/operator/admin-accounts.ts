import {
  accountListing,
  changeAccountLimits,
  changeCredits,
  showAccount,
} from '../../../accounts/account-operations.ts'
import { changeCallbackSecret } from '../../../accounts/change-callback-secret.ts'
import { ledgerListing } from '../../../accounts/ledger-listing.ts'
import { openAccount } from '../../../accounts/open-account.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { ledgerSchema } from '../ledger.ts'
import { listingEndpoint, OPERATOR, operationEndpoint } from '../../operator-endpoint.ts'

const ID = field.id('The account')
const NAME = field.text('For people to know it by')

const accountSchema = objectSchema({
  id: ID,
  name: NAME,
  credits: field.count('Its balance'),
  held: field.count('The part that unfinished tasks hold'),
  unfinished: field.count('Tasks that wait or run'),
  running: field.count('Tasks that run, of `max_running`'),
  running_brief: field.count('Short tasks that run in the slot for them, beside the others'),
  max_running: field.count('Tasks that may run at a time'),
  max_unfinished: field.count('Tasks that may wait or run at a time'),
  class: field.text('The kind of customer, in the operator’s word'),
  created_at: field.time('When it was opened, in UTC'),
})

export const adminAccountEndpoints: Endpoint[] = [
  operationEndpoint('/admin/v1/accounts', openAccount, {
    about: 'The account; its key and callback secret are shown here only',
    schema: objectSchema({
      id: ID,
      name: NAME,
      credits: field.count('The opening balance'),
      key: field.text('The first key'),
      callback_secret: field.text('The secret of its callbacks'),
    }),
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
      id: field.id('The ledger entry'),
      account_id: ID,
      amount: field.count('The granted amount; negative: removed'),
      note: field.text('Why'),
      credits: field.count('The balance after it'),
      held: field.count('The part that unfinished tasks hold'),
      created_at: field.time('When, in UTC'),
    }),
  }),
  operationEndpoint('/admin/v1/accounts/{id}/limits', changeAccountLimits, {
    about: 'The account as it is now',
    schema: accountSchema,
  }),
  listingEndpoint('/admin/v1/accounts/{id}/ledger', ledgerListing, ledgerSchema),
  operationEndpoint('/admin/v1/accounts/{id}/callback-secret', changeCallbackSecret, {
    about: 'The new secret, shown here only, and until when the old one signs beside it',
    schema: objectSchema({
      id: ID,
      callback_secret: field.text('The new secret'),
      old_secret_until: field.time('Until when the old one signs beside it, in UTC'),
    }),
  }),
]
