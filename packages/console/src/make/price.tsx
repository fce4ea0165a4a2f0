import type { Estimate } from '@kinora/client'
import { formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { fieldLabel } from './field-label.ts'

type Props = {
  estimate: Estimate | undefined
  /** Fields that are needed and empty. */
  missing: readonly string[]
}

/** The price of the current form, or what it lacks. */
export const Price = ({ estimate, missing }: Props) => (
  <p class="price" aria-live="polite">
    {estimate ? (
      <>
        <strong>{formatNumber(estimate.credits)}</strong> {t().make.credits}
      </>
    ) : (
      <span class="dim">{missing.length > 0 && t().make.missing(missing.map(fieldLabel).join(', '))}</span>
    )}
  </p>
)
