import type { Column } from '../../catalog/column.ts'
import type { Field, Fields } from '../../catalog/words/field.ts'
import { type Block, codes, table } from './blocks.ts'
import { needInWords, rulesInWords, typeInWords } from './rules-in-words.ts'

/** A field of the reference. If columns differ, `rules` has a line for each group of equal columns. */
type FieldRow = { name: string; type: string; need: string; about: string; rules: string[] }

type Variant = { key: string; field: Field }

function buildFieldRows(columns: ReadonlyMap<string, Column>): FieldRow[] {
  const flat = [...columns].map(([key, column]) => ({ key, fields: flattened(column.fields) }))
  const rulesBy = [...columns.values()][0]?.rulesBy
  return [...(flat[0]?.fields.keys() ?? [])].map(name => {
    const variants = flat.map(({ key, fields }): Variant => ({ key, field: fields.get(name) as Field }))
    return name === rulesBy ? chooserRowOf(name, variants) : rowOf(name, variants, rulesBy ?? '')
  })
}

/** Fields by path; fields of records follow the record: `subjects`, `subjects[].name`. */
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

/** The field that selects the column. Each column allows only its own name; together they allow all. */
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

function rowOf(name: string, variants: readonly Variant[], rulesBy: string): FieldRow {
  const active = variants.filter(one => !one.field.standing)
  const shown = (active[0] ?? variants[0])?.field as Field
  const needs = new Set(active.map(one => needInWords(one.field)))
  const phrases = active.map(({ field }) => [
    ...rulesInWords(field),
    ...(needs.size > 1 && !isFixed(field) ? [needInWords(field)] : []),
  ])
  // Rules common to all columns come once, before the differences.
  const common = (phrases[0] ?? []).filter(phrase => phrases.every(all => all.includes(phrase)))
  const apart = groupedBy(
    active.map(({ key }, index) => ({
      key,
      words: (phrases[index] ?? []).filter(phrase => !common.includes(phrase)).join('; '),
    })),
  )
  return {
    name,
    type: typeInWords(shown),
    need: needs.size > 1 ? `by \`${rulesBy}\`` : needInWords(shown),
    about: shown.about ?? '',
    rules: [
      ...(common.length > 0 ? [common.join('; ')] : []),
      ...[...apart].flatMap(([words, keys]) => (words === '' ? [] : [`${codes(keys)}: ${words}`])),
      ...standingsOf(variants, active),
    ],
  }
}

/** If only one value is allowed, it is the default. */
const isFixed = (field: Field): boolean =>
  (field.kind === 'choice' && field.choices.length === 1) || (field.kind === 'integer' && field.min === field.max)

/** Uses the shorter form: "only for a, b" or "not for c". */
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

function groupedBy(entries: readonly { key: string; words: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { key, words } of entries) groups.set(words, [...(groups.get(words) ?? []), key])
  return groups
}

/** Rules that apply to the body as a whole. */
export function describeBodyRules(columns: ReadonlyMap<string, Column>): string[] {
  const all = [...columns]
  const [, first] = all[0] ?? []
  const budgets = groupedBy(
    all.flatMap(([key, { pictureBudget: budget }]) => {
      if (!budget) return []
      const beside = budget.max === budget.withClip ? '' : `, ${budget.withClip} beside a video`
      return [{ key, words: `at most ${budget.max} pictures${beside}` }]
    }),
  )
  return [
    ...Object.entries(first?.alias ?? {}).map(([other, name]) => `\`${other}\` is read as \`${name}\`.`),
    ...(first?.needsOneOf ? [`At least one of ${codes(first.needsOneOf)} must be given.`] : []),
    ...(first?.mentions
      ? [
          `A \`[@name]\` or \`@name\` in \`${first.mentions.text}\` must name one of \`${first.mentions.list}\`, unless ${first.mentions.unless.map(name => `\`${name}\``).join(' or ')} is given.`,
        ]
      : []),
    ...[...budgets].map(
      ([says, keys]) => `In all, those of subjects included: ${says}${budgets.size > 1 ? ` (${codes(keys)})` : ''}.`,
    ),
  ]
}

export const fieldTable = (columns: ReadonlyMap<string, Column>): Block =>
  table(
    'fields',
    ['Field', 'Type', 'Need', 'Meaning and rules'],
    buildFieldRows(columns).map(row => [
      `\`${row.name}\``,
      row.type,
      row.need,
      [row.about, ...row.rules].filter(Boolean).join('\n'),
    ]),
  )
