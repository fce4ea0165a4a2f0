import type { en } from './en.ts'

/** All texts of the page; a text with a placeholder is a function. */
export type Texts = Widened<typeof en> & {
  /** The API's English messages in the page's language. Missing ones stay English. */
  api?: ApiTexts
}
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> }

export type ApiTexts = {
  /** By reason, a whole sentence. */
  errors: Record<string, string>
  /** The problem of a field, after its name, by the pattern of the API's sentence. */
  problems: Record<ProblemShape, (...gaps: string[]) => string>
  /** A sentence, followed by the API's own words for details. */
  withWords: (sentence: string, words: string) => string
  field: (label: string, says: string) => string
  /** By id. */
  models: Record<string, string>
  /** Fields and values of scene documents. */
  scene: Record<string, string>
}

export type ProblemShape = 'required' | 'unwanted' | 'between' | 'oneOf' | 'atMost' | 'length' | 'entries' | 'exactly'
