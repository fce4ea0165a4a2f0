import { readTable } from './word-data.ts'

/** Words by which prompts find an asset that looks like the named thing, and is another: a jaguar is no leopard. */
export const NEAR_NAMES: Readonly<Record<string, readonly string[]>> = readTable('near-names', 'near')
