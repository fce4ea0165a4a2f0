import { refuseField, Refusal } from '../core/errors.ts'
import type { IdSource } from '../core/ids.ts'
import { lockAccounts } from '../store/accounts.ts'
import { appendEntry, type LedgerEntry } from '../store/ledger.ts'
import type { Tx } from '../store/pool.ts'

type Adjustment = { accountId: string; amount: number; note: string; at: Date; kind?: 'grant' | 'adjust' }

/**
 * Adds or removes credits; the balance never falls below the credits held by running work. Returns the entry and the
 * new balance.
 */
export async function adjustCredits(
  tx: Tx,
  change: Adjustment,
  nextId: IdSource,
): Promise<{ entry: LedgerEntry; credits: number; held: number }> {
  const { accountId, amount, note, at, kind = 'adjust' } = change
  const [account] = await lockAccounts(tx, [accountId])
  if (!account) throw new Refusal('NotFound', `there is no account ${accountId}`)
  const credits = account.credits + amount
  if (credits < account.held) {
    throw refuseField(
      'amount',
      `amount must leave at least the ${account.held} credits that are held; ${account.credits} + ${amount} is ${credits}`,
    )
  }
  if (!Number.isSafeInteger(credits))
    throw refuseField('amount', `amount makes the balance too large to count: ${credits}`)
  const entry: LedgerEntry = {
    id: nextId(),
    accountId,
    taskId: null,
    kind,
    credits: amount,
    held: 0,
    note,
    createdAt: at,
  }
  await appendEntry(tx, entry)
  return { entry, credits, held: account.held }
}

type Charge = { accountId: string; credits: number; note: string; at: Date }

/** Charges credits for work that is done at once, without a task. */
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
