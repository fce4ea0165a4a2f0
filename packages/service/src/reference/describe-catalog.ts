import type { Catalog } from '../catalog/catalog.ts'
import type { NamedDeclaration } from '../catalog/column.ts'
import type { Generator } from '../catalog/declare.ts'
import { STANDARD_VOICES } from '../catalog/voices.ts'
import type { Field, Fields } from '../catalog/words/field.ts'

/** A declared field with the API's names: everything that a form needs. */
type DescribedField = Record<string, unknown>

export type DescribedGenerator = {
  name: string
  path: string
  summary: string
  film: boolean
  rules_by?: string
  needs_one_of?: readonly string[]
  fields: Record<string, DescribedField>
  /** By the value of the deciding field: only the differences from `fields`. */
  columns: { key: string; fields: Record<string, DescribedField> }[]
}

/** The declarations as data for programs that build forms. */
export const describeCatalog = (catalog: Catalog) => ({
  generators: catalog.generators.map(
    (generator): DescribedGenerator => ({
      name: generator.name,
      path: generator.path,
      summary: generator.summary,
      film: generator.film ?? false,
      ...(generator.rulesBy && { rules_by: generator.rulesBy }),
      ...(generator.needsOneOf && { needs_one_of: generator.needsOneOf }),
      fields: withStandards(generator, describeFields(generator.fields)),
      columns: describeColumns(generator, catalog),
    }),
  ),
  models: catalog.models.map(({ id, about }) => ({ id, about })),
})

/** Defaults for fields that a create must name but a form may leave open. */
const withStandards = ({ rulesBy, standard, fields }: Generator, described: Record<string, DescribedField>) =>
  Object.fromEntries(
    Object.entries(described).map(([name, told]) => {
      if (name === rulesBy && standard !== undefined) return [name, { ...told, default: standard }]
      const field = fields[name]
      return [
        name,
        field?.kind === 'voice' && field.required ? { ...told, default_by_language: STANDARD_VOICES } : told,
      ]
    }),
  )

function describeColumns(declared: NamedDeclaration, catalog: Catalog): DescribedGenerator['columns'] {
  const wide = describeFields(declared.fields)
  return [...catalog.columns(declared).values()]
    .filter(({ key }) => key !== '')
    .map(({ key, fields }) => {
      const own = Object.entries(describeFields(fields)).filter(
        ([name, field]) => name !== declared.rulesBy && JSON.stringify(field) !== JSON.stringify(wide[name]),
      )
      return { key, fields: Object.fromEntries(own) }
    })
}

const describeFields = (fields: Fields): Record<string, DescribedField> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeField(field)]))

function describeField(field: Field): DescribedField {
  const { mindMisspellings: _, ...told } = field as Field & { mindMisspellings?: unknown }
  return Object.fromEntries(
    Object.entries(told).map(([option, value]) => {
      if (option === 'of') return ['of', describeField(value as Field)]
      if (option === 'fields') return ['fields', describeFields(value as Fields)]
      return [snakeCase(option), value]
    }),
  )
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
