import { accountListing, changeAccountLimits, showAccount } from '../accounts/account-operations.ts'
import { changeCallbackSecret } from '../accounts/change-callback-secret.ts'
import { ledgerListing } from '../accounts/ledger-listing.ts'
import { openAccount } from '../accounts/open-account.ts'
import { actionCommand, actionGroup, listingAction, operationAction } from './operator-action.ts'
import {
  changeKeyScopes,
  keyListing,
  makeAccountKey,
  revokeAccountKey,
  rotateAccountKey,
} from '../accounts/key-operations.ts'
import { callbackListing, redeliver } from '../accounts/callback-operations.ts'

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

export const keys = actionGroup('keys', 'Make, list, revoke and rotate keys; change what they may do', {
  create: operationAction(makeAccountKey, 'ACCOUNT'),
  list: listingAction(keyListing, 'ACCOUNT'),
  revoke: operationAction(revokeAccountKey, 'KEY'),
  rotate: operationAction(rotateAccountKey, 'KEY'),
  scopes: operationAction(changeKeyScopes, 'KEY'),
})

export const callbacks = actionGroup('callbacks', 'Look through the delivery log; send a callback again', {
  list: listingAction(callbackListing),
  redeliver: operationAction(redeliver, 'CALLBACK'),
})
