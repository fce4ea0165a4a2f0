import { integer, SAFE, text } from '../catalog/words/words.ts'
import { formatIsoTime } from '../core/clock.ts'
import { refuseField } from '../core/errors.ts'
import { adjustCredits } from './credits.ts'
import type { Operation } from './operation.ts'

/** An operator gives or takes credits. */
export const changeCredits: Operation = {
  request: {
    name: 'credit adjustment',
    summary: 'Give or take credits',
    fields: {
      amount: integer({
        required: true,
        ...SAFE,
        about: 'Credits to add, or to take when negative; not 0, and never below what running work holds',
      }),
      note: text({ required: true, max: 1_000, about: 'Why; kept in the ledger' }),
    },
  },
  async run(tx, id, values, { clock, nextId }) {
    const { amount, note } = values as { amount: number; note: string }
    if (amount === 0) throw refuseField('amount', 'amount must not be 0')
    const at = new Date(clock())
    const { entry, credits, held } = await adjustCredits(tx, { accountId: id, amount, note, at }, nextId)
    return { id: entry.id, account_id: id, amount, note, credits, held, created_at: formatIsoTime(at.getTime()) }
  },
}
