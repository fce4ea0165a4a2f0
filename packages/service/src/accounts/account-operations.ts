import { integer, SAFE, text } from '../catalog/words/words.ts'
import { type AccountRow, changeLimits, findAccount, listAccounts } from '../store/accounts.ts'
import { noAccount } from './keys.ts'
import { type Listing, type Operation, PAGE_FIELDS } from './operation.ts'
import { formatIsoTime } from '../core/clock.ts'
import type { Tx } from '../store/pool.ts'
import { refuseField } from '../core/errors.ts'
import { adjustCredits } from './credits.ts'

// Far more than the database can handle; rejects typing errors.
const [MAX_RUNNING, MAX_UNFINISHED] = [10_000, 10_000_000]

/** Changes an account's limits. Running work continues. */
export const changeAccountLimits: Operation = {
  request: {
    name: 'account limits',
    summary: 'Change how many tasks an account may have',
    fields: {
      max_running: integer({ min: 1, max: MAX_RUNNING, about: 'Tasks that may run at a time' }),
      max_unfinished: integer({ min: 1, max: MAX_UNFINISHED, about: 'Tasks that may wait or run at a time' }),
      class: text({ max: 32, about: 'The kind of customer, in your own word; a label of the metrics' }),
    },
    needsOneOf: ['max_running', 'max_unfinished', 'class'],
  },
  async run(tx, id, values) {
    const {
      max_running,
      max_unfinished,
      class: accountClass,
    } = values as {
      max_running?: number
      max_unfinished?: number
      class?: string
    }
    const account = await changeLimits(tx, id, {
      maxRunning: max_running,
      maxUnfinished: max_unfinished,
      accountClass,
    })
    if (!account) throw noAccount(id)
    return shownAccount(account)
  },
}

export const shownAccount = ({ created_at, ...account }: AccountRow) => ({
  ...account,
  created_at: formatIsoTime(created_at.getTime()),
})

type ShownAccount = ReturnType<typeof shownAccount>

/** An account with its balance, its limits and how much of them is in use. */
export async function showAccount(tx: Tx, id: string): Promise<ShownAccount> {
  const account = await findAccount(tx, id)
  if (!account) throw noAccount(id)
  return shownAccount(account)
}

/** Every account, the oldest first. */
export const accountListing: Listing = {
  name: 'accounts',
  query: { name: 'account list query', summary: 'The accounts, oldest first', fields: PAGE_FIELDS },
  entries: async (tx, _id, _values, { last, limit }) => (await listAccounts(tx, last, limit)).map(shownAccount),
}

/** An operator adds or removes credits. */
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
