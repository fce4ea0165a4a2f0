import type { Language } from '@kinora/media/language/detect-language'
import type { Form } from './lexicon.ts'
import type { Meaning } from './meaning.ts'

/** A stretch of a prompt that was understood as one, or one word that was not. */
export type Item = {
  from: number
  to: number
  text: string
  meaning: Meaning
  form: Form
  language: Language
  /** Ends a clause or a sentence and means nothing itself. */
  stop?: 'clause' | 'sentence'
  unknown?: true
  plural?: true
  possessive?: true
  mention?: true
  negated?: true
  /** Taken for a thing by its place in the sentence alone: nobody knows the word. */
  guessed?: true
}
