/** What somebody does: a verb by its English name, as it was written, and to or with which other. */
export type Deed = { verb: string; words: string; to?: number }
