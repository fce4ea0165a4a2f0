import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentGuide, INSTRUCTIONS } from '../../../catalog/scene-guide.ts'

/** The instructions for reviewing stills of a document. */
export const LOOKING = join(INSTRUCTIONS, 'looking.md')

/** The instructions for changing a document. */
export const CHANGING = join(INSTRUCTIONS, 'changing.md')

/** The instructions for rewriting a prompt. */
export const REWRITING = join(INSTRUCTIONS, '../rewriting/system.md')

/** The instructions for writing a film. */
export const WRITING = join(INSTRUCTIONS, '../writing/system.md')

const readText = (path: string): string => readFileSync(path, 'utf8').trim()

/** The instructions for a model: the operator's file, or the built-in text. */
export const readInstructions = (path?: string): string =>
  path === undefined ? `${readText(join(INSTRUCTIONS, 'system.md'))}\n\n${documentGuide()}` : readText(path)
