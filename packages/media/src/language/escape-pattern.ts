/** Words as a part of a pattern that finds just them. */
export const escapePattern = (words: string): string => words.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`)
