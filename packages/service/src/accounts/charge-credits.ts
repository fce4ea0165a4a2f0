import { Refusal } from '../core/errors.ts'
import type { IdSource } from '../core/ids.ts'
import { lockAccounts } from '../store/accounts.ts'
import { appendEntry } from '../store/ledger.ts'
import type { Tx } from '../store/pool.ts'

type Charge = { accountId: string; credits: number; note: string; at: Date }

/** Takes credits for something that is done at once, without a task. */
export async function chargeCredits(tx: Tx, { accountId, credits, note, at }: Charge, nextId: IdSource): Promise<void> {
  const [account] = await lockAccounts(tx, [accountId])
  const free = account ? account.credits - account.held : 0
  if (credits > free) throw new Refusal('CreditInsufficient', `this costs ${credits} credits; ${free} are free to use`)
  await appendEntry(tx, {
    id: nextId(),
    accountId,
    taskId: null,
    kind: 'charge',
    credits: -credits,
    held: 0,
    note,
    createdAt: at,
  })
}
