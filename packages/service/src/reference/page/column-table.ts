import type { Catalog } from '../../catalog/catalog.ts'
import type { Column, NamedDeclaration } from '../../catalog/column.ts'
import type { ChoiceField, Field, IntegerField } from '../../catalog/words/field.ts'
import { type Block, codes, table } from './blocks.ts'
import { priceInWords } from './price-in-words.ts'
import { joinWithOr, rangeInWords, rulesInWords, thousands } from './rules-in-words.ts'

/** Shown even if all columns agree, because readers choose by them. */
const ALWAYS = ['duration', 'resolution']

/** A comparison of models or modes: differences, unsupported fields, prices. */
export function columnTable(catalog: Catalog, declared: NamedDeclaration): Block | undefined {
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

/** The table of fields shows fields without effect; here only the accepted values count. */
function differs(name: string, columns: readonly Column[]): boolean {
  const cells = columns
    .map(column => column.fields[name])
    .filter(field => field && !field.standing && field.kind !== 'list')
  return new Set(cells.map(field => cellOf(name, field as Field))).size > 1
}

function cellOf(name: string, field: Field): string {
  if (field.standing) return field.standing === 'ignored' ? 'no effect' : '–'
  if (field.kind === 'integer') return secondsOrNumbersOf(name, field)
  if (field.kind === 'choice') return choicesOf(field)
  if (field.kind === 'flag') return field.never ? `only \`${!field.never.value}\`` : `**${field.default ?? false}**`
  if (field.kind === 'text' && field.max !== undefined) return `≤ ${thousands(field.max)}`
  return rulesInWords(field).join('; ')
}

function secondsOrNumbersOf(name: string, { min, max, choices, default: standard }: IntegerField): string {
  const unit = name === 'duration' ? ' s' : ''
  if (min === max) return `${min}${unit}`
  const range = choices ? joinWithOr(choices.map(String)) : rangeInWords(min, max)
  return `${range}${unit}${standard === undefined ? '' : ` (${standard})`}`
}

function choicesOf({ choices, default: standard, cases = [] }: ChoiceField): string {
  const narrowed = cases.flatMap(({ when, choices: left }) => {
    const condition = Object.entries(when).map(([name, value]) => `${name} ${value}`)
    return left ? [`\n${condition.join(', ')}: ${left.join(', ')}`] : []
  })
  return choices.map(one => (one === standard ? `**${one}**` : one)).join(', ') + narrowed.join('')
}
