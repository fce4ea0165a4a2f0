import { changeCallbackSecret } from '../accounts/change-callback-secret.ts'
import { changeCredits } from '../accounts/change-credits.ts'
import { openAccount } from '../accounts/open-account.ts'
import { accountListing, showAccount } from '../accounts/show-account.ts'
import { commandOf, errandOf, groupOf, listErrandOf } from './errand.ts'

export const accounts = groupOf('accounts', 'Open and look at accounts', {
  create: errandOf(openAccount),
  list: listErrandOf(accountListing),
  show: {
    takes: ['ACCOUNT'],
    request: { name: 'account', summary: 'An account', fields: {} },
    work: (tx, id) => showAccount(tx, id),
  },
})

export const credits = commandOf('credits', 'Give or take credits', errandOf(changeCredits, 'ACCOUNT', 'AMOUNT'))

export const callbackSecret = commandOf(
  'callback-secret',
  'Change the secret that signs callbacks',
  errandOf(changeCallbackSecret, 'ACCOUNT'),
)
