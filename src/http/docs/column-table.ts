import type { Catalog } from '../../catalog/catalog.ts'
import type { Column, Named } from '../../catalog/column.ts'
import type { Field } from '../../catalog/words/field.ts'
import { type Block, codes, table } from './blocks.ts'
import { priceInWords } from './price-in-words.ts'
import { orOf, rangeInWords, rulesInWords, thousands } from './rules-in-words.ts'

/** What a reader chooses by, so shown even where all columns agree. */
const ALWAYS = ['duration', 'resolution']

/** Models or modes side by side: where they differ, what they do not take, what they cost. */
export function columnTableOf(catalog: Catalog, declared: Named): Block | undefined {
  const columns = [...catalog.columns(declared)]
  if (columns.length < 2) return undefined
  const all = columns.map(([, column]) => column)
  const names = Object.keys(all[0]?.fields ?? {}).filter(
    name => ALWAYS.includes(name) || (name !== declared.rulesBy && differs(name, all)),
  )
  const refused = all.some(column => rejectedOf(column).length > 0)
  const priced = all.some(column => catalog.prices.list[column.title])
  if (names.length === 0 && !refused && !priced) return undefined
  const fields = [declared.rulesBy ?? '', ...names].map(name => `\`${name}\``)
  return table(
    'grid',
    [...fields, ...(refused ? ['Does not take'] : []), ...(priced ? ['Credits'] : [])],
    columns.map(([key, column]) => {
      const price = catalog.prices.list[column.title]
      return [
        `\`${key}\``,
        ...names.map(name => cellOf(name, column.fields[name] as Field)),
        ...(refused ? [codes(rejectedOf(column)) || '–'] : []),
        ...(priced ? [price ? priceInWords(price) : '–'] : []),
      ]
    }),
  )
}

const rejectedOf = ({ fields }: Column): string[] =>
  Object.keys(fields).filter(name => fields[name]?.standing === 'rejected')

/** Having no effect in a column is told in the table of fields; here only what a field takes counts. */
function differs(name: string, columns: readonly Column[]): boolean {
  const cells = columns
    .map(column => column.fields[name])
    .filter(field => field && !field.standing && field.kind !== 'list')
  return new Set(cells.map(field => cellOf(name, field as Field))).size > 1
}

function cellOf(name: string, field: Field): string {
  if (field.standing === 'ignored') return 'no effect'
  if (field.standing === 'rejected') return '–'
  const cases = (field.cases ?? []).flatMap(one =>
    one.choices
      ? [
          `\n${Object.entries(one.when)
            .map(([key, value]) => `${key} ${value}`)
            .join(', ')}: ${one.choices.join(', ')}`,
        ]
      : [],
  )
  switch (field.kind) {
    case 'integer': {
      const range = field.choices
        ? orOf(field.choices.map(String))
        : field.min === field.max
          ? String(field.min)
          : rangeInWords(field.min, field.max)
      const unit = name === 'duration' ? ' s' : ''
      return field.default === undefined || field.min === field.max
        ? `${range}${unit}`
        : `${range}${unit} (${field.default})`
    }
    case 'choice': {
      const others = field.choices.filter(choice => choice !== field.default)
      return `${[...(field.default === undefined ? [] : [`**${field.default}**`]), ...others].join(', ')}${cases.join('')}`
    }
    case 'flag':
      return field.never ? `only \`${!field.never.value}\`` : `**${field.default ?? false}**`
    case 'text':
      return field.max === undefined ? 'any length' : `≤ ${thousands(field.max)}`
    default:
      return rulesInWords(field).join('; ')
  }
}
