import { choice, integer, SAFE, text } from '../catalog/words/words.ts'
import { createAccount } from './create-account.ts'
import { USUAL_SCOPES } from './keys.ts'
import type { Operation } from './operation.ts'

/** An operator creates an account. */
export const openAccount: Operation = {
  showsSecret: true,
  request: {
    name: 'account',
    summary: 'Open an account with its first key',
    fields: {
      name: text({ required: true, max: 100, about: 'For people to know it by' }),
      credits: integer({ min: 0, max: SAFE.max, default: 0, about: 'The opening balance' }),
      callback_secret: choice(['generated', 'key'], {
        default: 'generated',
        about:
          'The secret of its callbacks: a separate one, or its first key, for receivers that verify with the API key',
      }),
    },
  },
  async run(tx, _id, values, ports) {
    const { name, credits, callback_secret } = values as {
      name: string
      credits: number
      callback_secret: 'generated' | 'key'
    }
    const made = await createAccount(
      tx,
      { name, credits, callbackSecret: callback_secret, scopes: USUAL_SCOPES },
      ports,
    )
    return { id: made.id, name: made.name, credits: made.credits, key: made.key, callback_secret: made.callbackSecret }
  },
}
