import { type Column, buildColumns } from './column.ts'
import type { FilmAction, Generator, Model } from './declare.ts'
import { declarationFaults } from './faults/declaration-faults.ts'
import { fieldFaults } from './faults/field-faults.ts'
import { priceFaults } from './faults/price-faults.ts'
import { fieldWidenings } from './faults/widenings.ts'
import type { Fields } from './words/field.ts'

type Register = {
  generators: readonly Generator[]
  filmActions: readonly FilmAction[]
  models: readonly Model[]
}

/**
 * Checks the declarations at start-up: each default is within its limits, a card only narrows, every possible request
 * has a price, and all names exist. An error on a card prevents the start.
 */
export function checkSoundness({ generators, filmActions, models }: Register): void {
  const faults = [
    ...nameFaults({ generators, filmActions, models }),
    ...generators.flatMap(generator => standardFaults(generator, models)),
    ...[...generators, ...filmActions].flatMap(declared => [
      ...declarationFaults(declared).map(fault => `${declared.name}: ${fault}`),
      ...[...buildColumns(declared, models).values()].flatMap(column =>
        columnFaults(declared, column).map(fault => `${column.title}: ${fault}`),
      ),
    ]),
  ]
  if (faults.length > 0) throw new Error(`the catalogue is not sound:\n${faults.join('\n')}`)
}

function nameFaults({ generators, filmActions, models }: Register): string[] {
  const byModel = new Set(generators.flatMap(({ name, rulesBy }) => (rulesBy === 'model' ? [name] : [])))
  return [
    ...twice([...generators, ...filmActions].map(({ name }) => name)),
    ...twice([...generators, ...filmActions].map(({ path }) => path)),
    ...twice(models.map(({ id }) => id)),
    ...filmActions
      .filter(({ film }) => !generators.some(one => one.name === film && one.film))
      .map(({ name, film }) => `${name}: is a step on ${film}, which is no film`),
    ...models.flatMap(({ id, rules }) =>
      Object.keys(rules)
        .filter(name => !byModel.has(name))
        .map(name => `${id}: has rules for ${name}, which is no generator with models`),
    ),
  ]
}

/** If a create must name a model or mode, the declaration has a default for callers that need not. */
function standardFaults(generator: Generator, models: readonly Model[]): string[] {
  const { name, rulesBy = '', fields, standard } = generator
  if (!fields[rulesBy]?.required) return standard === undefined ? [] : [`${name}: has a standard, and needs none`]
  const keys = [...buildColumns(generator, models).keys()]
  if (standard !== undefined && keys.includes(standard)) return []
  return [`${name}: the standard must be one of ${keys.join(', ')}, got ${standard ?? 'none'}`]
}

const twice = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at).map(name => `${name}: is declared twice`)

function columnFaults(declared: Generator | FilmAction, column: Column): string[] {
  const { pictureBudget: budget, rulesBy = '' } = declared
  const own = column.pictureBudget
  return [
    ...fieldFaults(column.fields),
    ...fieldWidenings(without(declared.fields, rulesBy), without(column.fields, rulesBy)),
    ...(budget && own && (own.max > budget.max || own.withClip > budget.withClip)
      ? ['takes more pictures than the declaration']
      : []),
    // The price of a film step depends on the film.
    ...('film' in declared && typeof declared.film === 'string' ? [] : priceFaults(column)),
  ]
}

/** The rules give the deciding field its values. */
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name))
