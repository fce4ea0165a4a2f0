import type { Catalog } from '../../catalog/catalog.ts'
import { noFindings } from '../../catalog/check/ports.ts'
import type { Generator } from '../../catalog/declare.ts'
import { Refusal } from '../../core/errors.ts'

/** The cheapest model, or mode, that takes this body, early ones last; undefined where the body names one, or nothing has to be chosen. */
export function chooseModel(generator: Generator, body: Record<string, unknown>, catalog: Catalog): string | undefined {
  const { rulesBy, fields } = generator
  if (rulesBy === undefined || body[rulesBy] !== undefined || !fields[rulesBy]?.required) return undefined
  const offers = [...catalog.columns(generator).keys()].flatMap(key => {
    const credits = priceWith(generator, { ...body, [rulesBy]: key }, catalog)
    return credits === undefined ? [] : [{ key, credits }]
  })
  const isEarly = (key: string): number => Number(catalog.models.some(({ id, early }) => id === key && early))
  return offers.sort((a, b) => isEarly(a.key) - isEarly(b.key) || a.credits - b.credits)[0]?.key
}

/** Undefined for a model that refuses the body. */
function priceWith(generator: Generator, body: Record<string, unknown>, catalog: Catalog): number | undefined {
  try {
    const { column, values } = catalog.understand(generator, body)
    return catalog.prices.quote(column, values, noFindings()).credits
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
