import { formatIsoTime } from '../core/clock.ts'
import { type AccountRow, findAccount, listAccounts } from '../store/accounts.ts'
import type { Tx } from '../store/pool.ts'
import { noAccount } from './keys.ts'
import { type Listing, PAGE_FIELDS } from './operation.ts'

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
