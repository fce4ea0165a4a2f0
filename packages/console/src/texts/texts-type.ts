import type { en } from './en.ts'

/** Every text of the page; what has a gap is a function. */
export type Texts = Widened<typeof en> & {
  /** What the API says in English, in the language of the page. What is not here stays English. */
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
  /** What is wrong with a field, after its name, by the shape of the API's own sentence. */
  problems: Record<ProblemShape, (...gaps: string[]) => string>
  /** A sentence, and the API's own words, which tell more. */
  withWords: (sentence: string, words: string) => string
  field: (label: string, says: string) => string
  /** By id. */
  models: Record<string, string>
}

export type ProblemShape = 'required' | 'unwanted' | 'between' | 'oneOf' | 'atMost' | 'length' | 'entries' | 'exactly'
