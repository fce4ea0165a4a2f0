export type Schema = Record<string, any>

/** The same schema, which refuses fields that it does not tell of, at every depth. An object that tells of none stays open. */
export function strict(schema: Schema): Schema {
  const closes = schema.allOf !== undefined || schema.properties !== undefined
  return { ...inner(schema), ...(closes && { unevaluatedProperties: false }) }
}

/** Inner schemas; members of an `allOf` are closed by their parent. */
function inner({ allOf, properties, items, ...rest }: Schema): Schema {
  return {
    ...rest,
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties as Schema).map(([name, one]) => [name, strict(one)])),
    }),
    ...(items && { items: strict(items) }),
  }
}
