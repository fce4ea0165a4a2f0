import type { Language } from '@kinora/media/language/detect-language'
import type { Form } from './lexicon.ts'
import type { Meaning } from './meaning.ts'

/** A part of a prompt that was understood as a unit, or one word that was not understood. */
export type Item = {
  from: number
  to: number
  text: string
  meaning: Meaning
  form: Form
  language: Language
  /** Ends a clause or a sentence and has no meaning. */
  stop?: 'clause' | 'sentence'
  unknown?: true
  plural?: true
  possessive?: true
  mention?: true
  negated?: true
  /** An unknown word that is taken for a thing because of its position. */
  guessed?: true
  /** The words of its meaning, if other words of the prompt give it another. */
  sense?: string
}
