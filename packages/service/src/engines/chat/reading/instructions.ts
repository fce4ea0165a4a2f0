import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentGuide, INSTRUCTIONS } from '../../../catalog/scene-guide.ts'

/** What a model is asked about stills of its document. */
export const LOOKING = join(INSTRUCTIONS, 'looking.md')

/** How a prompt is written anew. */
export const REWRITING = join(INSTRUCTIONS, '../rewriting/system.md')

const readText = (path: string): string => readFileSync(path, 'utf8').trim()

/** The text that a model is told: the operator's file, or the built-in one. */
export const readInstructions = (path?: string): string =>
  path === undefined ? `${readText(join(INSTRUCTIONS, 'system.md'))}\n\n${documentGuide()}` : readText(path)
