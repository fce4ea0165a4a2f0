// Longer texts are not read.
const MAX_CHARACTERS = 1_000

/**
 * Makes a foreign text acceptable to PostgreSQL: at most a thousand characters, without lone surrogates or zero bytes.
 */
export const storableText = (text: string): string => text.slice(0, MAX_CHARACTERS).replaceAll('\0', ' ').toWellFormed()
