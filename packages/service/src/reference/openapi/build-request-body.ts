import type { Catalog } from '../../catalog/catalog.ts'
import type { Column, NamedDeclaration } from '../../catalog/column.ts'
import type { JsonSchema } from '../../catalog/build-schema.ts'
import type { Operation } from '../operation.ts'
import { buildExample } from '../page/build-example.ts'
import { componentName, refTo } from './component-name.ts'

/** A body: one schema, or a choice between the schemas of the columns, each with a valid example. */
export function buildRequestBody(
  catalog: Catalog,
  declared: NamedDeclaration,
  { bodyOptional, takesForm }: Pick<Operation, 'bodyOptional' | 'takesForm'>,
): object {
  const columns = [...catalog.columns(declared)]
  const examples = columns.map(([key, column]) => [key || 'example', { value: buildExample(declared, column) }])
  const content = { schema: schemaFor(declared, columns), examples: Object.fromEntries(examples) }
  const { schema } = content
  return {
    required: bodyOptional !== true,
    content: { 'application/json': content, ...(takesForm && { 'multipart/form-data': { schema } }) },
  }
}

function schemaFor({ rulesBy }: NamedDeclaration, columns: readonly [string, Column][]): JsonSchema {
  const refOf = (column: Column): { $ref: string } => refTo('schemas', componentName(column.title))
  const [only] = columns
  if (columns.length === 1 && only) return refOf(only[1])
  const oneOf = columns.map(([, column]) => refOf(column))
  // A discriminator must be a required field, so a field with a default cannot be one.
  if (!rulesBy || !columns.every(([, column]) => column.fields[rulesBy]?.required)) return { oneOf }
  const mapping = columns.flatMap(([, column]) => namesOf(column, rulesBy).map(name => [name, refOf(column).$ref]))
  return { oneOf, discriminator: { propertyName: rulesBy, mapping: Object.fromEntries(mapping) } }
}

/** All values that select the column, including aliases of a model's id. */
function namesOf(column: Column, rulesBy: string): readonly string[] {
  const chooser = column.fields[rulesBy]
  return chooser?.kind === 'choice' ? chooser.choices : [column.key]
}
