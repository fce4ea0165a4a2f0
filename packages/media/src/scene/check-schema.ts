import { compileSchema } from './compile-schema.ts'
import { schemaProblems } from './schema-problems.ts'
import type { Problem } from './problem.ts'
import type { JsonSchema } from './schema-words.ts'

const compiled = new Map<string, ReturnType<typeof compileSchema>>()

/** All deviations of a document from a schema. */
export function checkSchema(schema: JsonSchema & { readonly $id: string }, document: unknown): Problem[] {
  const check = compiled.get(schema.$id) ?? compileSchema(schema)
  compiled.set(schema.$id, check)
  return check(document) ? [] : schemaProblems(check.errors ?? [])
}
