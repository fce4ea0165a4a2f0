import type { Estimate } from '@kinora/client'
import { formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'

/** The price of the current form. */
export const Price = ({ estimate }: { estimate: Estimate | undefined }) => (
  <p class="price" aria-live="polite">
    {estimate ? (
      <>
        <strong>{formatNumber(estimate.credits)}</strong> {t().make.credits}
      </>
    ) : (
      <span class="dim">{t().make.noPrice}</span>
    )}
  </p>
)
