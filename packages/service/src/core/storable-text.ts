// As long as anybody reads.
const MAX_CHARACTERS = 1_000

/**
 * A text that PostgreSQL takes, of no more than a thousand characters: others word errors, and half a letter or a zero byte
 * would keep what it stands in from being stored.
 */
export const storableText = (text: string): string => text.slice(0, MAX_CHARACTERS).replaceAll('\0', ' ').toWellFormed()
