import { formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'

// A slow interval; a create updates the balance at once.
const EVERY_MS = 30_000

/** The available credits. */
export function Balance() {
  const { value, reload } = useLoad(signal => client().credits({ signal }), [])
  useVisibleInterval(reload, EVERY_MS)
  if (!value) return null
  return <p class="balance">{t().shell.credits(formatNumber(value.credit_remain))}</p>
}
