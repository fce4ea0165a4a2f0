import { callbackListing, redeliver } from '../accounts/callback-operations.ts'
import { operationAction, actionGroup, listingAction } from './operator-action.ts'

export const callbacks = actionGroup('callbacks', 'Look through the delivery log; send a callback again', {
  list: listingAction(callbackListing),
  redeliver: operationAction(redeliver, 'CALLBACK'),
})
