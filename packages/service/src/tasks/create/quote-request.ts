import type { OrderKind } from '@kinora/media/engine/contract'
import type { Catalog, UnderstoodRequest } from '../../catalog/catalog.ts'
import { modelIn } from '../../catalog/column.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Quote } from '../../catalog/price-book.ts'
import { findPlan } from '../plans.ts'

export type QuotePorts = {
  catalog: Pick<Catalog, 'prices'>
  /** Credits that the first engine for an order adds to the price of its task. */
  modelCredits: (asked: { kind: OrderKind; generator: string; model: string }) => number
}

/**
 * The price of a request. A language model that may read or write it adds its own once; a task that the rules read or
 * write gets that back.
 */
export function quoteRequest(
  { name, plan }: Pick<Generator, 'name' | 'plan'>,
  { column, values, findings }: UnderstoodRequest,
  { catalog, modelCredits }: QuotePorts,
): Quote & { modelCredits: number } {
  const quote = catalog.prices.quote(column, values, findings)
  const kinds = findPlan(plan).mayAsk?.(values) ?? []
  const model = modelIn(column)
  const added = Math.max(0, ...kinds.map(kind => modelCredits({ kind, generator: name, model })))
  return { ...quote, credits: quote.credits + added, modelCredits: added }
}
