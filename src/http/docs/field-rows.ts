import type { Column } from '../../catalog/column.ts'
import type { Field, Fields } from '../../catalog/words/field.ts'
import { type Block, codes, table } from './blocks.ts'
import { needInWords, rulesInWords, typeInWords } from './rules-in-words.ts'

/** A field as the reference shows it. Where columns differ, `rules` has a line for each group that agrees. */
export type FieldRow = { name: string; type: string; need: string; about: string; rules: string[] }

type Variant = { key: string; field: Field }

export function fieldRowsOf(columns: ReadonlyMap<string, Column>): FieldRow[] {
  const flat = [...columns].map(([key, column]) => ({ key, fields: flattened(column.fields) }))
  const rulesBy = [...columns.values()][0]?.rulesBy
  return [...(flat[0]?.fields.keys() ?? [])].map(name => {
    const variants = flat.map(({ key, fields }): Variant => ({ key, field: fields.get(name) as Field }))
    return name === rulesBy ? chooserRowOf(name, variants) : rowOf(name, variants)
  })
}

/** Fields by path, those of records after the record: `subjects`, `subjects[].name`. */
function flattened(fields: Fields, prefix = ''): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const [name, field] of Object.entries(fields)) {
    found.set(prefix + name, field)
    const inner = field.kind === 'list' ? field.of : field
    if (inner.kind !== 'record') continue
    const dot = field.kind === 'list' ? `${prefix}${name}[].` : `${prefix}${name}.`
    for (const [path, one] of flattened(inner.fields, dot)) found.set(path, one)
  }
  return found
}

/** The field that chooses the column: each column allows only its own name, together they allow all. */
function chooserRowOf(name: string, variants: readonly Variant[]): FieldRow {
  const field = (variants.find(one => !one.field.required) ?? variants[0])?.field as Field
  return {
    name,
    type: typeInWords(field),
    need: needInWords(field),
    about: field.about ?? '',
    rules: [codes(variants.map(one => one.key))],
  }
}

function rowOf(name: string, variants: readonly Variant[]): FieldRow {
  const active = variants.filter(one => !one.field.standing)
  const shown = (active[0] ?? variants[0])?.field as Field
  const needs = new Set(active.map(one => needInWords(one.field)))
  const need = needs.size > 1 ? 'depends' : needInWords(shown)
  const said = groupedBy(active, ({ field }) =>
    joinedOf([rulesInWords(field), ...(needs.size > 1 ? [needInWords(field)] : [])]),
  )
  const rules = [...said].flatMap(([rule, keys]) =>
    rule === '' ? [] : [said.size > 1 ? `${codes(keys)}: ${rule}` : rule],
  )
  return {
    name,
    type: typeInWords(shown),
    need,
    about: shown.about ?? '',
    rules: [...rules, ...standingsOf(variants, active)],
  }
}

const joinedOf = (words: readonly string[]): string => words.filter(Boolean).join('; ')

/** Names the smaller side: "only for a, b" where that is shorter than the list of the others. */
function standingsOf(variants: readonly Variant[], active: readonly Variant[]): string[] {
  const effects = { ignored: 'without effect', rejected: 'must not be passed' } as const
  return Object.entries(effects).flatMap(([standing, says]) => {
    const keys = variants.filter(one => one.field.standing === standing).map(one => one.key)
    if (keys.length === 0) return []
    const others = keys.length + active.length === variants.length && active.length > 0 && active.length < keys.length
    return [
      others ? `only with ${codes(active.map(one => one.key))}; ${says} otherwise` : `${says} with ${codes(keys)}`,
    ]
  })
}

function groupedBy(variants: readonly Variant[], wordsOf: (variant: Variant) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const variant of variants) {
    const words = wordsOf(variant)
    groups.set(words, [...(groups.get(words) ?? []), variant.key])
  }
  return groups
}

/** What is demanded of the body as a whole. */
export function bodyRulesOf(columns: ReadonlyMap<string, Column>): string[] {
  const all = [...columns]
  const [, first] = all[0] ?? []
  const budgets = new Map<string, string[]>()
  for (const [key, { pictureBudget: budget }] of all) {
    if (!budget) continue
    const says =
      budget.max === budget.withClip
        ? `at most ${budget.max} pictures`
        : `at most ${budget.max} pictures, ${budget.withClip} beside a video`
    budgets.set(says, [...(budgets.get(says) ?? []), key])
  }
  return [
    ...(first?.needsOneOf ? [`At least one of ${codes(first.needsOneOf)} must be given.`] : []),
    ...(first?.mentions
      ? [
          `A \`[@name]\` or \`@name\` in \`${first.mentions.text}\` must name one of \`${first.mentions.list}\`, unless \`${first.mentions.unless}\` is true.`,
        ]
      : []),
    ...[...budgets].map(
      ([says, keys]) => `In all, those of subjects included: ${says}${budgets.size > 1 ? ` (${codes(keys)})` : ''}.`,
    ),
  ]
}

export const fieldTableOf = (columns: ReadonlyMap<string, Column>): Block =>
  table(
    'fields',
    ['Field', 'Type', 'Need', 'Meaning and rules'],
    fieldRowsOf(columns).map(row => [
      `\`${row.name}\``,
      row.type,
      row.need,
      [row.about, ...row.rules].filter(Boolean).join('\n'),
    ]),
  )
