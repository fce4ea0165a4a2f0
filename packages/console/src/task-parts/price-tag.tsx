import { formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import type { Price } from './use-price.ts'

/** The price inside a button. */
export const PriceTag = ({ price }: { price: Price }) =>
  price && 'credits' in price ? <span class="price-tag">{t().film.credits(formatNumber(price.credits))}</span> : null

/** Why there is no price. */
export const PriceProblem = ({ price }: { price: Price }) =>
  price && 'problem' in price ? (
    <p class="field-error" role="alert">
      {price.problem}
    </p>
  ) : null
