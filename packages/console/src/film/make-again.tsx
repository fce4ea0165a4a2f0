import type { ComponentChildren } from 'preact'
import { mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { PriceProblem, PriceTag } from '../task-parts/price-tag.tsx'
import type { usePrice } from '../task-parts/use-price.ts'

type Props = { price: ReturnType<typeof usePrice>; isReady: boolean; problem: ComponentChildren }

/** The end of a form that makes a part again: its price, the button, and why it failed. */
export function MakeAgain({ price, isReady, problem }: Props) {
  return (
    <>
      <PriceProblem price={price} />
      <div class="buttons">
        <button type="submit" disabled={!isReady || !mayCreate.value || (price !== undefined && 'problem' in price)}>
          {t().film.makeAgain}
          <PriceTag price={price} />
        </button>
        {problem}
      </div>
    </>
  )
}
