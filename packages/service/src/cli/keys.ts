import { keyListing, makeAccountKey, revokeAccountKey, rotateAccountKey } from '../accounts/operate-keys.ts'
import { errandOf, groupOf, listErrandOf } from './errand.ts'

export const keys = groupOf('keys', 'Make, list, revoke and rotate keys', {
  create: errandOf(makeAccountKey, 'ACCOUNT'),
  list: listErrandOf(keyListing, 'ACCOUNT'),
  revoke: errandOf(revokeAccountKey, 'KEY'),
  rotate: errandOf(rotateAccountKey, 'KEY'),
})
