import type { Fields } from '../remote/build-form.ts'

export type RequestBody = { json: Fields } | { form: FormData }

/** Fields with those that the operator adds; null takes one away. */
export function withParameters(
  fields: Fields,
  parameters: Readonly<Record<string, string | number | boolean | null>> = {},
): Fields {
  const added = Object.entries(parameters).map(([name, value]) => [name, value ?? undefined])
  return { ...fields, ...(Object.fromEntries(added) as Fields) }
}
