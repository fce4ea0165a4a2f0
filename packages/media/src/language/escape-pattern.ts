/** Escapes a text for a regular expression. */
export const escapePattern = (words: string): string => words.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`)
