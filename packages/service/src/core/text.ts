/** Quotes a received value for an error message: JSON, cut to a readable length. */
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
    // Parsing accepts deeper nesting than the stack allows for writing.
    return 'a value nested too deeply to show'
  }
}

// Longer texts are not read.
const MAX_CHARACTERS = 1_000

/**
 * Makes a foreign text acceptable to PostgreSQL: at most a thousand characters, without lone surrogates or zero bytes.
 */
export const storableText = (text: string): string => text.slice(0, MAX_CHARACTERS).replaceAll('\0', ' ').toWellFormed()
