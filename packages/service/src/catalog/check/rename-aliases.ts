type Body = Record<string, unknown>

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Replaces aliases of fields by their names. If both are given, the value of the proper name wins. */
export function renameAliases(alias: Readonly<Record<string, string>>, body: Body): Body {
  const renamed = { ...body }
  for (const [other, name] of Object.entries(alias)) {
    if (isNothing(body[other])) delete renamed[other]
    else if (isNothing(renamed[name])) {
      renamed[name] = body[other]
      delete renamed[other]
    }
  }
  return renamed
}
