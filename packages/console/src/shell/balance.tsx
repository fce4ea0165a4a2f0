import { formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'

// Slow enough to cost nothing; a create shows its price at once.
const EVERY_MS = 30_000

/** What may still be spent. */
export function Balance() {
  const { value, reload } = useLoad(signal => client().credits({ signal }), [])
  useVisibleInterval(reload, EVERY_MS)
  if (!value) return null
  return <p class="balance">{t().shell.credits(formatNumber(value.credit_remain))}</p>
}
