import type { Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'

const LINES: ReadonlySet<string> = new Set(['🪢', '🧵'].map(pictogramCode))

/** A rope or a string. */
export const isLine = ({ what }: Subject): boolean => 'sprite' in what && LINES.has(what.sprite)
