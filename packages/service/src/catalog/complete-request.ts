import type { Catalog } from './catalog.ts'
import { noFindings } from './check/ports.ts'
import type { Generator } from './declare.ts'
import type { Values } from './fill-defaults.ts'
import { Refusal } from '../core/errors.ts'
import { standardVoice } from './voices.ts'

/**
 * Adds the default model and voice to a request. A create must name both, but commands, tools, forms and previews need
 * not; they share these defaults.
 */
export function completeRequest(generator: Generator, body: Values, catalog: Catalog): Values {
  const voiced = { ...body, ...standardVoicesFor(generator, body) }
  const chosen = chooseColumn(generator, voiced, catalog)
  return chosen === undefined ? voiced : { ...voiced, [generator.rulesBy ?? '']: chosen }
}

/** The fields that `completeRequest` can add although a create requires them. */
export const mayBeLeftOut = ({ rulesBy, fields, standard }: Generator, name: string): boolean =>
  (name === rulesBy && standard !== undefined) || (fields[name]?.kind === 'voice' && fields[name].required === true)

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The default for a required voice, by the language of the text. */
function standardVoicesFor({ fields }: Generator, body: Values): Values {
  const lacking = Object.entries(fields).filter(
    ([name, field]) => field.kind === 'voice' && field.required && isMissing(body[name]),
  )
  if (lacking.length === 0) return {}
  const texts = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => body[name])
  const said = texts.filter(text => typeof text === 'string').join('\n')
  return Object.fromEntries(lacking.map(([name]) => [name, standardVoice(said)]))
}

/**
 * The standard model or mode, or if it rejects the request, the cheapest one that accepts it. If none does, the
 * standard one, because its errors describe the problem best.
 */
function chooseColumn(generator: Generator, body: Values, catalog: Catalog): string | undefined {
  const { rulesBy, standard } = generator
  if (rulesBy === undefined || standard === undefined || !isMissing(body[rulesBy])) return undefined
  const priceWith = (key: string): number | undefined => price(generator, { ...body, [rulesBy]: key }, catalog)
  if (priceWith(standard) !== undefined) return standard
  const offers = [...catalog.columns(generator).keys()].flatMap(key => {
    const credits = priceWith(key)
    return credits === undefined ? [] : [{ key, credits }]
  })
  return offers.sort((a, b) => a.credits - b.credits)[0]?.key ?? standard
}

/** Undefined if the model rejects the request. */
function price(generator: Generator, body: Values, catalog: Catalog): number | undefined {
  try {
    const { column, values } = catalog.understand(generator, body)
    return catalog.prices.quote(column, values, noFindings()).credits
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
