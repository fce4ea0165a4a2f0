import { firstIdAt } from '../core/ids.ts'
import { forgetSteps, sumUpLedger } from '../store/retention/old-rows.ts'
import { inBatches, type SweepPorts } from './sweep-files.ts'

/** In days; 0 keeps ledger entries for ever. */
type RowRetention = { keepStepDays: number; keepLedgerDays: number }

const DAY_MS = 86_400_000
const MOST_ROWS = 1_000

/** Deletes expired rows, as files are swept: in batches, in one process at a time. */
export async function sweepRows(
  { keepStepDays, keepLedgerDays }: RowRetention,
  ports: SweepPorts,
): Promise<{ steps: number; ledger: number }> {
  const before = (days: number): string => firstIdAt(ports.clock() - days * DAY_MS)
  const steps = await inBatches(ports, tx => forgetSteps(tx, before(keepStepDays), MOST_ROWS), MOST_ROWS)
  const ledger =
    keepLedgerDays > 0 ? await inBatches(ports, tx => sumUpLedger(tx, before(keepLedgerDays), MOST_ROWS), MOST_ROWS) : 0
  if (steps + ledger > 0) ports.log.info({ steps, ledger }, 'deleted expired rows')
  return { steps, ledger }
}
