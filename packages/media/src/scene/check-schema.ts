import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaProblems } from './schema-problems.ts'
import type { Problem } from './problem.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })

/** What of a document does not fit a schema, all at once. */
export function checkSchema(schema: { readonly $id: string }, document: unknown): Problem[] {
  const check = ajv.getSchema(schema.$id) ?? ajv.compile(schema)
  return check(document) ? [] : schemaProblems(check.errors ?? [])
}
