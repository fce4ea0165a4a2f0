/** The context of a match. */
export type Around = { before: string; after: string }

/**
 * Recognises one notation and returns how it is spoken, in words of its language; undefined passes to the next reader.
 * Patterns are sticky.
 */
export type Reader = { pattern: RegExp; say: (match: RegExpExecArray, around: Around) => string | undefined }

export function reader(pattern: RegExp, say: Reader['say']): Reader {
  return { pattern: new RegExp(pattern.source, `${pattern.flags.replaceAll(/[gy]/g, '')}y`), say }
}

/** For patterns made from the keys of a table, the longest first. */
export const anyKeyPattern = (table: Record<string, unknown>): string =>
  Object.keys(table)
    .toSorted((a, b) => b.length - a.length)
    .map(key => key.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')
