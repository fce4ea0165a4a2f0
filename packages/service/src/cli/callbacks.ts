import { callbackListing, redeliver } from '../accounts/operate-callbacks.ts'
import { errandOf, groupOf, listErrandOf } from './errand.ts'

export const callbacks = groupOf('callbacks', 'Look through the delivery log; send a callback again', {
  list: listErrandOf(callbackListing),
  redeliver: errandOf(redeliver, 'CALLBACK'),
})
