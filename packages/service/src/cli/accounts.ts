import { changeAccountLimits } from '../accounts/change-account-limits.ts'
import { changeCallbackSecret } from '../accounts/change-callback-secret.ts'
import { ledgerListing } from '../accounts/ledger-listing.ts'
import { openAccount } from '../accounts/open-account.ts'
import { accountListing, showAccount } from '../accounts/show-account.ts'
import { actionCommand, operationAction, actionGroup, listingAction } from './operator-action.ts'

export const accounts = actionGroup('accounts', 'Open and look at accounts; change their limits', {
  create: operationAction(openAccount),
  list: listingAction(accountListing),
  show: {
    takes: ['ACCOUNT'],
    request: { name: 'account', summary: 'An account', fields: {} },
    work: (tx, id) => showAccount(tx, id),
  },
  limits: operationAction(changeAccountLimits, 'ACCOUNT'),
  ledger: listingAction(ledgerListing, 'ACCOUNT'),
})

export const callbackSecret = actionCommand(
  'callback-secret',
  'Change the secret that signs callbacks',
  operationAction(changeCallbackSecret, 'ACCOUNT'),
)
