import { readTable } from './word-data.ts'
import type { Features } from '../../setting/shot-list.ts'

type Feeling = NonNullable<Features['feeling']>

/** Words for a person's feeling: `a nervous young man`, `she smiles proudly`, 他惊讶地站着. */
export const FEELING_WORDS: readonly (readonly [RegExp, Feeling])[] = readTable('feeling-words', 'feelingWords')
