import { changeCallbackSecret } from '../accounts/change-callback-secret.ts'
import { changeCredits } from '../accounts/change-credits.ts'
import { openAccount } from '../accounts/open-account.ts'
import { accountListing, showAccount } from '../accounts/show-account.ts'
import { actionCommand, operationAction, actionGroup, listingAction } from './operator-action.ts'

export const accounts = actionGroup('accounts', 'Open and look at accounts', {
  create: operationAction(openAccount),
  list: listingAction(accountListing),
  show: {
    takes: ['ACCOUNT'],
    request: { name: 'account', summary: 'An account', fields: {} },
    work: (tx, id) => showAccount(tx, id),
  },
})

export const credits = actionCommand(
  'credits',
  'Give or take credits',
  operationAction(changeCredits, 'ACCOUNT', 'AMOUNT'),
)

export const callbackSecret = actionCommand(
  'callback-secret',
  'Change the secret that signs callbacks',
  operationAction(changeCallbackSecret, 'ACCOUNT'),
)
