/** A received value as it is quoted in an error message: JSON, cut to a length that stays readable. */
export function quoteValue(value: unknown, maxCharacters = 60): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string' && value.length > maxCharacters) {
    return `${JSON.stringify(value.slice(0, maxCharacters - 20).toWellFormed())}… (${value.length} characters)`
  }
  if (Array.isArray(value) && value.length > 20) return `a list of ${value.length}`
  const json = jsonOf(value)
  return json.length > maxCharacters ? `${json.slice(0, maxCharacters).toWellFormed()}…` : json
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    // Nested more deeply than the stack is high: parsing takes that, writing does not.
    return 'a value nested too deeply to show'
  }
}
