import { text } from '../catalog/words/words.ts'
import { formatIsoTime } from '../core/clock.ts'
import { refuseField } from '../core/errors.ts'
import { changeCallbackSecret as replaceSecret } from '../store/accounts.ts'
import { makeCallbackSecret, noAccount } from './keys.ts'
import type { Operation } from './operation.ts'

// For a day, callbacks carry a signature by each of the two secrets, so that receivers can change over.
const OVERLAP_MS = 24 * 3_600_000

const WHSEC = /^whsec_(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * Receivers decode the Base64 of a `whsec_` secret to get the key bytes. A secret that does not decode could not verify
 * anything.
 */
const isUsable = (secret: string): boolean => !secret.startsWith('whsec_') || WHSEC.test(secret)

/** Changes the secret that signs an account's callbacks. The new secret is shown once, in the answer. */
export const changeCallbackSecret: Operation = {
  showsSecret: true,
  request: {
    name: 'callback secret',
    summary: "Change the secret that signs an account's callbacks; the old one signs beside it for 24 hours",
    fields: {
      secret: text({
        min: 1,
        max: 256,
        shape: { pattern: '^[ -~]*$', says: 'printable ASCII characters' },
        about: 'The new secret; without it one is made (`whsec_` and Base64)',
      }),
    },
  },
  async run(tx, id, values, { clock, secretBox }) {
    const secret = (values.secret as string | undefined) ?? makeCallbackSecret()
    if (!isUsable(secret)) throw refuseField('secret', 'secret must go on in Base64 after whsec_')
    const oldUntil = new Date(clock() + OVERLAP_MS)
    if (!(await replaceSecret(tx, id, secretBox.seal(secret), oldUntil))) throw noAccount(id)
    return { id, callback_secret: secret, old_secret_until: formatIsoTime(oldUntil.getTime()) }
  },
}
