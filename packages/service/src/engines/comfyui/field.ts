/** An own property of a foreign value. */
export const field = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Record<string, unknown>)[name]
    : undefined

/** The same where it is a text; anything else is `otherwise`. */
export function textField(given: unknown, name: string, otherwise = ''): string {
  const value = field(given, name)
  return typeof value === 'string' ? value : otherwise
}
