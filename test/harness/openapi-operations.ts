export type Json = Record<string, any>
export type Operation = { method: string; path: string; operation: Json }

/** The operations of an OpenAPI document, one after the other. */
export const operationsOf = (document: Json): Operation[] =>
  Object.entries(document.paths as Json).flatMap(([path, item]) =>
    Object.entries(item as Json).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Json,
    })),
  )

export const bodyOf = ({ operation }: Operation): Json | undefined => operation.requestBody?.content['application/json']

export const examplesOf = (one: Operation): Json[] =>
  Object.values((bodyOf(one)?.examples ?? {}) as Json).map(({ value }) => value)

/** Names of the schemas that a body may follow. */
export const componentsOf = (schema: Json): string[] =>
  (schema.oneOf ?? [schema]).map(({ $ref }: Json) => String($ref).replace('#/components/schemas/', ''))
