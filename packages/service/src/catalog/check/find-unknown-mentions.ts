/**
 * Mentions in a prompt that name none of the subjects: `[@name]` wants the exact name; a bare `@name` is satisfied by any
 * name that follows the sign (names need no space after them in Chinese). An `@` inside a word, as in an address, is text.
 */
export function findUnknownMentions(prompt: string, names: readonly string[]): string[] {
  const unknown: string[] = []
  for (const match of prompt.matchAll(/\[@([^\]]*)\]|(?<![\p{L}\p{N}._%+-])@(?=[\p{L}\p{N}_])/gu)) {
    const [whole, bracketed] = match
    if (bracketed !== undefined) {
      if (!names.includes(bracketed.trim())) unknown.push(whole)
      continue
    }
    if (prompt[match.index - 1] === '[') continue
    const rest = prompt.slice(match.index + 1, match.index + 1 + 256)
    if (!names.some(name => rest.startsWith(name))) unknown.push(`@${/^[\p{L}\p{N}_-]{1,32}/u.exec(rest)?.[0] ?? ''}`)
  }
  return unknown
}
