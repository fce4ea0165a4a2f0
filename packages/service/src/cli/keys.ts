import {
  changeKeyScopes,
  keyListing,
  makeAccountKey,
  revokeAccountKey,
  rotateAccountKey,
} from '../accounts/key-operations.ts'
import { operationAction, actionGroup, listingAction } from './operator-action.ts'

export const keys = actionGroup('keys', 'Make, list, revoke and rotate keys; change what they may do', {
  create: operationAction(makeAccountKey, 'ACCOUNT'),
  list: listingAction(keyListing, 'ACCOUNT'),
  revoke: operationAction(revokeAccountKey, 'KEY'),
  rotate: operationAction(rotateAccountKey, 'KEY'),
  scopes: operationAction(changeKeyScopes, 'KEY'),
})
