import type { Declaration, Model, Rule } from './declare.ts'
import type { Tariff } from './tariff.ts'
import type { Field, Fields } from './words/field.ts'

/** A request's rules for one model or mode: the generator's fields after the card's patch. */
export type Column = {
  /** `img2video genq3-turbo`: used in messages and as the schema's title. */
  title: string
  /** The value of `rulesBy` that selects this column; empty if there is only one. */
  key: string
  fields: Fields
  rulesBy?: string
  alias?: Readonly<Record<string, string>>
  needsOneOf?: readonly string[]
  mentions?: { text: string; list: string; unless: readonly string[] }
  spans?: { list: string; within: string; longest: number }
  pictureBudget?: { max: number; withClip: number }
  price?: Tariff
}

export type NamedDeclaration = Declaration & { name: string }

/** The model of a request in the catalogue's spelling; empty without a choice. */
export const modelIn = ({ rulesBy, key }: Pick<Column, 'rulesBy' | 'key'>): string => (rulesBy === 'model' ? key : '')

/** Other accepted names for a key. */
type FindAliases = (key: string) => readonly string[]

/** All columns of a declaration by key. A declaration without a choice has one, with an empty key. */
export function buildColumns(
  declared: NamedDeclaration,
  models: readonly Model[],
  aliasesOf: FindAliases = () => [],
): Map<string, Column> {
  if (!declared.rulesBy) return new Map([['', columnOf(declared, '', {}, [])]])
  const rules = rulesOf(declared, models)
  return new Map(
    Object.keys(rules).map(key => [key, columnOf(declared, key, rules[key] ?? {}, [key, ...aliasesOf(key)])]),
  )
}

/** The widest rules of a declaration, for a body with an unknown model or mode. */
export const buildWidestColumn = (declared: NamedDeclaration, models: readonly Model[]): Column =>
  columnOf(declared, '', {}, declared.rulesBy ? Object.keys(rulesOf(declared, models)) : [])

function rulesOf(declared: NamedDeclaration, models: readonly Model[]): Record<string, Rule> {
  if (declared.rules) return declared.rules
  const rules: Record<string, Rule> = {}
  for (const card of models) {
    const rule = card.rules[declared.name]
    if (rule) rules[card.id] = rule
  }
  return rules
}

function columnOf(declared: NamedDeclaration, key: string, rule: Rule, names: readonly string[]): Column {
  const { rulesBy, alias, needsOneOf, mentions, spans } = declared
  let fields: Fields = { ...declared.fields }
  for (const [name, patch] of Object.entries(rule.fields ?? {})) fields = patched(fields, [name], patch)
  for (const name of rule.requires ?? []) fields = patched(fields, [name], { required: true })
  for (const path of rule.ignores ?? []) fields = patched(fields, path.split('.'), { standing: 'ignored' })
  for (const path of rule.rejects ?? []) fields = patched(fields, path.split('.'), { standing: 'rejected' })
  if (rulesBy)
    fields = patched(fields, [rulesBy], { choices: names, ...(isStandard(declared, key) ? {} : { required: true }) })
  const price = rule.price ?? declared.price
  const pictureBudget = rule.pictureBudget ?? declared.pictureBudget
  return {
    title: key ? `${declared.name} ${key}` : declared.name,
    key,
    fields,
    ...(rulesBy && { rulesBy }),
    ...(alias && { alias }),
    ...(needsOneOf && { needsOneOf }),
    ...(mentions && { mentions }),
    ...(spans && { spans }),
    ...(pictureBudget && { pictureBudget }),
    ...(price && { price }),
  }
}

/** True for the column that applies if the deciding field is absent. */
function isStandard({ rulesBy, fields }: NamedDeclaration, key: string): boolean {
  const chooser = fields[rulesBy ?? '']
  return key === '' || (chooser?.kind === 'choice' && chooser.default === key)
}

function patched(fields: Fields, [name = '', ...inner]: string[], patch: Partial<Field>): Fields {
  const field = fields[name]
  if (!field) throw new Error(`a rule patches "${name}", which the declaration does not have`)
  if (inner.length === 0) return { ...fields, [name]: { ...field, ...patch } as Field }
  if (field.kind !== 'list' || field.of.kind !== 'record') throw new Error(`"${name}" is not a list of records`)
  const of = { ...field.of, fields: patched(field.of.fields, inner, patch) }
  return { ...fields, [name]: { ...field, of } }
}
